import Foundation
import CoreLocation

// Google's names, declared by hand for builds without the SDK.

public class GMSPlacesClient: NSObject {
    public static let instance = GMSPlacesClient()
    public class func shared() -> GMSPlacesClient { return instance }
    public class func provideAPIKey(_ key: String) -> Bool { return !key.isEmpty }
}

public final class GMSPlace: NSObject {
    public var name: String?
    public var placeID: String?
    public var coordinate = CLLocationCoordinate2D()
}

public struct GMSPlaceField: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let name = GMSPlaceField(rawValue: 1 << 0)
    public static let placeID = GMSPlaceField(rawValue: 1 << 1)
}

public enum GMSPlacesErrorCode: Int { case networkError = -1, serverError = -2 }

public typealias GMSPlaceResultCallback = (GMSPlace?, Error?) -> Void

@objc public protocol GMSPlaceLocationBias: NSObjectProtocol {}

extension GMSPlace {
    convenience init(name: String) {
        self.init()
        self.name = name
    }
}

func demo(done: GMSPlaceResultCallback) -> GMSPlaceLocationBias? {
    done(GMSPlace(name: "x"), nil)
    print(GMSPlacesClient.shared(), GMSPlaceField.name, GMSPlacesErrorCode.networkError)
    return nil
}
