import GooglePlaces

enum SearchKind: Int, CaseIterable {
    case everything, city, shop, area, address
}

struct FilterFactory {

    var countryCode: String? = "NO"

    func filter(for kind: SearchKind) -> GMSAutocompleteFilter {
        let filter = GMSAutocompleteFilter()
        switch kind {
        case .everything:
            filter.type = .noFilter
        case .city:
            filter.types = [kGMSPlaceTypeCollectionCity]
        case .shop:
            filter.types = [kGMSPlaceTypeBakery, kGMSPlaceTypeCafe, kGMSPlaceTypeRestaurant]
        case .area:
            filter.types = ["(regions)"]
        case .address:
            filter.types = [kGMSPlaceTypeCollectionAddress]
        }
        filter.country = countryCode
        return filter
    }

    func british() -> GMSAutocompleteFilter {
        let filter = GMSAutocompleteFilter()
        filter.countries = ["GBR"]
        filter.types = ["address"]
        return filter
    }

    func american() -> GMSAutocompleteFilter {
        let filter = GMSAutocompleteFilter()
        filter.country = "USA"
        filter.type = GMSPlacesAutocompleteTypeFilter.establishment
        return filter
    }

    func mixed() -> GMSAutocompleteFilter {
        let filter = GMSAutocompleteFilter()
        filter.countries = ["us", "CAN", "MX", "United Kingdom"]
        filter.types = ["establishment", "geocode"]
        return filter
    }

    func restored(_ raw: Int) -> GMSPlacesAutocompleteTypeFilter {
        guard let type = GMSPlacesAutocompleteTypeFilter(rawValue: raw) else { return .noFilter }
        return type
    }
}

final class ContactForm {

    struct Field {
        var type: SearchKind = .everything
        var country: String = ""
        var types: [String] = []
    }

    func addressField() -> Field {
        var field = Field()
        field.type = .address
        field.country = "Deutschland"
        field.types = ["address"]
        return field
    }
}
