import Foundation
import LegacyPlacesTesting
import PlacesEngine
import PlacesOffline

extension Command {
  /// Types a text through the legacy fetcher.
  static let `try` = Command(
    name: "try",
    abstract: "Types a text through the legacy fetcher and shows what happens.",
    help: { TryCommand.help },
    run: { (arguments, host) async throws(UsageError) in
      try await (TryCommand.self as any Trying.Type).run(TryOptions(arguments), host: host)
    })
}

/// What runs `try`.
///
/// A protocol, because the screen that is typed into goes with the legacy module and the command does not:
/// through a requirement the compiler has no message to give.
protocol Trying {
  @MainActor
  static func run(_ options: TryOptions, host: CommandHost) async throws(UsageError) -> ExitCode
}

/// The command `try`.
package enum TryCommand: Trying {
  package static var help: String {
    """
    Types a text through the legacy fetcher and shows what happens: which letters
    ask, what is predicted, the place chosen, what the session costs at list prices.

    Usage: legacy-places try "TEXT" [options]
           legacy-places try [options]          (on a terminal: type yourself)

    Options:
    \(HelpText.table(TryOptions.table))
    Exit codes: 0 done, also without a match; 1 the service answered with an error;
    2 wrong use; 74 the output could not be written.

    Examples:
      legacy-places try "sydney op"
      legacy-places try "par" --countries FR --types "(cities)" --policy economical
      PLACES_API_KEY=… legacy-places try "pizza" --service web --origin 40.73,-73.94

    """
  }

  @MainActor
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  static func run(_ options: TryOptions, host: CommandHost) async throws(UsageError) -> ExitCode {
    guard options.text?.isEmpty != true else {
      throw UsageError("TEXT is empty.", expected: #"something to type, such as "sydney op""#)
    }
    if options.text == nil, host.terminal == nil || options.json {
      throw UsageError(
        "there is no TEXT\(options.json ? " for --json" : ", and no terminal to type into").",
        expected: #"legacy-places try "sydney op""#)
    }
    let service: any PlacesService
    switch options.service {
    case .offline:
      service = try offline(options, host: host)
    case .web:
      let key = TypingText.trimmed(host.variables["PLACES_API_KEY"])
      guard !key.isEmpty else { return withoutKey(options, host) }
      service = host.webService(key)
    }
    let run = TryRun(
      options, service: service, isVirtual: options.service == .offline && options.text != nil,
      makeToken: host.makeToken)
    if let text = options.text {
      return try await run.typed(text, host: host)
    }
    guard let terminal = host.terminal else { return .wrongUse }
    return await LiveTyping(run: run, terminal: terminal, host: host).perform()
  }

  @MainActor
  private static func offline(
    _ options: TryOptions, host: CommandHost
  ) throws(UsageError) -> any PlacesService {
    do {
      return try host.offlineService(options.places.map { URL(fileURLWithPath: $0) })
    } catch {
      guard let places = options.places else {
        throw UsageError("the bundled places cannot be read: \(visible("\(error)"))")
      }
      throw UsageError(
        "--places cannot be \(quoted(places)): \(visible("\(error)"))",
        expected: "a file like the bundled one")
    }
  }

  /// Tells that there is no key; nothing was typed.
  @MainActor
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  private static func withoutKey(_ options: TryOptions, _ host: CommandHost) -> ExitCode {
    let failure = ServiceFailure(
      .keyInvalid, "No API key was provided: the environment variable PLACES_API_KEY is not set.")
    if options.json {
      let document = JSONValue.object([
        "command": .string("try"), "service": .string(options.service.rawValue),
        "error": TryJSON.error(failure, step: "key", types: options.types),
      ])
      host.write(document.text() + "\n")
    }
    return report(failure, options, host)
  }

  /// Tells a failure with its code and what to do next.
  @MainActor
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  static func report(
    _ failure: ServiceFailure, _ options: TryOptions, _ host: CommandHost
  ) -> ExitCode {
    host.print(
      TryText.error(failure, types: options.types), forErrors: true, noColor: options.noColor)
    return .serviceError
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension TryRun {
  /// Types the text, chooses, and prints what happened.
  fileprivate func typed(_ text: String, host: CommandHost) async throws(UsageError) -> ExitCode {
    await type(text)
    var outOfRange: UsageError?
    if case .predictions(let predictions) = outcome {
      if options.pick <= predictions.count {
        await choose(options.pick - 1, of: predictions)
      } else {
        outOfRange = UsageError(
          "there is no prediction \(options.pick) to pick.", expected: "--pick 1 to \(predictions.count)")
      }
    }
    if options.json {
      host.write(TryJSON.document(of: self).text() + "\n")
    } else {
      let text = TryText(
        run: self, columns: host.outputIsTerminal ? host.columns : nil,
        style: host.style(noColor: options.noColor))
      host.print(text.lines, noColor: options.noColor)
    }
    // Told at the end: what was asked was asked, and on the web it was billed.
    if let outOfRange { throw outOfRange }
    guard let failure else { return .success }
    return TryCommand.report(failure, options, host)
  }

  /// The failure that the run ends with, if any.
  var failure: ServiceFailure? {
    if case .failed(let failure) = outcome { return failure }
    if case .failed(let failure) = details { return failure }
    return nil
  }
}

/// A number and what it counts.
func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}
