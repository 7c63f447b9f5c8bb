import Foundation

/// One request under way: collects the answer and resumes the waiting caller exactly once.
final class Exchange: Sendable {
  private struct State: Sendable {
    var waiting: CheckedContinuation<HTTPResponse, any Error>?
    /// The outcome, when it came before the caller waited.
    var early: Result<HTTPResponse, any Error>?
    var isOver = false
    var answer: HTTPResponse?
    var challenge: HTTPResponse?
  }

  private let state = Locked(State())
  private let maximumBodySize: Int

  init(maximumBodySize: Int) {
    self.maximumBodySize = maximumBodySize
  }

  /// Lets the caller wait; `false` when the exchange is over already and must not be started.
  func begin(_ continuation: CheckedContinuation<HTTPResponse, any Error>) -> Bool {
    let early = state.withLock { state in
      if state.early == nil { state.waiting = continuation }
      return state.early
    }
    guard let early else { return true }
    continuation.resume(with: early)
    return false
  }

  /// Ends the exchange; only the first call counts.
  func finish(_ result: Result<HTTPResponse, any Error>) {
    let waiting = state.withLock { state -> CheckedContinuation<HTTPResponse, any Error>? in
      guard !state.isOver else { return nil }
      state.isOver = true
      if state.waiting == nil { state.early = result }
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(with: result)
  }

  /// Notes status and headers.
  func received(head: HTTPResponse) {
    state.withLock { $0.answer = head }
  }

  /// Notes the answer that came with a login challenge, in case no other follows.
  func challenged(with head: HTTPResponse) {
    state.withLock { $0.challenge = head }
  }

  /// Adds a part of the body; a failure when it is more than an answer may have.
  func received(_ data: Data) -> ServiceFailure? {
    state.withLock { state in
      let size = (state.answer?.body.count ?? 0) + data.count
      guard size <= maximumBodySize else {
        return TransportFailure.tooLarge(status: state.answer?.status, limit: maximumBodySize)
      }
      state.answer?.body.append(data)
      return nil
    }
  }

  /// The session is done with the request.
  func completed(_ error: (any Error)?) {
    let (answer, challenge) = state.withLock { ($0.answer, $0.challenge) }
    if let answer, error == nil {
      finish(.success(answer))
    } else if let challenge {
      finish(.success(challenge))
    } else if let error {
      finish(.failure(TransportFailure.failure(for: error, answerHadBegun: answer != nil)))
    } else {
      finish(.failure(ServiceFailure(.server, "The places service answered without a status. Try again.")))
    }
  }
}
