import PlacesOffline
import Testing

private func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
  GeoPoint(latitude: latitude, longitude: longitude)
}

private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> GeoArea {
  .rectangle(GeoRectangle(low: point(south, west), high: point(north, east)))
}

/// The queries that Google's guides walk through have sensible rows.
@Suite("The guides' queries") struct GuideTests {
  private func ids(_ input: String, _ change: (inout PredictionQuery) -> Void) async throws -> [String] {
    try await Offline.answer(input, change).places.map(\.placeId)
  }

  @Test("G8 cheesebu, banks, with a bias: banks only, the near one first")
  func cheeseburger() async throws {
    let banks = ["syn:sf-cheeseburger-bank", "syn:syd-cheeseburger-bank"]
    let sydney = try await ids("cheesebu") {
      $0.includedPrimaryTypes = ["bank"]
      $0.locationBias = box(-33.875725, 151.134002, -33.843366, 151.200349)
    }
    #expect(sydney == banks.reversed())
    let sanFrancisco = try await ids("cheesebu") {
      $0.includedPrimaryTypes = ["bank"]
      $0.locationBias = box(37.7, -122.5, 37.8, -122.4)
    }
    #expect(sanFrancisco == banks)
  }

  @Test("G10 inner-west Sydney as a restriction")
  func innerWest() async throws {
    let found = try await ids("s") { $0.locationRestriction = box(-33.9, 151.13, -33.84, 151.21) }
    #expect(found.contains("gn:2147714"))
  }

  @Test("G14 G15 the same rectangle as bias and as restriction")
  func kansas() async throws {
    let rectangle = box(37.5, -100, 39, -95)
    let biased = try await ids("w") { $0.locationBias = rectangle }
    let restricted = try await ids("w") { $0.locationRestriction = rectangle }
    #expect(biased.first == "gn:4281730")
    #expect(restricted == ["gn:4281730"])
  }

  @Test("G16 Australia and New Zealand")
  func countries() async throws {
    let answer = try await Offline.answer("a") { $0.includedRegionCodes = ["au", "nz"] }
    #expect(answer.places.count == 5)
    #expect(
      answer.places.allSatisfy {
        $0.text.text.hasSuffix("Australia") || $0.text.text.hasSuffix("New Zealand")
      })
  }

  @Test("G17 airports and amusement parks")
  func airportsAndParks() async throws {
    let types = ["airport", "amusement_park"]
    let airports = try await Offline.answer("sydney") { $0.includedPrimaryTypes = types }
    #expect(airports.places.first?.placeId == "iata:SYD")
    #expect(airports.places.allSatisfy { $0.types.first == "airport" })
    #expect(try await ids("lantern") { $0.includedPrimaryTypes = types } == ["syn:syd-amusement-park"])
  }

  @Test(
    "G20 addresses that fit badly are found word by word",
    arguments: [
      ("Stroupežnického 3191/17, Praha", "syn:prg-address-stroupeznickeho-3191-17"),
      ("23-30 29th St, Queens", "syn:nyc-address-29th-street-23-30"),
    ])
  func oddAddresses(input: String, id: String) async throws {
    #expect(try await ids(input) { _ in }.first == id)
  }

  @Test("N1 Sicilian piz, restaurants, with origin and bias near Mountain View")
  func sicilianPizza() async throws {
    let answer = try await Offline.answer("Sicilian piz") {
      $0.includedPrimaryTypes = ["restaurant"]
      $0.origin = point(37.3913916, -122.0879074)
      $0.locationBias = box(37.388162, -122.088137, 37.395804, -122.077023)
    }
    #expect(answer.places.map(\.placeId) == ["syn:mv-sicilian-pizza-kitchen"])
    #expect(try (400...700).contains(#require(answer.places.first?.distanceMeters)))
  }

  @Test("N2 Spagh, restaurants, around New York")
  func spaghetti() async throws {
    let found = try await ids("Spagh") {
      $0.includedPrimaryTypes = ["restaurant"]
      $0.locationBias = box(40.477398, -74.259087, 40.921628, -73.700051)
    }
    #expect(found == ["syn:nyc-spaghetti-house", "syn:nyc-spaghetteria"])
  }

  @Test("N3 Piz with an origin in Missouri has distances")
  func pizza() async throws {
    let answer = try await Offline.answer("Piz") { $0.origin = point(39.7, -94.5) }
    #expect(answer.places.count == 5)
    #expect(answer.places.allSatisfy { ($0.distanceMeters ?? 0) > 1_000_000 })
  }

  @Test("N4 sporting goods stores")
  func sport() async throws {
    let found = try await ids("sport") { $0.includedPrimaryTypes = ["sporting_goods_store"] }
    #expect(found == ["syn:ber-sportladen"])
  }

  @Test("N5 N8 Art museum in New York: two codes and a restriction intersect")
  func artMuseum() async throws {
    let newYork = box(40.477398, -74.259087, 40.921628, -73.700051)
    #expect(try await ids("Art museum") { $0.locationRestriction = newYork } == ["syn:nyc-art-museum"])
    #expect(
      try await ids("Art museum") {
        $0.locationRestriction = newYork
        $0.includedRegionCodes = ["DE", "FR"]
      }.isEmpty)
    let sanFrancisco = try await Offline.answer("Art museum") {
      $0.locationRestriction = box(37.7, -122.55, 37.83, -122.35)
    }
    #expect(
      sanFrancisco.places.first?.text.text
        == "Bay Art Museum, Larkin Street, San Francisco, CA, United States")
    #expect(sanFrancisco.places.first?.text.matches == [ServiceMatch(startOffset: 4, endOffset: 14)])
  }

  @Test("N9 Amoeba near San Francisco with a distance")
  func amoeba() async throws {
    let answer = try await Offline.answer("Amoeba") {
      $0.origin = point(37.7749, -122.4194)
      $0.locationRestriction = .circle(center: point(37.7749, -122.4194), radius: 5_000)
    }
    // 2,986.44 m by geographiclib.
    #expect(answer.places.map(\.distanceMeters) == [2_986])
  }

  @Test("N12 the same circle as restriction and as bias")
  func circle() async throws {
    let circle = GeoArea.circle(center: point(37.775061, -122.419400), radius: 5_000)
    #expect(try await ids("Sicilian piz") { $0.locationRestriction = circle } == ["syn:sf-sicilian-pizzeria"])
    #expect(
      try await ids("Sicilian piz") { $0.locationBias = circle } == [
        "syn:sf-sicilian-pizzeria", "syn:mv-sicilian-pizza-kitchen",
      ])
  }
}
