// swift-tools-version: 6.2
import PackageDescription

// Scan time against ripgrep and ast-grep on the same files.
let package = Package(
  name: "ScanBenchmark",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LegacyPlaces", path: "../..")],
  targets: [
    .executableTarget(
      name: "ScanBenchmark",
      dependencies: [.product(name: "MigrationAssistant", package: "LegacyPlaces")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
