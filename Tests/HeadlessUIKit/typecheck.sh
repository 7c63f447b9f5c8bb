#!/usr/bin/env bash
# Type-checks what needs Objective-C, which cannot be built on Linux: old screens with @objc, #selector and
# @IBOutlet, and of LegacyPlaces what stands in `#if os(iOS)`.
#
#   bash typecheck.sh MODULES     MODULES is the folder of this package's built .swiftmodule files
#
# The stand-in for UIKit is compiled a second time over Objective-C's NSObject; no code is made. Each check
# is also run on a spoilt copy, which must be refused: a check that accepts everything proves nothing.
set -euo pipefail
modules=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

interop=(-enable-objc-interop -disable-objc-attr-requires-foundation-module -I "$work/made" -I ObjectiveC/Names
  -D HEADLESS_UIKIT -D HEADLESS_OBJC -parse-as-library)
house=(-swift-version 6 -package-name headlessuikit)
for feature in ExistentialAny InternalImportsByDefault MemberImportVisibility InferIsolatedConformances \
  NonisolatedNonsendingByDefault ImmutableWeakCaptures; do
  house+=(-enable-upcoming-feature "$feature")
done

module() {
  local name=$1
  shift
  swiftc -frontend -emit-module "${interop[@]}" -I "$modules" -module-name "$name" \
    -o "$work/made/$name.swiftmodule" "$@"
}

check() {
  swiftc -frontend -typecheck "${interop[@]}" -I "$modules" "$@"
}

# refused PATTERN COMMAND...: the command must fail, and say so in these words.
refused() {
  local pattern=$1
  shift
  if "$@" >"$work/said" 2>&1; then
    echo "accepted, though it must be refused: $pattern"
    return 1
  fi
  grep -q "$pattern" "$work/said" || {
    cat "$work/said"
    echo "refused, but not for: $pattern"
    return 1
  }
}

# copied FOLDER...: the Swift files below it, in one folder.
copied() {
  rm -rf "$work/copy"
  mkdir "$work/copy"
  local file
  find -L "$@" -name '*.swift' | while read -r file; do
    cp "$file" "$work/copy/${file//\//_}"
  done
}

mkdir "$work/made"
module ObjectiveC -swift-version 5 ObjectiveC/Names/ObjectiveC.swift
module HeadlessFoundation -swift-version 5 ObjectiveC/Names/HeadlessFoundation.swift
copied UIKit
sed -i -E 's/import Foundation$/import HeadlessFoundation/' "$work"/copy/*.swift
module UIKit "${house[@]}" "$work"/copy/*.swift
copied SwiftUI
module SwiftUI "${house[@]}" "$work"/copy/*.swift

# The screens: those that also run, and those that only Objective-C can.
copied OldScreens ObjectiveC/Screens
check -warnings-as-errors -swift-version 5 -module-name App ObjectiveC/Names/AppNames.swift "$work"/copy/*.swift
sed -i 's/#selector(autocompleteClicked)/#selector(autocompleteClickd)/' "$work"/copy/*FullScreenButton.swift
refused "cannot find 'autocompleteClickd' in scope" \
  check -warnings-as-errors -swift-version 5 -module-name App ObjectiveC/Names/AppNames.swift "$work"/copy/*.swift

# LegacyPlaces as iOS sees it. `description` cannot be Objective-C's without its strings. Warnings are left
# to the build: here, where NSObject has moved, they are about imports that seem to be for nothing.
copied Linked/LegacyPlaces
sed -i -E 's/\bos\(iOS\)/os(Linux)/; s/override var (description|debugDescription)/var our_\1/' "$work"/copy/*.swift
check -suppress-warnings "${house[@]}" -module-name LegacyPlaces ObjectiveC/Names/AppNames.swift "$work"/copy/*.swift
sed -i -E 's/AnyObject\?/(any GMSAutocompleteViewControllerDelegate)?/' "$work"/copy/*Outlets.swift
refused "property cannot have non-'@objc' protocol type" \
  check -suppress-warnings "${house[@]}" -module-name LegacyPlaces ObjectiveC/Names/AppNames.swift "$work"/copy/*.swift
