import GooglePlaces

extension GMSAutocompletePrediction: @retroactive Identifiable {
    public var id: String { placeID }
}

extension GMSPlace: @unchecked @retroactive Sendable {}
extension GMSPlaceOpenStatus: @retroactive CustomStringConvertible {
    public var description: String { "\(rawValue)" }
}

struct PlaceBox: @unchecked Sendable {
    let place: GMSPlace
    let bias: (any GMSPlaceLocationBias)?
    let limit: any GMSPlaceLocationRestriction
    nonisolated(unsafe) static var last: GMSPlace?
}

actor PlaceCache {

    private var boxes: [GMSPlace.ID: PlaceBox] = [:]

    func keep(_ box: sending PlaceBox) {
        boxes[box.place.id] = box
    }

    func status(_ id: String) -> GMSPlaceOpenStatus? {
        guard let place: GMSPlace = boxes[id]?.place else { return nil }
        return place.isOpen(at: .now)
    }
}

extension GMSPlace: @retroactive Identifiable {
    public var id: String { placeID ?? "" }
}
