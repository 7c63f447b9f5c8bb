import Foundation
import LegacyPlacesTesting
import PlacesCommand
import PlacesEngine
import Testing

@MainActor
@Suite("try as JSON")
struct TryJSONTests {
  @Test("One document with keystrokes, requests, predictions, place, session and bill")
  func whole() async {
    let bench = Bench()
    #expect(await bench.run("try", "s", "--json", "--countries", "AU") == 0)
    #expect(
      bench.out == #"""
        {
          "command": "try",
          "version": "\#(LegacyPlacesCommand.version)",
          "service": "offline",
          "text": "s",
          "with": {
            "countries": "AU"
          },
          "policy": "legacy",
          "virtualTime": true,
          "paceMilliseconds": 231,
          "keystrokes": [
            {
              "milliseconds": 0,
              "text": "s",
              "requests": [1]
            }
          ],
          "requests": [
            {
              "number": 1,
              "milliseconds": 0,
              "text": "s",
              "outcome": "answered",
              "predictions": 2
            }
          ],
          "predictions": [
            {
              "placeID": "opera",
              "fullText": {
                "text": "Sydney Opera House, Bennelong Point",
                "matches": [
                  [0, 1]
                ]
              },
              "primaryText": {
                "text": "Sydney Opera House",
                "matches": [
                  [0, 1]
                ]
              },
              "secondaryText": {
                "text": "Bennelong Point",
                "matches": []
              },
              "types": [
                "tourist_attraction"
              ],
              "distanceMeters": 850
            },
            {
              "placeID": "operator",
              "fullText": {
                "text": "Sydney Operators",
                "matches": [
                  [0, 1]
                ]
              },
              "primaryText": {
                "text": "Sydney Operators",
                "matches": [
                  [0, 1]
                ]
              },
              "types": [],
              "distanceMeters": 12345
            }
          ],
          "pick": 1,
          "place": {
            "attributions": [
              {
                "provider": "A Provider"
              }
            ],
            "businessStatus": "OPERATIONAL",
            "displayName": {
              "text": "Sydney Opera House"
            },
            "formattedAddress": "Bennelong Point, Sydney NSW 2000, Australia",
            "id": "opera",
            "internationalPhoneNumber": "+61 2 9250 7111",
            "location": {
              "latitude": -33.85678,
              "longitude": 151.2153
            },
            "rating": 4.7,
            "regularOpeningHours": {
              "weekdayDescriptions": [
                "Monday: 9:00 – 17:00",
                "Tuesday: 9:00 – 17:00"
              ]
            },
            "types": [
              "tourist_attraction",
              "establishment"
            ],
            "userRatingCount": 12
          },
          "session": {
            "token": "token-1",
            "requests": 1,
            "details": 1,
            "end": "details",
            "tier": "Enterprise",
            "bill": {
              "lines": [
                {
                  "sku": "Autocomplete Session Usage",
                  "calls": 1,
                  "dollars": 0.0
                },
                {
                  "sku": "Place Details Enterprise + Atmosphere",
                  "calls": 1,
                  "dollars": 0.025
                }
              ],
              "dollars": 0.025,
              "pricesOf": "2026-09-16"
            }
          }
        }

        """#)
    #expect(bench.err.isEmpty)
  }

  @Test("A failure is in the document and on standard error")
  func failure() async throws {
    let bench = Bench { _ in .failure(.rateLimitExceeded, "Slow down.") }
    #expect(await bench.run("try", "sy", "--json") == 1)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(bench.out.utf8)) as? [String: Any])
    let error = try #require(document["error"] as? [String: Any])
    #expect(error["step"] as? String == "predictions")
    #expect(error["code"] as? Int == -7)
    #expect(error["name"] as? String == "rateLimitExceeded")
    #expect(error["message"] as? String == "Slow down.")
    let requests = try #require(document["requests"] as? [[String: Any]])
    #expect(requests.map { $0["outcome"] as? String } == ["failed", "failed"])
    #expect(requests.map { $0["code"] as? Int } == [-7, -7])
    #expect(bench.err.hasPrefix("Error -7 rateLimitExceeded: Slow down.\n"))
  }

  @Test("Match ranges count UTF-16 units of the text beside them")
  func ranges() async throws {
    let bench = Bench { _ in
      .predictions(PredictionAnswer(places: [.scripted("p", "🍕🍕 Pizza", matched: 2)]))
    }
    _ = await bench.run("try", "🍕🍕", "--json")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(bench.out.utf8)) as? [String: Any])
    let predictions = try #require(document["predictions"] as? [[String: Any]])
    let primary = try #require(predictions.first?["primaryText"] as? [String: Any])
    #expect(primary["matches"] as? [[Int]] == [[0, 4]])
  }

  @Test("Texts are escaped, so that a reader gets them back and a terminal does nothing")
  func escapes() throws {
    let text = "\u{0}\"\\\n\r\t\u{1B}[31m\u{7F}\u{9B}\u{202E}é🏴󠁧󠁢󠁳󠁣󠁴󠁿"
    let written = JSONValue.string(text).text()
    #expect(!actsOnTerminal(written))
    #expect(!written.unicodeScalars.contains("\u{202E}"))
    let read = try JSONSerialization.jsonObject(with: Data("[\(written)]".utf8)) as? [String]
    #expect(read == [text])
  }

  @Test(
    "Values",
    arguments: [
      (JSONValue.null, "null"), (.bool(true), "true"), (.int(-3), "-3"), (.double(0.5), "0.5"),
      (.double(.nan), "null"), (.double(.infinity), "null"), (.array([]), "[]"), (.object([]), "{}"),
      (.array([.int(1), .double(2)]), "[1, 2.0]"), (.strings(["a"]), "[\n  \"a\"\n]"),
    ])
  func values(value: JSONValue, text: String) {
    #expect(value.text() == text)
  }

  @Test("What is read is written as it was, with sorted names")
  func decoded() throws {
    let data = Data(#"{"b":[1,2.5,"x",null,true],"a":{"c":{}}}"#.utf8)
    let value = try JSONDecoder().decode(JSONValue.self, from: data)
    #expect(
      value
        == .object([
          .init(name: "a", value: .object([.init(name: "c", value: .object([]))])),
          .init(name: "b", value: .array([.int(1), .double(2.5), .string("x"), .null, .bool(true)])),
        ]))
  }
}
