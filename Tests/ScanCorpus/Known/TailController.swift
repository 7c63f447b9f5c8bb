import UIKit
import GooglePlaces

/// The last line has no newline and ends in a finding.
final class TailController: UIViewController {

    var placesClient: GMSPlacesClient!
    var model = TailModel()
    weak var fetcherOwner: FetcherOwner?

    convenience init(client: GMSPlacesClient) {
        self.init(nibName: nil, bundle: nil)
        placesClient = client
    }

    func run(on queue: DispatchQueue, model: TailModel) {
        queue.async { [weak self] in
            self?.placesClient?.lookUpPlaceID("a") { _, _ in self?.model.clearResults() }
            model.clearResults()
        }
        [1, 2].forEach { _ in self.placesClient.lookUpPlaceID("b", callback: done) }
        anyFetchers.forEach { box in box.sourceTextHasChanged("c") }
        anyFetchers.first?.current.provide(nil)
    }

    func done(_ place: GMSPlace?, _ error: Error?) {}
}

struct TailModel { func clearResults() {} }

func tail(_ place: Any) -> Bool { return place is GMSPlace }; let last: GMSPlace? = nil; typealias Last = GMSPlacesClient