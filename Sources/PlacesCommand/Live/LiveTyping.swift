import LegacyPlaces
import PlacesEngine

/// Connects a terminal, the live type-ahead and a run: the user types, the legacy fetcher answers.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
final class LiveTyping {
  private let run: TryRun
  private let terminal: any LiveTerminal
  private let host: CommandHost
  private let style: Style
  private var state: LiveState
  private var decoder = KeyDecoder()
  /// The predictions whose rows are on the screen.
  private var shown: [GMSAutocompletePrediction] = []
  private var isDrawing = false

  init(run: TryRun, terminal: any LiveTerminal, host: CommandHost) {
    self.run = run
    self.terminal = terminal
    self.host = host
    style = host.style(noColor: run.options.noColor)
    state = LiveState(footer: [
      StyledText(TryText.serviceLine(run.options), .dim),
      StyledText("Up and down choose, Enter shows the place, Esc leaves.", .dim),
    ])
  }

  /// Runs until the user chooses or leaves; the terminal is as before when it returns.
  func perform() async -> ExitCode {
    guard terminal.begin() else {
      host.writeError("legacy-places try: the terminal cannot be switched to single keys. Give a TEXT.\n")
      return .wrongUse
    }
    isDrawing = true
    run.onChange = { self.answered() }
    run.service.onRequest = { self.draw() }
    defer {
      run.onChange = {}
      run.service.onRequest = {}
    }
    draw()
    let choice = await type()
    isDrawing = false
    terminal.end()
    return await finish(choice)
  }

  /// - Returns: the row that was chosen, or `nil`.
  private func type() async -> Int? {
    for await input in terminal.input {
      let keys: [Key]
      switch input {
      case .bytes(let bytes): keys = decoder.feed(bytes)
      case .pause: keys = decoder.pause()
      case .resized: keys = []
      case .closed: return nil
      }
      for key in keys {
        switch state.handle(key) {
        case .textChanged(let text):
          // An empty list is not told twice (D2), so "no match" is taken back here.
          if isTooShort, state.content == .noMatch { state.show(.nothing) }
          run.change(to: text)
        case .choose(let index): return index
        case .leave: return nil
        case nil: break
        }
      }
      draw()
    }
    return nil
  }

  private func answered() {
    switch run.outcome {
    case .predictions(let predictions):
      shown = predictions
      state.show(.rows(predictions.map { style.fitting(PredictionRow.text(of: $0)) }))
    case .noMatch:
      state.show(isTooShort ? .nothing : .noMatch)
    case .notAsked:
      state.show(.nothing)
    case .failed(let failure):
      state.show(.failed(TryText.error(failure, types: run.options.types)))
    }
    draw()
  }

  private var isTooShort: Bool {
    TypingText.trimmed(state.text).count < run.options.policy.policy.minimumLength
  }

  private func draw() {
    guard isDrawing else { return }
    state.isAsking = run.service.requests.last.map { $0.outcome == nil } ?? false
    let size = terminal.size
    terminal.write(state.screen(columns: size.columns, rows: size.rows).drawing(style))
  }

  /// Prints what is left when the screen is the user's again.
  private func finish(_ choice: Int?) async -> ExitCode {
    var lines = TryText.head(run)
    await run.stop()
    if let choice, shown.indices.contains(choice) {
      lines.append(StyledText("Chosen: ") + PredictionRow.text(of: shown[choice]))
      await run.choose(choice, of: shown)
    }
    lines += TryText.end(of: run)
    host.print(lines, noColor: run.options.noColor)
    // While typing, an error was on the screen; it ends nothing.
    guard case .failed(let failure) = run.details else { return .success }
    return TryCommand.report(failure, run.options, host)
  }
}
