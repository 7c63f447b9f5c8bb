import LegacyPlaces

// Family 5: registering a key.

class Shape05aAppDelegate: NSObject {
  func application(didFinishLaunchingWithOptions launchOptions: [String: Any]?) -> Bool {
    GMSPlacesClient.provideAPIKey("AIza-not-a-key")
    return true
  }
}

class Shape05bLogging {
  // Seen in public code: the call inside a log line.
  func setUp() -> String {
    return "Places ready: \(GMSPlacesClient.provideAPIKey("AIza-not-a-key"))"
  }
}

class Shape05cChecked {
  let apiKey: String

  init(apiKey: String) {
    self.apiKey = apiKey
  }

  func configure() -> Bool {
    if GMSPlacesClient.provideAPIKey(apiKey) == false {
      return false
    }
    let accepted = GMSPlacesClient.provideAPIKey(apiKey)
    return accepted
  }
}

struct Shape05dMain {
  static let googleKey = "AIza-not-a-key"

  init() {
    _ = GMSPlacesClient.provideAPIKey(Shape05dMain.googleKey)
  }

  func versions() -> [String] {
    let version = "SDK \(GMSPlacesClient.sdkVersion()), \(GMSPlacesClient.sdkLongVersion())"
    let licence: String = GMSPlacesClient.openSourceLicenseInfo()
    return ["\(version.isEmpty)", "\(licence.isEmpty)"]
  }
}

extension ShapeCatalogue {
  static let keys = [
    Shape("05a", "provideAPIKey as a statement", gives: ["true"]) { report in
      report.send(["\(Shape05aAppDelegate().application(didFinishLaunchingWithOptions: nil))"])
    },
    Shape("05b", "provideAPIKey inside an interpolation", gives: ["Places ready: true"]) { report in
      report.send([Shape05bLogging().setUp()])
    },
    Shape("05c", "the result of provideAPIKey used", gives: ["true", "false"]) { report in
      report.send(
        ["\(Shape05cChecked(apiKey: "AIza-not-a-key").configure())"]
          + ["\(Shape05cChecked(apiKey: "").configure())"])
    },
    Shape("05d", "_ = provideAPIKey, sdkVersion, licences", gives: ["false", "false"]) { report in
      report.send(Shape05dMain().versions())
    },
  ]
}
