import UIKit
import GooglePlaces

struct Palette {
    var background: UIColor
    var primaryTextColor: UIColor
    var secondaryTextColor: UIColor
}

/// A dark variant of GMSAutocompleteViewController.
class ThemedAutocompleteController: GMSAutocompleteViewController {

    let palette: Palette

    init(palette: Palette) {
        self.palette = palette
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let filter = GMSAutocompleteFilter()
        filter.type = .geocode
        autocompleteFilter = filter
        self.placeFields = [.name, .placeID]
        tableCellBackgroundColor = palette.background
        tableCellSeparatorColor = .separator
        primaryTextColor = palette.primaryTextColor
        self.secondaryTextColor = palette.secondaryTextColor
        primaryTextHighlightColor = .white
        tintColor = .systemPink
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

extension GMSAutocompleteResultsViewController {

    func apply(_ palette: Palette) {
        primaryTextColor = palette.primaryTextColor
        secondaryTextColor = palette.secondaryTextColor
    }
}

final class ThemePreview {

    var palette = Palette(background: .black, primaryTextColor: .white, secondaryTextColor: .gray)

    func brighten() {
        palette.primaryTextColor = .white
        palette.secondaryTextColor = .lightGray
        ThemeStore.main.current.primaryTextColor = .white
        ThemeStore.main.current.tableCellSeparatorColor = .clear
    }
}
