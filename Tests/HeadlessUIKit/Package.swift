// swift-tools-version: 6.2
import PackageDescription

// The real sources of LegacyPlaces, built on Linux with its interface over a stand-in for UIKit.
//
// A package of its own, with links to the sources it needs: so the module named UIKit exists nowhere else,
// and `package` access works as it does at home. Nothing in the root package knows of it.
let package = Package(
  name: "HeadlessUIKit",
  platforms: [.iOS(.v16), .macOS(.v13)],
  targets: [
    .target(name: "UIKit", path: "UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "SwiftUI"),
    .target(name: "CoreLocationStandIn", path: "Linked/CoreLocationStandIn"),
    .target(name: "PlacesEngine", path: "Linked/PlacesEngine"),
    .target(
      name: "PlacesCore", dependencies: ["PlacesEngine", "CoreLocationStandIn", "UIKit"],
      path: "Linked/PlacesCore"),
    .target(name: "MigrationCodes", path: "Linked/MigrationCodes"),
    .target(
      name: "LegacyPlaces",
      dependencies: ["PlacesCore", "PlacesEngine", "MigrationCodes", "CoreLocationStandIn", "UIKit"],
      path: "Linked/LegacyPlaces"),
    .target(
      name: "LegacyPlacesTesting", dependencies: ["LegacyPlaces", "PlacesCore", "PlacesEngine"],
      path: "Linked/LegacyPlacesTesting", resources: [.copy("Scenarios")]),

    // Old view controllers, in the mode they were written in; only their import was changed.
    .target(
      name: "OldScreens", dependencies: ["LegacyPlaces", "UIKit", "SwiftUI"], path: "OldScreens",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Declarations of Google's SDK with a small fake behind them, and MIGRATION.md's shims for it.
    .target(
      name: "GooglePlaces", dependencies: ["UIKit", "CoreLocationStandIn"], path: "GooglePlaces",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "GoogleShims", dependencies: ["GooglePlaces", "LegacyPlacesTesting", "UIKit"],
      path: "GoogleShims",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "HeadlessTests",
      dependencies: [
        "OldScreens", "LegacyPlaces", "PlacesEngine", "LegacyPlacesTesting", "UIKit",
        "SwiftUI", "GoogleShims",
      ],
      path: "HeadlessTests",
      // Testing brings an overlay for UIKit that exists only on Apple's systems; it goes by the name.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.define("HEADLESS_UIKIT")]
}
// The shims are app code: they have what a test target of an app has.
let appCode = ["OldScreens", "GooglePlaces", "GoogleShims"]
for target in package.targets where !appCode.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]
}
