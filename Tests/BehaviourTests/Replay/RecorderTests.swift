import Foundation
import LegacyPlacesTesting
import LoopbackServer
import PlacesEngine
import Testing

/// What a recording of the web service holds, and what it never holds.
@Suite("Recording the web service")
struct RecorderTests {
  private let york = PredictionQuery(
    input: "york", sessionToken: secretToken, languageCode: "en",
    locationBias: .circle(center: GeoPoint(latitude: 53.96, longitude: -1.08), radius: 1000))

  @Test("a call is one file: method, URL, the headers that count, the body with the token's name, the answer")
  func file() async throws {
    try await withFolder { folder in
      try await withLoopback { _ in
        .json(#"{"suggestions": []}"#)
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        _ = try await recorder.predictions(for: york)
        #expect(
          try files(in: folder) == [
            "0001-autocomplete.json": """
            {
              "format": "legacy-places-web-fixture",
              "version": 1,
              "request": {
                "method": "POST",
                "url": "\(server.baseURL)/v1/places:autocomplete",
                "headers": {
                  "Accept-Language": "en"
                },
                "body": {
                  "input": "york",
                  "languageCode": "en",
                  "locationBias": {
                    "circle": {
                      "center": {
                        "latitude": 53.96,
                        "longitude": -1.08
                      },
                      "radius": 1000
                    }
                  },
                  "sessionToken": "token-1"
                }
              },
              "response": {
                "status": 200,
                "headers": {
                  "content-type": "application/json; charset=UTF-8"
                },
                "text": "{\\"suggestions\\": []}"
              }
            }

            """
          ])
      }
    }
  }

  @Test("tokens have the same names in every file; the key and the tokens are nowhere")
  func tokens() async throws {
    try await withFolder { folder in
      try await withLoopback { request in
        .json(request.method == "GET" ? #"{"id": "y1"}"# : "{}")
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        _ = try await recorder.predictions(for: york)
        var other = york
        other.sessionToken = otherToken
        _ = try await recorder.predictions(for: other)
        _ = try await recorder.details(
          for: DetailsQuery(placeID: "y1", fields: ["id", "location"], sessionToken: secretToken))
        let files = try files(in: folder)
        #expect(
          files.keys.sorted() == [
            "0001-autocomplete.json", "0002-autocomplete.json", "0003-details.json",
          ])
        let details = try #require(files["0003-details.json"])
        #expect(details.contains("\(server.baseURL)/v1/places/y1?sessionToken=token-1\""))
        #expect(details.contains(#""X-Goog-FieldMask": "id,location""#))
        #expect(files["0002-autocomplete.json"]?.contains("token-2") == true)
        let all = files.values.joined()
        for secret in [secretKey, secretToken, otherToken, "com.example.app", "Api-Key"] {
          #expect(!all.contains(secret))
        }
        // The service itself was sent all of them.
        let sent = await server.requests()
        #expect(sent.map { $0.header("X-Goog-Api-Key") } == Array(repeating: secretKey, count: 3))
        #expect(sent[2].target.hasSuffix("sessionToken=\(secretToken)"))
      }
    }
  }

  @Test("an answer that repeats the key or the token is kept without them, and reaches the caller whole")
  func echo() async throws {
    let body = """
      {"error": {"code": 400, "status": "INVALID_ARGUMENT", "message": "API key not valid: \(secretKey). \
      Token \(secretToken)."}}
      """
    try await withFolder { folder in
      try await withLoopback { _ in
        .json(body, status: 400)
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        let first = try await failure { try await recorder.predictions(for: york) }
        #expect(first.serverMessage == "API key not valid: <API key>. Token \(secretToken).")
        let text = try #require(try files(in: folder).values.first)
        #expect(text.contains("API key not valid: <API key>. Token token-1."))
        #expect(!text.contains(secretKey) && !text.contains(secretToken))
        let again = try await failure { try await WebReplay(folder: folder).predictions(for: york) }
        #expect(again.kind == .invalidRequest)
        #expect(again.serverMessage == "API key not valid: <API key>. Token token-1.")
      }
    }
  }

  static let hidden: [String] = [
    Data("key=\(secretKey)&".utf8).base64EncodedString(),
    Data(secretToken.utf8).base64EncodedString(),
    secretKey.utf8.map { "%" + String($0, radix: 16) }.joined(),
    secretKey.utf8.map { #"\u00"# + String($0, radix: 16) }.joined(),
    secretToken.replacingOccurrences(of: "-", with: "%2D"),
  ]

  @Test(
    "a key or token in another form stops the writing: the call fails and no file is left", arguments: hidden)
  func refused(form: String) async throws {
    try await withFolder { folder in
      try await withLoopback { _ in
        .json(#"{"note": "\#(form)"}"#)
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        let failure = try await failure { try await recorder.predictions(for: york) }
        #expect(failure.kind == .invalidRequest)
        #expect(
          failure.message.hasPrefix("The call was not recorded, and nothing was written: its answer holds"))
        for secret in [secretKey, secretToken, "york"] { #expect(!"\(failure)".contains(secret)) }
        #expect(try files(in: folder) == [:])
      }
    }
  }

  @Test("so does a key or a token in the text that is asked about", arguments: [secretKey, secretToken])
  func refusedQuery(secret: String) async throws {
    try await withFolder { folder in
      try await withLoopback { _ in
        .json("{}")
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        var query = york
        query.input = "at \(secret)"
        let failure = try await failure { try await recorder.predictions(for: query) }
        #expect(failure.message.contains("stands in it"))
        #expect(!"\(failure)".contains(secret))
        #expect(try files(in: folder) == [:])
      }
    }
  }

  @Test("a body that is not UTF-8 is kept as base64, and searched all the same")
  func binary() async throws {
    let gzip: [UInt8] = [0x1F, 0x8B, 0x08, 0xFF, 0xFE]
    try await withFolder { folder in
      try await withLoopback { _ in
        .answer(502, body: gzip)
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        let first = try await failure { try await recorder.predictions(for: york) }
        #expect(try files(in: folder).values.first?.contains(#""base64": "H4sI//4=""#) == true)
        #expect(try await failure { try await WebReplay(folder: folder).predictions(for: york) } == first)
      }
    }
    let wide = try #require("key \(secretKey)".data(using: .utf16LittleEndian))
    try await withFolder { folder in
      try await withLoopback { _ in
        .answer(502, body: [0xFF, 0xFE] + wide)
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        let failure = try await failure { try await recorder.predictions(for: york) }
        #expect(failure.message.contains("its answer holds the API key"))
        #expect(try files(in: folder) == [:])
      }
    }
  }

  @Test("tokens that look like the names given here are no secret, and are renamed like others")
  func madeUpTokens() async throws {
    try await withFolder { folder in
      try await withLoopback { _ in
        .json(#"{"note": "token-7"}"#)
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        var query = york
        query.sessionToken = "token-7"
        _ = try await recorder.predictions(for: query)
        let text = try #require(try files(in: folder).values.first)
        #expect(text.contains(#""sessionToken": "token-1""#))
        #expect(text.contains("token-7"))
      }
    }
  }

  @Test("a folder that holds a recording is refused")
  func folder() async throws {
    try await withFolder { folder in
      try await withLoopback { _ in
        .json("{}")
      } _: { server in
        _ = try await WebRecorder(folder, server).predictions(for: york)
        let error = #expect(throws: ScenarioFileError.self) { try WebRecorder(folder, server) }
        #expect(
          error?.description == """
            recording: The folder is not empty: it holds 0001-autocomplete.json. Expected: a new or an empty \
            folder.
            """)
      }
    }
  }

  @Test(
    "a folder with anything in it is refused, a hidden file aside", arguments: ["notes.txt", ".DS_Store"])
  func otherFiles(name: String) async throws {
    try await withFolder { folder in
      try await withLoopback { _ in
        .json("{}")
      } _: { server in
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent(name))
        guard !name.hasPrefix(".") else {
          _ = try WebRecorder(folder, server)
          return
        }
        let error = #expect(throws: ScenarioFileError.self) { try WebRecorder(folder, server) }
        #expect(error?.problem == "The folder is not empty: it holds notes.txt.")
      }
    }
  }

  @Test("a call that is refused before it goes out leaves no file")
  func refusedCall() async throws {
    try await withFolder { folder in
      try await withLoopback { _ in
        .json("{}")
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        _ = try await failure { try await recorder.details(for: DetailsQuery(placeID: "y1", fields: [])) }
        #expect(try files(in: folder) == [:])
      }
    }
  }

  @Test("a recorder prints no key, however it is printed")
  func printed() async throws {
    try await withFolder { folder in
      try await withLoopback { _ in
        .json("{}")
      } _: { server in
        let recorder = try WebRecorder(folder, server)
        var dumped = ""
        dump(recorder, to: &dumped)
        for text in ["\(recorder)", String(reflecting: recorder), dumped] {
          #expect(!text.contains(secretKey))
        }
      }
    }
  }
}
