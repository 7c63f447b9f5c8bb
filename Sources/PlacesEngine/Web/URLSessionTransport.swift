import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests through a URL session of its own that keeps nothing: no cookie, cache or credential.
///
/// Redirects are refused and arrive as what they are, a 3xx answer. Login challenges are refused, so that
/// a 401 arrives as a 401; on Linux without its body. An answer over the cap is cancelled as soon as the
/// excess is seen (on Linux the session may have buffered more by then).
package final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let delegate: SessionDelegate
  private let timeout: TimeInterval

  /// - Parameters:
  ///   - maximumBodySize: bytes an answer may have, after decompression.
  ///   - timeout: how long the line may be silent. The web service has its own limit for the whole call.
  package init(maximumBodySize: Int = 4_000_000, timeout: Duration = .seconds(60)) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // A little later than the web service's own limit, whose text is the better one.
    self.timeout = max(TimeInterval(timeout.components.seconds), 0) + 5
    configuration.timeoutIntervalForRequest = self.timeout
    delegate = SessionDelegate(maximumBodySize: maximumBodySize)
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit {
    // The session holds its delegate until told to let go.
    session.finishTasksAndInvalidate()
  }

  package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    // A task that is made but never started would stay with the session.
    try Task.checkCancellation()
    var wire = URLRequest(url: request.url)
    wire.httpMethod = request.method
    wire.httpBody = request.body
    wire.timeoutInterval = timeout
    for (name, value) in request.headers {
      wire.setValue(value, forHTTPHeaderField: name)
    }
    let task = session.dataTask(with: wire)
    let exchange = delegate.register(task)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if exchange.begin(continuation) { task.resume() }
      }
    } onCancel: {
      delegate.cancel(task)
    }
  }
}

/// The session's delegate: hands what it hears to the exchange that it belongs to.
private final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Locked<[Int: Exchange]>([:])
  private let maximumBodySize: Int

  init(maximumBodySize: Int) {
    self.maximumBodySize = maximumBodySize
  }

  func register(_ task: URLSessionTask) -> Exchange {
    let exchange = Exchange(maximumBodySize: maximumBodySize)
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
    return exchange
  }

  func cancel(_ task: URLSessionTask) {
    end(task, with: .failure(CancellationError()))
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  /// Answers the caller at once and stops the transfer, whatever the session makes of it.
  private func end(_ task: URLSessionTask, with result: Result<HTTPResponse, any Error>) {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.finish(result)
    task.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let passwordMethods = [
      NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
      NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodHTMLForm,
      NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
    ]
    let space = challenge.protectionSpace
    guard !space.isProxy(), passwordMethods.contains(space.authenticationMethod) else {
      return completionHandler(.performDefaultHandling, nil)
    }
    // On Linux the refusal ends the task as cancelled; then this head is all there is of the answer.
    if let response = challenge.failureResponse as? HTTPURLResponse {
      exchange(of: task)?.challenged(with: HTTPResponse(head: response))
    }
    completionHandler(.rejectProtectionSpace, nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      let head = HTTPResponse(head: response)
      exchange(of: dataTask)?.received(head: head)
      // An announced excess is refused before it is sent: on Linux a session reads ahead of its delegate.
      // The length of a packed body says nothing about the cap.
      if head.headers["content-encoding"] == nil, response.expectedContentLength > maximumBodySize {
        let excess = TransportFailure.tooLarge(status: response.statusCode, limit: maximumBodySize)
        end(dataTask, with: .failure(excess))
      }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let excess = exchange(of: dataTask)?.received(data) else { return }
    end(dataTask, with: .failure(excess))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.completed(error)
  }
}

extension HTTPResponse {
  fileprivate init(head: HTTPURLResponse) {
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in head.allHeaderFields {
      headers[name.lowercased()] = value
    }
    self.init(status: head.statusCode, headers: headers)
  }
}
