// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LegacyPlaces",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "LegacyPlaces", targets: ["LegacyPlaces"]),
    .library(name: "PlacesCore", targets: ["PlacesCore"]),
    .library(name: "PlacesEngine", targets: ["PlacesEngine"]),
    .library(name: "PlacesOffline", targets: ["PlacesOffline"]),
    .library(name: "LegacyPlacesTesting", targets: ["LegacyPlacesTesting"]),
    .library(name: "MigrationAssistant", targets: ["MigrationAssistant"]),
    .executable(name: "legacy-places", targets: ["legacy-places"]),
    .plugin(name: "ScanLegacyPlaces", targets: ["ScanLegacyPlaces"]),
  ],
  traits: [
    .trait(
      name: "WithoutCoordinateBounds",
      description: """
        Leaves out GMSCoordinateBounds, for apps that also import GoogleMaps, which has a class of that name.
        """),
    .trait(
      name: "DeprecationMessages",
      description: """
        Has the compiler warn wherever a legacy symbol is written out, with what to use instead and the code that \
        `legacy-places explain` and MIGRATION.md tell more about.
        """),
  ],
  targets: [
    // Re-exports CoreLocation; where that is missing, types of the same names.
    .target(name: "CoreLocationStandIn"),
    .target(name: "PlacesEngine"),
    .target(name: "PlacesCore", dependencies: ["PlacesEngine", "CoreLocationStandIn"]),
    .target(name: "PlacesOffline", dependencies: ["PlacesEngine"], resources: [.copy("Data")]),
    .target(name: "MigrationCodes"),
    .target(
      name: "LegacyPlaces",
      dependencies: ["PlacesCore", "PlacesEngine", "MigrationCodes", "CoreLocationStandIn"]),
    .target(
      name: "LegacyPlacesTesting", dependencies: ["LegacyPlaces", "PlacesCore", "PlacesEngine"],
      resources: [.copy("Scenarios")]),
    .target(name: "MigrationAssistant", dependencies: ["MigrationCodes"]),
    .target(
      name: "PlacesCommand",
      dependencies: [
        "LegacyPlaces", "LegacyPlacesTesting", "PlacesCore", "PlacesEngine", "PlacesOffline",
        "MigrationCodes", "MigrationAssistant",
      ]),
    .executableTarget(name: "legacy-places", dependencies: ["PlacesCommand"]),
    // `swift package scan-legacy-places` in a package of its user.
    .plugin(
      name: "ScanLegacyPlaces",
      capability: .command(
        intent: .custom(
          verb: "scan-legacy-places",
          description: "Finds the uses of the legacy Places SDK in the sources of this package.")),
      dependencies: ["legacy-places"], path: "Sources/ScanPlugin"),

    // A small HTTP/1.1 server on the loopback interface, for driving the web service with real bytes.
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
    // Old app code in Swift 5 mode: compiling it is half of the test.
    .target(
      name: "LegacyShapes", dependencies: ["LegacyPlaces", "PlacesOffline"],
      path: "Tests/LegacyShapes",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PlacesEngineTests",
      dependencies: ["PlacesEngine", "LegacyPlacesTesting", "LoopbackServer"],
      resources: [.copy("Responses")]),
    .testTarget(
      name: "PlacesOfflineTests", dependencies: ["PlacesOffline", "PlacesEngine"]),
    .testTarget(
      name: "PlacesCoreTests",
      dependencies: ["PlacesCore", "PlacesEngine", "LegacyPlacesTesting"]),
    .testTarget(
      name: "LegacyPlacesTests",
      dependencies: [
        "LegacyPlaces", "PlacesCore", "PlacesEngine", "PlacesOffline", "LegacyPlacesTesting",
        "MigrationCodes",
      ]),
    .testTarget(
      name: "BehaviourTests",
      dependencies: ["LegacyPlacesTesting", "LegacyPlaces", "PlacesEngine", "LoopbackServer"]),
    .testTarget(
      name: "LegacyShapesTests",
      dependencies: ["LegacyShapes", "LegacyPlaces", "PlacesOffline", "LegacyPlacesTesting"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "PlacesCommand", "PlacesOffline", "PlacesEngine", "LegacyPlacesTesting", "MigrationCodes",
      ]),
    .testTarget(
      name: "AssistantTests",
      dependencies: [
        "MigrationAssistant", "MigrationCodes", "PlacesCommand", "LegacyPlaces", "PlacesCore",
        "PlacesEngine", "LegacyPlacesTesting",
      ]),
  ]
)

// Everything is built in Swift 6 mode with what the next mode will ask for; only the old app code of
// the tests stays in Swift 5 mode, as its authors left it.
for target in package.targets where target.name != "LegacyShapes" && target.type != .plugin {
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
