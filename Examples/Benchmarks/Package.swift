// swift-tools-version: 6.2
import PackageDescription

// Apart from the samples, because it needs SQLite (on Debian: libsqlite3-dev).
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LegacyPlaces", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", "CSQLite",
        .product(name: "LegacyPlaces", package: "LegacyPlaces"),
        .product(name: "PlacesCore", package: "LegacyPlaces"),
        .product(name: "PlacesEngine", package: "LegacyPlaces"),
        .product(name: "PlacesOffline", package: "LegacyPlaces"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
