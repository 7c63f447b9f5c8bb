// swift-tools-version: 6.2
import PackageDescription

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "LegacyPlaces")
}

// An app's own package with a test target, as a user has it.
let package = Package(
  name: "BehaviourSuite",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "LegacyPlaces", path: "../..")],
  targets: [
    // Old app code in the mode it was written in.
    .target(
      name: "SearchScreen", dependencies: [library("LegacyPlaces")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SearchScreenTests",
      dependencies: ["SearchScreen", library("LegacyPlaces"), library("LegacyPlacesTesting")]),
  ],
  swiftLanguageModes: [.v6]
)
