import Foundation
import LoopbackServer
import Testing

@testable import PlacesEngine

private let query = PredictionQuery(input: "syd")
private let detailsQuery = DetailsQuery(placeID: "A", fields: ["id"])

/// What the web service keeps, gives up and never tells, over real sockets.
@Suite("Web service behaviour", .timeLimit(.minutes(1)))
struct WebServiceTests {
  @Test("both calls arrive with the documented bytes and nothing else that tells who asks")
  func bytesOnTheWire() async throws {
    try await withLoopback { _ in
      .json("{}")
    } _: { server in
      let service = WebPlacesService.loopback(server, bundleIdentifier: "com.example.app")
      _ = try await service.predictions(
        for: PredictionQuery(input: "é", languageCode: "de", regionCode: "dk"))
      _ = try await service.details(
        for: DetailsQuery(
          placeID: "a/b?🏖\0", fields: ["id", "location"], sessionToken: "t", languageCode: "da"))
      let requests = await server.requests(2)
      #expect(requests.map(\.method) == ["POST", "GET"])
      #expect(
        requests.map(\.target) == [
          "/v1/places:autocomplete", "/v1/places/a%2Fb%3F%F0%9F%8F%96%00?languageCode=da&sessionToken=t",
        ])
      #expect(requests.map(\.bodyText) == [#"{"input":"é","languageCode":"de","regionCode":"dk"}"#, ""])
      #expect(requests.map { $0.header("X-Goog-Api-Key") } == [testKey, testKey])
      #expect(requests.map { $0.header("X-Goog-FieldMask") } == [nil, "id,location"])
      #expect(requests.map { $0.header("Content-Type") } == ["application/json", "application/json"])
      #expect(requests.map { $0.header("Accept-Language") } == ["de", "da"])
      #expect(
        requests.map { $0.header("X-Ios-Bundle-Identifier") } == ["com.example.app", "com.example.app"])
      for request in requests {
        #expect(request.header("Cookie") == nil)
        #expect(request.header("Authorization") == nil)
        #expect(!request.target.contains(testKey))
      }
    }
  }

  @Test("a call that takes longer than its deadline is given up as a network failure, and hung up")
  func deadline() async throws {
    let gate = Gate()
    try await withLoopback { _ in
      .after(gate)
    } _: { server in
      // The deadline comes when the server has the request, not when time has passed.
      let service = WebPlacesService.loopback(server, sleep: { _ in _ = await server.requests(1) })
      let failure = try await failure { try await service.predictions(for: query) }
      #expect(failure.kind == .network)
      #expect(failure.message.contains("did not answer within 60"))
      await server.clientLeft()
    }
  }

  @Test("a wait that ends because its task was cancelled is no deadline")
  func cancelledWait() async throws {
    let waiting = Gate()
    let waited = Gate()
    // The wait ends first, then the work notices the cancellation.
    let call = Task {
      try await withDeadline(.seconds(60)) { _ in
        waiting.open()
        await Gate().wait()
        waited.open()
      } work: {
        await Task.detached { await waited.wait() }.value
        try Task.checkCancellation()
      }
    }
    await waiting.wait()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  @Test("a cancelled task throws CancellationError and its request is hung up")
  func cancellation() async throws {
    let gate = Gate()
    try await withLoopback { _ in
      .after(gate)
    } _: { server in
      let service = WebPlacesService.loopback(server)
      let call = Task { try await service.details(for: detailsQuery) }
      _ = await server.requests(1)
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
      await server.clientLeft()
    }
  }

  @Test("a task cancelled in the middle of the body throws CancellationError")
  func cancellationInBody() async throws {
    let gate = Gate()
    try await withLoopback { _ in
      .cut("{}      ", after: 2, then: [.wait(gate)])
    } _: { server in
      let service = WebPlacesService.loopback(server)
      let call = Task { try await service.predictions(for: query) }
      _ = await server.requests(1)
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
      await server.clientLeft()
    }
  }

  @Test("a task that is cancelled before it asks sends nothing")
  func cancelledBefore() async throws {
    let transport = ScriptedTransport(json: "{}")
    let gate = Gate()
    let call = Task {
      await gate.wait()
      return try await WebPlacesService.scripted(transport).predictions(for: query)
    }
    call.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  @Test("the transport throws CancellationError when its task is cancelled already")
  func transportCancelledBefore() async throws {
    try await withLoopback { _ in
      .json("{}")
    } _: { server in
      let url = try #require(URL(string: server.baseURL))
      let gate = Gate()
      let call = Task {
        await gate.wait()
        return try await URLSessionTransport().send(HTTPRequest(method: "GET", url: url))
      }
      call.cancel()
      gate.open()
      await #expect(throws: CancellationError.self) { try await call.value }
      #expect(await server.requests().isEmpty)
    }
  }

  @Test("many calls at once each get their own answer")
  func concurrent() async throws {
    try await withLoopback { request in
      .json(#"{"id":"\#(request.target.split(separator: "/").last ?? "")"}"#)
    } _: { server in
      let service = WebPlacesService.loopback(server)
      let ids = (0..<60).map { "P\($0)" }
      let answers = try await withThrowingTaskGroup(of: (String, String?).self) { group in
        for id in ids {
          group.addTask {
            (id, try await service.details(for: DetailsQuery(placeID: id, fields: ["id"])).id)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.count == ids.count)
      #expect(answers.allSatisfy { $0 == $1 })
    }
  }

  @Test("a redirect is refused and the key does not travel", arguments: [301, 302, 303, 307, 308])
  func redirect(_ status: Int) async throws {
    try await withLoopback { _ in
      .json("{}")
    } _: { other in
      try await withLoopback { request in
        .answer(
          status, headers: ["Location": request.method == "GET" ? "/elsewhere" : other.baseURL + "/x"],
          body: [])
      } _: { server in
        let service = WebPlacesService.loopback(server)
        let calls: [() async throws -> Void] = [
          { _ = try await service.predictions(for: query) },
          { _ = try await service.details(for: detailsQuery) },
        ]
        for call in calls {
          let failure = try await failure(call)
          #expect(failure.kind == .server)
          #expect(failure.httpStatus == status)
          #expect(failure.message.contains("redirect"))
        }
        #expect(await server.requests().count == 2)
        #expect(await other.requests().isEmpty)
      }
    }
  }

  @Test("an answer over the cap is refused and hung up, announced or not", arguments: [true, false])
  func overTheCap(_ announced: Bool) async throws {
    let gate = Gate()
    let part = [UInt8](repeating: 0x20, count: 2_000)
    try await withLoopback { _ in
      var head = "HTTP/1.1 200 OK\r\n"
      // An announced excess is refused at the head already: no byte of it follows.
      if announced { head += "Content-Length: 100000\r\n" }
      return LoopbackReply([.send(Array((head + "\r\n").utf8) + (announced ? [] : part)), .wait(gate)])
    } _: { server in
      let service = WebPlacesService.loopback(server, maximumBodySize: 1_000)
      let failure = try await failure { try await service.predictions(for: query) }
      #expect(failure.kind == .server)
      #expect(failure.httpStatus == 200)
      #expect(failure.message.contains("larger than 1000 bytes"))
      await server.clientLeft()
    }
  }

  @Test("the cap counts unpacked bytes, and an answer of just that size passes")
  func capUnpacked() async throws {
    let body = #"{"id":""# + String(repeating: "x", count: 992) + #""}"#
    #expect(body.utf8.count == 1_001)
    try await withLoopback { _ in
      .gzip(body)
    } _: { server in
      let service = WebPlacesService.loopback(server, maximumBodySize: 1_001)
      let place = try await service.details(for: detailsQuery)
      #expect(place.id?.count == 992)
      let smaller = WebPlacesService.loopback(server, maximumBodySize: 1_000)
      let failure = try await failure { try await smaller.details(for: detailsQuery) }
      #expect(failure.kind == .server)
    }
  }

  @Test("no cookie is sent back and no answer is reused")
  func keepsNothing() async throws {
    let counter = Locked(0)
    try await withLoopback { _ in
      let count = counter.withLock {
        $0 += 1
        return $0
      }
      return .answer(
        headers: [
          "Set-Cookie": "a=b; Path=/", "Cache-Control": "public, max-age=3600", "ETag": "\"1\"",
        ], body: Array(#"{"id":"\#(count)"}"#.utf8))
    } _: { server in
      let service = WebPlacesService.loopback(server)
      let first = try await service.details(for: detailsQuery)
      let second = try await service.details(for: detailsQuery)
      #expect([first.id, second.id] == ["1", "2"])
      for request in await server.requests(2) {
        #expect(request.header("Cookie") == nil)
        #expect(request.header("If-None-Match") == nil)
      }
    }
  }

  @Test("no call is repeated by itself", arguments: [429, 500, 503])
  func noRetry(_ status: Int) async throws {
    try await withLoopback { _ in
      .json(#"{"error":{"status":"X"}}"#, status: status)
    } _: { server in
      _ = try await failure { try await WebPlacesService.loopback(server).predictions(for: query) }
      #expect(await server.requests().count == 1)
    }
  }

  @Test("B11 predictions that answer and details that are denied: access not configured, with the cause")
  func deniedDetails() async throws {
    try await withLoopback { request in
      guard request.method == "GET" else { return .json("{}") }
      return .json(
        """
        {"error":{"code":403,"message":"Places API (New) has not been used.","status":"PERMISSION_DENIED",
        "details":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"SERVICE_DISABLED"}]}}
        """, status: 403)
    } _: { server in
      let service = WebPlacesService.loopback(server)
      let answer = try await service.predictions(for: query)
      #expect(answer.suggestions.isEmpty)
      let failure = try await failure { try await service.details(for: detailsQuery) }
      #expect(failure.kind == .accessNotConfigured)
      #expect(failure.serverMessage == "Places API (New) has not been used.")
      #expect(failure.message.contains("Enable \"Places API (New)\""))
    }
  }

  @Test("B10 the engine reads no property list key but the bundle identifier, which it does not cast")
  func propertyList() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/PlacesEngine")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(files.contains { $0.lastPathComponent == "WebPlacesService.swift" })
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        !text.contains("infoDictionary") && !text.contains("InfoDictionaryKey"), "\(file.lastPathComponent)")
    }
  }

  @Test("the bundle identifier is the app's own on Apple platforms, and none elsewhere")
  func bundle() {
    #if canImport(Darwin)
      #expect(WebPlacesService.appBundleIdentifier == Bundle.main.bundleIdentifier)
    #else
      #expect(WebPlacesService.appBundleIdentifier == nil)
    #endif
  }

  @Test("an exchange that ends before its caller waits gives its outcome and is not started")
  func earlyEnd() async throws {
    let exchange = Exchange(maximumBodySize: 10)
    exchange.finish(.failure(CancellationError()))
    exchange.finish(.success(HTTPResponse(status: 200)))
    let wasStarted = Locked(true)
    await #expect(throws: CancellationError.self) {
      try await withCheckedThrowingContinuation { continuation in
        let starts = exchange.begin(continuation)
        wasStarted.withLock { $0 = starts }
      }
    }
    #expect(!wasStarted.withLock { $0 })
  }

  @Test("the key shows in no description, mirror or dump")
  func keyIsHidden() throws {
    let service = WebPlacesService(key: testKey)
    let request = try RequestWriter(baseURL: "https://a.example", key: APIKey(testKey)).request(for: query)
    var printed = "\(service) \(String(reflecting: service)) \(request) \(String(reflecting: request))"
    printed += "\(APIKey(testKey)) \(String(reflecting: APIKey(testKey)))"
    dump(service, to: &printed)
    let environment = PlacesEnvironment(key: testKey)
    #expect(environment.provideKey(testKey))
    dump(environment, to: &printed)
    dump(request, to: &printed)
    dump(APIKey(testKey), to: &printed)
    dump(RequestWriter(baseURL: "https://a.example", key: APIKey(testKey)), to: &printed)
    #expect(!printed.contains(testKey))
    #expect(printed.contains("WebPlacesService(https://places.googleapis.com)"))
    #expect(request.withoutKey.headers[HTTPRequest.keyHeader] == nil)
    #expect(request.withoutKey.body == request.body)
  }

  @Test("the address is HTTPS and the service's own")
  func address() {
    #expect(WebPlacesService.baseURL == "https://places.googleapis.com")
  }
}
