// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of LegacyPlaces never build it. The benchmarks are another one, in
// Benchmarks/: they need SQLite, which the samples do not.
let package = Package(
  name: "Examples",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "LegacyPlaces", path: "..")],
  targets: [
    // What both samples have instead of UIKit.
    .target(name: "Terminal", path: "Terminal"),
    // Old code in the mode it was written in; only its import was changed.
    .executableTarget(
      name: "FetcherSample",
      dependencies: [
        "Terminal",
        .product(name: "LegacyPlaces", package: "LegacyPlaces"),
        .product(name: "PlacesOffline", package: "LegacyPlaces"),
      ],
      path: "FetcherSample",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The same screen, ported to async/await.
    .executableTarget(
      name: "FetcherSamplePorted",
      dependencies: [
        "Terminal",
        .product(name: "PlacesCore", package: "LegacyPlaces"),
        .product(name: "PlacesEngine", package: "LegacyPlaces"),
        .product(name: "PlacesOffline", package: "LegacyPlaces"),
      ],
      path: "FetcherSamplePorted"),
  ],
  swiftLanguageModes: [.v6]
)
