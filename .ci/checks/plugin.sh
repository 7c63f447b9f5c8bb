#!/usr/bin/env bash
# Runs `swift package scan-legacy-places` in a package of a user of this one: its findings, options and exit codes.
#
# usage: plugin.sh [<scratch folder>]
#
# The scratch package depends on this one by path. Its build is kept in the folder given (.build/plugin), so that only
# the first run is slow.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=${1:-$root/.build/plugin}
user=$(mktemp -d)
trap 'rm -rf "$user"' EXIT

mkdir -p "$user/Sources/App/Inner" "$user/Sources/Old" "$user/Tests/AppTests" "$user/Elsewhere"
cat >"$user/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "User",
  dependencies: [.package(name: "LegacyPlaces", path: "$root")],
  targets: [
    .target(name: "App"), .target(name: "Old"), .testTarget(name: "AppTests", dependencies: ["App"]),
  ])
MANIFEST
echo 'import GooglePlaces' >"$user/Sources/App/Inner/Search.swift"
echo 'let place: GMSPlace? = nil' >"$user/Sources/Old/Old.swift"
echo 'let client = GMSPlacesClient.shared()' >"$user/Tests/AppTests/AppTests.swift"
echo 'import GooglePlaces' >"$user/Elsewhere/NotOurs.swift"

# Prints what it runs; `code` and `out` are what came of it.
scan() {
  code=0
  out=$(swift package --package-path "$user" --scratch-path "$scratch" "$@" 2>"$user/errors") || code=$?
}
# want <exit code> <text that must be there> [text that must not]
want() {
  if [ "$code" != "$1" ] || [[ "$out$(cat "$user/errors")" != *"$2"* ]] || { [ -n "${3-}" ] && [[ "$out" == *"$3"* ]]; }
  then
    printf 'plugin: exit %s, wanted %s with "%s" without "%s"\n%s\n' "$code" "$1" "$2" "${3-}" "$out"
    cat "$user/errors"
    exit 1
  fi
}

scan scan-legacy-places
want 0 "3 findings in 3 of 3 files" NotOurs
want 0 "Sources/App/Inner/Search.swift:1:8: use LP100 GooglePlaces"
want 0 "Tests/AppTests/AppTests.swift:1:14: use LP101 GMSPlacesClient"
scan scan-legacy-places --target Old --format json
want 0 '"symbol": "GMSPlace"' GMSPlacesClient
scan scan-legacy-places --format nonsense
# SwiftPM itself ends with 1 whatever a plugin ends with, and tells the plugin's code.
want 1 "--format cannot be 'nonsense'"
want 1 "Plugin ended with exit code 2"
scan --allow-writing-to-package-directory scan-legacy-places --write-baseline legacy.baseline
want 0 "Recorded 3 findings"
scan scan-legacy-places --baseline legacy.baseline
want 0 "As the baseline says."
echo 'let other: GMSPlace? = nil' >>"$user/Sources/Old/Old.swift"
scan scan-legacy-places --baseline legacy.baseline
want 1 "1 recorded, 2 found"
want 1 "Plugin ended with exit code 1"
echo "plugin: findings, options and exit codes arrive in a package of its user"
