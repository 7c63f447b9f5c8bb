import UIKit
import GooglePlaces

// 列はUTF-8のバイト数で数える。
final class 地点検索画面: UIViewController {

    let 顧客 = GMSPlacesClient.shared(); let 絵 = "🗺️"; let 予備: GMSPlacesClient? = nil
    var 候補: [GMSAutocompletePrediction] = []; var 詳細: GMSPlace?
    let 見出し = ["東京": "GMSPlace", "café": "☕️"]; let 印 = GMSAutocompleteSessionToken()

    func 検索(_ 文字列: String) {
        /* 🔎 */ 顧客.findAutocompletePredictions(fromQuery: "🏙️ " + 文字列, filter: GMSAutocompleteFilter(), sessionToken: 印) { 結果, _ in
            self.候補 = 結果 ?? []
        }
    }

    func 取得(_ 番号: Int) {
        print("👩‍👩‍👧 \(番号)"); 顧客.fetchPlace(fromPlaceID: "é\(候補[番号].placeID)", placeFields: .name, sessionToken: nil) { 場所, _ in self.詳細 = 場所 }
    }

    func 🚕(_ ä: GMSPlace) -> GMSPlace { return ä }

	func naïveté() { let ö = "ö"; print(ö); 予備?.lookUpPlaceID("ö") { _, _ in } }
}
