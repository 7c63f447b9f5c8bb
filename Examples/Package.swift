// swift-tools-version: 6.2
import PackageDescription

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "LegacyPlaces")
}

/// A screen as it was written for the legacy SDK, and the same screen ported to async/await.
func samples(of frontDoor: String) -> [Target] {
  [
    // Old code in the mode it was written in.
    .executableTarget(
      name: "\(frontDoor)Sample",
      dependencies: ["Terminal", "LegacyTerminal", library("LegacyPlaces"), library("PlacesOffline")],
      path: "\(frontDoor)Sample",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "\(frontDoor)SamplePorted",
      dependencies: [
        "Terminal", "PlaceSearch", library("PlacesCore"), library("PlacesEngine"), library("PlacesOffline"),
      ],
      path: "\(frontDoor)SamplePorted"),
  ]
}

// A package of its own, so that users of LegacyPlaces never build it. The benchmarks are another one, in
// Benchmarks/: they need SQLite, which the samples do not.
let package = Package(
  name: "Examples",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "LegacyPlaces", path: "..")],
  targets: [
    // What all samples have instead of UIKit.
    .target(name: "Terminal", dependencies: [library("PlacesEngine")], path: "Terminal"),
    // UIKit's part in showing the legacy classes that have a list.
    .target(
      name: "LegacyTerminal", dependencies: ["Terminal", library("LegacyPlaces")], path: "LegacyTerminal"),
    // What the ported samples share.
    .target(
      name: "PlaceSearch",
      dependencies: ["Terminal", library("PlacesCore"), library("PlacesEngine")],
      path: "PlaceSearch"),
  ] + ["Fetcher", "Table", "Results", "FullScreen"].flatMap(samples),
  swiftLanguageModes: [.v6]
)
