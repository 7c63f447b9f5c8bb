import UIKit;import GooglePlaces;import CoreLocation
typealias 📍=GMSPlace
let 🗺=GMSPlacesClient.shared(),é="é";let ключ="GMSPlacesClient"
enum 🍽:String{case 🍕="pizza🍕",🍣="GMSPlace🍣"}
func find(_ t:String,_ f:@escaping([📍],[GMSPlace])->()){/*🙂*/🗺.autocompleteQuery(t,bounds:nil,filter:nil){r,e in f([],[]);print("🙂",r as [GMSAutocompletePrediction]?,e as Any)}}
struct Pins{var 🔑:GMSAutocompleteSessionToken?;var clé = GMSAutocompleteSessionToken();var 漢字:[GMSAutocompletePrediction]=[]
 func go(_ q:String){🗺.findAutocompletePredictions(fromQuery:q,filter:nil,sessionToken:clé){_,_ in};🗺.findAutocompletePredictions(fromQuery:"🧭\(q)",filter:nil,sessionToken:nil){_,_ in}}
 func aller(_ id:String){/*🚕🚕*/🗺.fetchPlace(fromPlaceID:id,placeFields:[.name],sessionToken:GMSAutocompleteSessionToken()){p,_ in print("→ \(p?.name ?? "∅") ←",(p as GMSPlace?)as Any)}}
 func été(_ été:GMSAutocompleteFilter){été.type = .address;été.country="fr";été.countries=["fr","BEL"];été.types=["🏠"]}
}
extension Pins{var ñ:String{"ñ\(GMSPlacesClient.sdkVersion())ñ\("🙂\(GMSPlacesClient.openSourceLicenseInfo())")ñ"}}
// 🙂 GMSPlace
final class 🔎:NSObject{
    var 📋 = GMSAutocompleteTableDataSource(),🎨:Colours? = nil
	func 🖍(_ s:String?){	📋.primaryTextColor = .red;	self.📋.sourceTextHasChanged(s);🎨?.primaryTextColor = .red;	📋.clearResults()	}
}
struct Colours{var primaryTextColor=UIColor.blue}
protocol 📣{ func prêt(_ p:GMSPlace?) }


//  ----
// same again for the watch, without 🎨
/*  🚧 old:
    let 🗺 = GMSPlacesClient()
*/

#if targetEnvironment(simulator)
let 🧪:[GMSPlaceField]=[.name,GMSPlaceField.all]
#endif
let fin = "\u{1F600} \(type(of: GMSPlacesClient.self)) \u{1F600}" ; let 終 = "終" ; let last : GMSPlaceResultCallback? = nil
