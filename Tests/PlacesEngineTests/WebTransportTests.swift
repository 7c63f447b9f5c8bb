import Foundation
import LoopbackServer
import Testing

@testable import PlacesEngine

private let query = PredictionQuery(input: "syd")
private let fullAnswer = #"{"suggestions":[{"placePrediction":{"placeId":"A","text":{"text":"Sydney"}}}]}"#

/// What the service makes of answers that are wrong on the wire, driven with real bytes.
@Suite("Web service over real sockets", .timeLimit(.minutes(1)))
struct WebTransportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kinds: Set<ServiceFailure.Kind>
    var status: Int?
    var text: String
    var reply: @Sendable () -> LoopbackReply
  }

  static let cases: [Case] = [
    Case(testDescription: "body cut short of its Content-Length", kinds: [.server], text: "cut") {
      .cut(fullAnswer, after: 20, then: [.close])
    },
    Case(testDescription: "reset before any answer", kinds: [.network], text: "connection") {
      .init([.reset])
    },
    // Whether the beginning is read before the reset is seen is the system's to decide.
    Case(
      testDescription: "reset in the middle of the body", kinds: [.network, .server], text: "places service"
    ) {
      .cut(fullAnswer, after: 20, then: [.reset])
    },
    Case(testDescription: "closed without a byte", kinds: [.network], text: "connection") {
      .init([.close])
    },
    Case(testDescription: "noise instead of HTTP", kinds: [.server], text: "not HTTP") {
      .init([.send(Array("garbage\r\n\r\n".utf8)), .close])
    },
    Case(testDescription: "broken chunk", kinds: [.server], text: "cut") {
      .init([
        .send(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}".utf8)), .close,
      ])
    },
    Case(testDescription: "chunked and cut", kinds: [.server], text: "cut") {
      .init([
        .send(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"sug\r\n".utf8)),
        .close,
      ])
    },
    Case(testDescription: "gzip announced, none sent", kinds: [.server], text: "answer") {
      .answer(headers: ["Content-Encoding": "gzip"], body: Array(fullAnswer.utf8))
    },
    Case(testDescription: "HTML with 200", kinds: [.server], status: 200, text: "web page") {
      .html("<html>Sign in</html>")
    },
    Case(testDescription: "HTML with 503", kinds: [.server], status: 503, text: "web page") {
      .html("<html>Unavailable</html>", status: 503)
    },
    Case(testDescription: "empty body with 200", kinds: [.server], status: 200, text: "empty body") {
      .json("")
    },
    Case(testDescription: "204", kinds: [.server], status: 204, text: "empty body") {
      .init([.send(Array("HTTP/1.1 204 No Content\r\n\r\n".utf8))])
    },
    Case(testDescription: "half a JSON body", kinds: [.server], status: 200, text: "not valid JSON") {
      .json(String(fullAnswer.prefix(30)))
    },
    Case(testDescription: "401 with a login challenge", kinds: [.keyInvalid], status: 401, text: "API key") {
      .answer(401, headers: ["WWW-Authenticate": "Basic realm=\"x\""], body: Array("{}".utf8))
    },
    Case(testDescription: "401 with a bearer challenge", kinds: [.keyInvalid], status: 401, text: "API key") {
      .answer(401, headers: ["WWW-Authenticate": "Bearer realm=\"x\""], body: Array("{}".utf8))
    },
    Case(testDescription: "401 with a digest challenge", kinds: [.keyInvalid], status: 401, text: "API key") {
      .answer(401, headers: ["WWW-Authenticate": "Digest realm=\"x\", nonce=\"y\""], body: [])
    },
    Case(
      testDescription: "401 with a negotiate challenge", kinds: [.keyInvalid], status: 401, text: "API key"
    ) {
      .answer(401, headers: ["WWW-Authenticate": "Negotiate"], body: [])
    },
    Case(
      testDescription: "401 with a challenge nobody knows", kinds: [.keyInvalid], status: 401, text: "API key"
    ) {
      .answer(401, headers: ["WWW-Authenticate": "\u{1}"], body: [])
    },
    Case(testDescription: "407 from a proxy", kinds: [.server], status: 407, text: "proxy") {
      .answer(407, headers: ["Proxy-Authenticate": "Basic realm=\"x\""], body: Array("{}".utf8))
    },
    Case(testDescription: "401 without a challenge", kinds: [.keyInvalid], status: 401, text: "API key") {
      .json(#"{"error":{"code":401,"status":"UNAUTHENTICATED","message":"no"}}"#, status: 401)
    },
  ]

  @Test("survives what comes over the wire", arguments: cases)
  func survives(_ row: Case) async throws {
    try await withLoopback { _ in
      row.reply()
    } _: { server in
      let failure = try await failure { try await WebPlacesService.loopback(server).predictions(for: query) }
      #expect(row.kinds.contains(failure.kind), "\(failure)")
      #expect(failure.httpStatus == row.status)
      #expect(failure.message.contains(row.text), "\(failure.message)")
      #expect(!"\(failure)".contains(testKey))
    }
  }

  @Test(
    "reads whole answers, however they are framed",
    arguments: [
      ("chunked", LoopbackReply.chunked([String(fullAnswer.prefix(11)), String(fullAnswer.dropFirst(11))])),
      ("gzip", .gzip(fullAnswer)),
      ("plain", .json(fullAnswer)),
      (
        "until the connection closes",
        .init([.send(Array("HTTP/1.1 200 OK\r\n\r\n\(fullAnswer)".utf8)), .close])
      ),
    ])
  func readsWholeAnswers(_ name: String, _ reply: LoopbackReply) async throws {
    try await withLoopback { _ in
      reply
    } _: { server in
      let answer = try await WebPlacesService.loopback(server).predictions(for: query)
      #expect(answer.places.map(\.text.text) == ["Sydney"], "\(name)")
    }
  }

  @Test("a refused connection is a network failure with the system's code")
  func refused() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let service = WebPlacesService.loopback(server)
    await server.stop()
    let failure = try await failure { try await service.predictions(for: query) }
    #expect(failure.kind == .network)
    #expect(failure.underlying?.domain == "NSURLErrorDomain")
    #expect(failure.underlying?.code == -1004)
  }

  @Test("an answer that dribbles is read when it is whole")
  func dribble() async throws {
    let first = Gate()
    let second = Gate()
    try await withLoopback { _ in
      .cut(
        fullAnswer, after: 5,
        then: [
          .wait(first), .send(Array(Array(fullAnswer.utf8)[5..<20])), .wait(second),
          .send(Array(Array(fullAnswer.utf8)[20...])),
        ])
    } _: { server in
      let service = WebPlacesService.loopback(server)
      async let answer = service.predictions(for: query)
      _ = await server.requests(1)
      first.open()
      second.open()
      let places = try await answer.places
      #expect(places.count == 1)
    }
  }
}
