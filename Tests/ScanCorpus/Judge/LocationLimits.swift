// swift-tools: 6, strict concurrency
@preconcurrency import GooglePlaces
internal import CoreLocation

public typealias AnyArea = any GMSPlaceLocationBias & GMSPlaceLocationRestriction

@MainActor
public struct LocationLimits<Token: GMSAutocompleteSessionToken> {

    public enum Area: Sendable {
        case box(north: Double, south: Double, east: Double, west: Double)
        case circle(CLLocationCoordinate2D, metres: Double)
    }

    nonisolated(unsafe) static let filter = GMSAutocompleteFilter()
    var bias: (any GMSPlaceLocationBias)?
    var restriction: (GMSPlaceLocationBias & GMSPlaceLocationRestriction)?
    let tokens: [Token]

    public func option(for area: Area) -> AnyArea {
        switch area {
        case let .box(n, s, e, w):
            return GMSPlaceRectangularLocationOption(
                CLLocationCoordinate2D(latitude: n, longitude: e),
                CLLocationCoordinate2D(latitude: s, longitude: w)
            )
        case .circle(let centre, let metres):
            return GMSPlaceCircularLocationOption(centre, metres)
        }
    }

    // Somebody typed these in from a map; the first is upside down.
    func presets() -> [any GMSPlaceLocationRestriction] {
        [
            GMSPlaceRectangularLocationOption(CLLocationCoordinate2DMake(47.3, 8.7), CLLocationCoordinate2DMake(47.5, 8.4)),
            GMSPlaceRectangularLocationOption(CLLocationCoordinate2DMake(47.5, 8.7), CLLocationCoordinate2DMake(47.3, 8.4)),
            // east of west is the other way round across the date line, which is allowed
            GMSPlaceRectangularLocationOption(.init(latitude: -16, longitude: -179.5), .init(latitude: -19.2, longitude: 176.8)),
        ]
    }

    mutating func pin(_ here: CLLocationCoordinate2D, _ there: CLLocationCoordinate2D) {
        bias = GMSPlaceRectangularLocationOption(here, here)
        restriction = GMSPlaceRectangularLocationOption(here, there)
        Self.filter.locationBias = bias
        Self.filter.countries = ["ch", "LI"]
        Self.filter.countries = ["AUT", "de", "CHE"]
    }
}

extension GMSPlaceOpenStatus: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .open: "open"
        case .closed: "closed"
        default: "GMSPlaceOpenStatusUnknown"
        }
    }
}
