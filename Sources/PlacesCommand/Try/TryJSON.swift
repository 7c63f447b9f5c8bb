import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

/// A run as one JSON document.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
enum TryJSON {
  static func document(of run: TryRun) -> JSONValue {
    let options = run.options
    let predictions: [GMSAutocompletePrediction]
    if case .predictions(let found) = run.outcome { predictions = found } else { predictions = [] }
    return .object([
      "command": .string("try"),
      "version": .string(LegacyPlacesCommand.version),
      "service": .string(options.service.rawValue),
      "places": options.places.map { .string($0) },
      "text": options.text.map { .string($0) },
      "with": options.shape.isEmpty
        ? nil : .object(options.shape.map { JSONValue.Member(name: $0.name, value: .string($0.value)) }),
      "policy": .string(options.policy.name),
      "virtualTime": .bool(run.stage.isVirtual),
      "paceMilliseconds": .int(options.pace.milliseconds),
      "keystrokes": keystrokes(of: run),
      "requests": .array(run.service.requests.map(request)),
      "predictions": .array(predictions.map(prediction)),
      "pick": run.chosen.map { .int($0 + 1) },
      "place": place(of: run),
      "session": SessionSummary(run).map(session),
      "notices": run.notices.isEmpty ? nil : .strings(run.notices),
      "error": run.failure.map {
        error($0, step: run.chosen == nil ? "predictions" : "details", types: options.types)
      },
    ])
  }

  private static func keystrokes(of run: TryRun) -> JSONValue {
    let lines = TimeLine(run.keystrokes, run.service.requests).lines
    return .array(
      lines.map { line in
        .object([
          "milliseconds": .int(line.time.milliseconds),
          "text": .string(line.text),
          "requests": .array(line.requests.map { .int($0.number) }),
        ])
      })
  }

  private static func request(_ request: MeteredService.Request) -> JSONValue {
    var outcome = "underWay"
    var count: Int?
    var failure: ServiceFailure?
    switch request.outcome {
    case .answered(let found): (outcome, count) = ("answered", found)
    case .failed(let found): (outcome, failure) = ("failed", found)
    case .cancelled: outcome = "cancelled"
    case nil: break
    }
    return .object([
      "number": .int(request.number),
      "milliseconds": .int(request.time.milliseconds),
      "text": .string(request.text),
      "outcome": .string(outcome),
      "predictions": count.map { .int($0) },
      "code": failure.map { .int($0.kind.rawValue) },
    ])
  }

  /// Match ranges are `[location, length]` in UTF-16 units, as `NSRange` counts.
  private static func prediction(_ prediction: GMSAutocompletePrediction) -> JSONValue {
    func text(_ text: NSAttributedString) -> JSONValue {
      .object([
        "text": .string(text.string),
        "matches": .array(
          PredictionRow.matches(in: text).map { .array([.int($0.location), .int($0.length)]) }),
      ])
    }
    return .object([
      "placeID": .string(prediction.placeID),
      "fullText": text(prediction.attributedFullText),
      "primaryText": text(prediction.attributedPrimaryText),
      "secondaryText": prediction.attributedSecondaryText.map(text),
      "types": .strings(prediction.types),
      "distanceMeters": prediction.distanceMeters.map { .int($0.intValue) },
    ])
  }

  /// The place with the web service's names; what was not asked for or not known is absent.
  private static func place(of run: TryRun) -> JSONValue? {
    guard case .place(let place) = run.details, let data = try? JSONEncoder().encode(place.place) else {
      return nil
    }
    return try? JSONDecoder().decode(JSONValue.self, from: data)
  }

  private static func session(_ summary: SessionSummary) -> JSONValue {
    .object([
      "token": .string(summary.session.token),
      "requests": .int(summary.session.requests),
      "details": .int(summary.detailsCalls),
      "end": .string(summary.end),
      "tier": summary.tier.map { .string($0) },
      "bill": BillJSON.value(summary.bill, pricesOf: summary.pricesOf),
    ])
  }

  static func error(_ failure: ServiceFailure, step: String, types: [String]) -> JSONValue {
    .object([
      "step": .string(step),
      "code": .int(failure.kind.rawValue),
      "name": .string("\(failure.kind)"),
      "message": .string(failure.message),
      "next": .string(ServiceAdvice.next(after: failure, types: types)),
      "httpStatus": failure.httpStatus.map { .int($0) },
      "serverMessage": failure.serverMessage.map { .string($0) },
    ])
  }
}

/// A bill as JSON.
enum BillJSON {
  static func value(_ bill: [BillLine], pricesOf date: String) -> JSONValue {
    .object([
      "lines": .array(
        bill.map { line in
          .object([
            "sku": .string(line.sku.rawValue),
            "calls": .int(line.calls),
            "dollars": line.listPrice.map { .double(rounded($0)) },
          ])
        }),
      "dollars": .double(rounded(bill.listPrice)),
      "pricesOf": .string(date),
    ])
  }

  /// To a millionth of a dollar: sums of binary fractions have tails that mean nothing.
  private static func rounded(_ dollars: Double) -> Double {
    (dollars * 1_000_000).rounded() / 1_000_000
  }
}
