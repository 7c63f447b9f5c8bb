import LegacyPlaces

// Family 37: errors.

/// Asks something that fails with the code -12.
func shapeFailure(_ then: @escaping (Error) -> Void) {
  let filter = GMSAutocompleteFilter()
  filter.country = "GBR"
  GMSPlacesClient.shared().autocompleteQuery("x", bounds: nil, filter: filter) { results, error in
    if let error = error, results == nil { then(error) }
  }
}

class Shape37aNSError {
  func text(_ error: Error) -> [String] {
    let nsError = error as NSError
    return [nsError.domain, "\(nsError.code)", "\(nsError.localizedDescription.isEmpty)"]
  }
}

class Shape37bSwitch {
  func message(_ error: Error?) -> String {
    guard let nsError = error as NSError?, nsError.domain == kGMSPlacesErrorDomain else { return "other" }
    guard let code = GMSPlacesErrorCode(rawValue: nsError.code) else { return "unknown" }
    switch code {
    case .networkError, .serverError, .internalError:
      return "try again"
    case .keyInvalid, .keyExpired, .accessNotConfigured, .incorrectBundleIdentifier:
      return "set up"
    case .usageLimitExceeded, .rateLimitExceeded, .deviceRateLimitExceeded:
      return "too many"
    case .invalidRequest:
      return "bad request"
    default:
      return "failed"
    }
  }
}

class Shape37cTable {
  let messages: [GMSPlacesErrorCode: (String, String)] = [
    .networkError: ("No connection", "Check the network."),
    .usageLimitExceeded: ("Busy", "Try later."),
    .invalidRequest: ("Bad request", "Change the search."),
  ]

  func message(_ error: Error) -> String {
    let code = GMSPlacesErrorCode(rawValue: (error as NSError).code) ?? .internalError
    return messages[code]?.0 ?? "Error"
  }
}

class Shape37dNumbers {
  func isSetUpProblem(_ error: NSError) -> Bool {
    if error.code == -9 || error.code == 400 {
      return true
    }
    return error.code == GMSPlacesErrorCode.keyInvalid.rawValue
  }

  func value(_ raw: GMSPlacesErrorCode.RawValue) -> Int {
    return raw
  }
}

class Shape37eUnderlying {
  func text(_ error: Error?) -> [String] {
    guard let error = error as NSError? else { return [] }
    let reason = error.localizedFailureReason ?? error.localizedDescription
    let under = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return ["\(reason == error.localizedDescription)", under?.domain ?? "nothing below"]
  }
}

class Shape37fWithoutKey {
  var shown: String?

  func search(done: @escaping (String) -> Void) {
    GMSPlacesClient.shared().lookUpPlaceID(
      "",
      callback: { place, error in
        if let error = error {
          self.shown = "Error: \((error as NSError).code)"
          done(self.shown!)
          return
        }
        done(place?.name ?? "nothing")
      })
  }
}

extension ShapeCatalogue {
  static let errors = [
    Shape("37a", "error as NSError", gives: ["com.google.places.ErrorDomain", "-12", "false"]) { report in
      shapeFailure { report.send(Shape37aNSError().text($0)) }
    },
    Shape(
      "37b", "kGMSPlacesErrorDomain, GMSPlacesErrorCode(rawValue:), switch", gives: ["bad request", "other"]
    ) {
      report in
      shapeFailure { report.send([Shape37bSwitch().message($0), Shape37bSwitch().message(nil)]) }
    },
    Shape("37c", "[GMSPlacesErrorCode: (String, String)]", gives: ["Bad request"]) { report in
      shapeFailure { report.send([Shape37cTable().message($0)]) }
    },
    Shape("37d", "bare integers, RawValue", gives: ["false", "true", "-12"]) { report in
      shapeFailure {
        let shape = Shape37dNumbers()
        let wrongKey = NSError(domain: kGMSPlacesErrorDomain, code: -4, userInfo: nil)
        report.send([
          "\(shape.isSetUpProblem($0 as NSError))", "\(shape.isSetUpProblem(wrongKey))",
          "\(shape.value(GMSPlacesErrorCode.invalidRequest.rawValue))",
        ])
      }
    },
    Shape("37e", "failure reason and underlying error", gives: ["true", "nothing below"]) { report in
      shapeFailure { report.send(Shape37eUnderlying().text($0)) }
    },
    Shape("37f", "an empty id", gives: ["Error: -12"]) { report in
      let shape = report.keep(Shape37fWithoutKey())
      shape.search { report.send([$0]) }
    },
  ]
}
