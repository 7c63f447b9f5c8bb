// swift-tools-version: 5.7
import PackageDescription

let package = Package(
  name: "Roadbook",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/googlemaps/ios-places-sdk", from: "8.0.0")
  ],
  targets: [
    .executableTarget(
      name: "Roadbook",
      dependencies: [
        .product(name: "GooglePlaces", package: "ios-places-sdk")
      ],
      // Objective-C cannot share a target with Swift here; in the app's Xcode project it does.
      exclude: ["RBBookmark.m"])
  ]
)
