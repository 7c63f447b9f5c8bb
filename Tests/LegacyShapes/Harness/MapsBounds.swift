#if WithoutCoordinateBounds
  import LegacyPlaces

  // What stands in for GoogleMaps, whose users build without our class of this name.

  class GMSCoordinateBounds: NSObject {
    private var corners: [CLLocationCoordinate2D]

    override init() {
      corners = []
      super.init()
    }

    init(coordinate coord1: CLLocationCoordinate2D, coordinate coord2: CLLocationCoordinate2D) {
      corners = [coord1, coord2]
      super.init()
    }

    private init(corners: [CLLocationCoordinate2D]) {
      self.corners = corners
      super.init()
    }

    var isValid: Bool { !corners.isEmpty }

    var northEast: CLLocationCoordinate2D {
      CLLocationCoordinate2D(
        latitude: corners.map(\.latitude).max() ?? -180, longitude: corners.map(\.longitude).max() ?? -180)
    }

    var southWest: CLLocationCoordinate2D {
      CLLocationCoordinate2D(
        latitude: corners.map(\.latitude).min() ?? -180, longitude: corners.map(\.longitude).min() ?? -180)
    }

    func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
      GMSCoordinateBounds(corners: corners + [coordinate])
    }

    func includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
      GMSCoordinateBounds(corners: corners + other.corners)
    }

    func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
      isValid && (southWest.latitude...northEast.latitude).contains(coordinate.latitude)
        && (southWest.longitude...northEast.longitude).contains(coordinate.longitude)
    }

    func intersects(_ other: GMSCoordinateBounds) -> Bool {
      isValid && other.isValid
        && southWest.latitude <= other.northEast.latitude && other.southWest.latitude <= northEast.latitude
        && southWest.longitude <= other.northEast.longitude
        && other.southWest.longitude <= northEast.longitude
    }
  }

  // The one line that such an app adds.
  extension GMSCoordinateBounds: LegacyCoordinateBounds {}
#endif
