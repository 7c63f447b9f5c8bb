import UIKit
import GooglePlaces

/// House style for the full-screen search.
class AddressAutocompleteController: GMSAutocompleteViewController {

    private let region: String

    init(region: String) {
        self.region = region
        super.init(nibName: nil, bundle: nil)
        tableCellBackgroundColor = Palette.paper
        self.primaryTextColor = Palette.ink
        secondaryTextColor = Palette.ink.withAlphaComponent(0.6)
        placeFields = [.name, .formattedAddress, .coordinate]
    }

    required init?(coder aDecoder: NSCoder) {
        region = "gb"
        super.init(coder: aDecoder)
    }

    override var autocompleteFilter: GMSAutocompleteFilter? {
        didSet { print("autocompleteFilter changed", region) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let filter = GMSAutocompleteFilter()
        filter.country = region
        filter.type = .establishment
        autocompleteFilter = filter
        let primaryTextHighlightColor = Palette.accent
        view.tintColor = primaryTextHighlightColor
        UIView.animate(withDuration: 0.2) { self.tableCellSeparatorColor = .clear }
    }

    func limit(to area: MapArea) {
        setAutocompleteBoundsUsingNorthEastCorner(area.northEast, southWestCorner: area.southWest)
        self.autocompleteBoundsMode = GMSAutocompleteBoundsMode.restrict
    }
}

extension AddressAutocompleteController {
    @objc func useEverything() { placeFields = GMSPlaceField.all }
    var summary: String { "fields: \(self.placeFields.rawValue), \(autocompleteFilter?.country ?? "autocompleteFilter")" }
}

// One more level.
final class OfficeAutocompleteController: AddressAutocompleteController {
    func plain() {
        primaryTextColor = .label
        self.autocompleteFilter = nil
    }
}

extension GMSAutocompleteViewController {
    func dark() -> Self {
        primaryTextColor = .white
        tableCellBackgroundColor = .black
        navigationController?.topViewController?.view.tintColor = .white
        return self
    }
}

struct Palette { static let paper = UIColor.white, ink = UIColor.black, accent = UIColor.red }

struct MapArea { var northEast, southWest: CLLocationCoordinate2D }

struct PaletteEditor {
    var primaryTextColor = Palette.ink, secondaryTextColor = Palette.paper
    mutating func swap() {
        (primaryTextColor, secondaryTextColor) = (secondaryTextColor, primaryTextColor)
        self.primaryTextColor = Palette.accent
    }
}
