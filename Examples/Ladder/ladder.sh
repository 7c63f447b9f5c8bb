#!/usr/bin/env bash
# An old app climbs the whole ladder: from Google's legacy SDK to LegacyPlaces, and with one screen to the async core.
# Nothing needs a key or a network. Each step says what it does, and what it expects is checked.
#
# usage: ladder.sh [SCRATCH FOLDER]
#
# The app in App/ is copied into the scratch folder, an empty or new one, and stays there with a commit for each step;
# without a folder a temporary one is used and removed. What is compiled is kept in .build/ladder, so that only the
# first run is slow. LEGACY_PLACES may name a built `legacy-places`; otherwise it is built, too.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
building=(--scratch-path "$root/.build/ladder" -Xswiftc -warnings-as-errors)
tool=${LEGACY_PLACES:-}
screen=Sources/Roadbook/StopScreen.swift
notes=$(mktemp -d)
app=$notes/Roadbook
if [ $# -gt 0 ]; then
  mkdir -p "$1"
  app=$(cd "$1" && pwd)
  if [ -n "$(ls -A "$app")" ]; then
    echo "ladder: $1 is not empty; name a new folder." >&2
    exit 2
  fi
fi
trap 'rm -rf "$notes"' EXIT
# In a hook of a repository Git would take that one for ours.
# shellcheck disable=SC2046
unset $(git rev-parse --local-env-vars)
if [ -n "$tool" ]; then tool=$(cd "$(dirname "$tool")" && pwd)/$(basename "$tool"); fi

# ------------------------------------------------------------------------------------------ how it tells

number=0
step() {
  number=$((number + 1))
  say 1 "
$number. $1"
}
# say COLOUR TEXT: in colour on a terminal.
say() {
  if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then printf '\033[%sm%s\033[0m\n' "$1" "$2"; else printf '%s\n' "$2"; fi
}
fail() {
  printf 'ladder: step %s did not go as it should: %s\n' "$number" "$1" >&2
  exit 1
}

# places ARGUMENT...: runs legacy-places and shows what it prints; it must end with $wanted, which is 0 unless set.
places() {
  local code=0
  say 36 "\$ legacy-places $*"
  "$tool" "$@" >"$notes/out" 2>&1 || code=$?
  cat "$notes/out"
  if [ "$code" != "${wanted:-0}" ]; then fail "it ended with $code, not with ${wanted:-0}."; fi
}
# expect TEXT...: each must stand in what was printed last.
expect() {
  local text
  for text in "$@"; do
    grep -qF -- "$text" "$notes/out" || fail "\"$text\" is not in what it printed."
  done
}
# build: compiles the app, and shows what the compiler says only when that is not what $wanted says.
build() {
  local code=0
  say 36 "\$ swift build"
  swift build "${building[@]}" >"$notes/out" 2>&1 || code=$?
  if [ "$code" != "${wanted:-0}" ]; then
    cat "$notes/out"
    fail "the build ended with $code, not with ${wanted:-0}."
  fi
}
# run: runs the app, which must print what $here/expected.txt says.
run() {
  say 36 "\$ swift run"
  swift run "${building[@]}" --skip-build Roadbook >"$notes/out" 2>"$notes/errors" ||
    fail "the app failed: $(head -20 "$notes/errors")"
  cat "$notes/out"
  # Notices of the layer, which a debug build writes on standard error.
  grep '^LegacyPlaces ' "$notes/errors" || true
  diff -u "$here/expected.txt" "$notes/out" >"$notes/difference" ||
    fail "the app prints something else than before:
$(cat "$notes/difference")"
}
# by_hand FILE OLD NEW: the edit somebody makes in an editor.
by_hand() {
  local text
  text=$(cat "$1")
  case "$text" in *"$2"*) ;; *) fail "$1 has no \"$2\"." ;; esac
  printf '%s%s%s\n' "${text%%"$2"*}" "$3" "${text#*"$2"}" >"$1"
}
commit() {
  git add --all
  git -c user.name=Ladder -c user.email=ladder@example.com -c commit.gpgsign=false commit --quiet --message "$1"
}
# Shows what was edited by hand.
edited() {
  git diff --no-color --unified=0 |
    awk '/^\+\+\+ b\// { print substr($0, 7) ":"; next } /^---/ { next } /^[-+]/ { print "  " $0 }'
}
recorded() {
  awk -F '\t' '!/^#/ { sum += $4 } END { print sum + 0 }' legacy-places.baseline
}

# ------------------------------------------------------------------------------------------- the ladder

if [ -z "$tool" ]; then
  say 1 "First the assistant itself is built."
  swift build --package-path "$root" "${building[@]}" --product legacy-places
  tool=$(swift build --package-path "$root" "${building[@]}" --show-bin-path)/legacy-places
fi

step "The app as it was written for Google's legacy SDK, in a Git repository"
mkdir -p "$app"
cp -R "$here/App/." "$app"
rm -rf "$app/.build"
cd "$app"
git -c init.defaultBranch=main init --quiet
commit "The app as it was"
git ls-files

step "What is legacy? (Without --summary each place is listed.)"
places scan Sources --summary
expect "LP100" "LP111" "RBBookmark.m"

step "Today's state is recorded; from now on it may only shrink"
places scan Sources --write-baseline legacy-places.baseline
commit "What is legacy today"
first=$(recorded)
places scan Sources --baseline legacy-places.baseline
expect "As the baseline says."

step "By hand: depend on LegacyPlaces instead of Google's package. The old import finds no module any more"
by_hand Package.swift '.package(url: "https://github.com/googlemaps/ios-places-sdk", from: "8.0.0")' \
  ".package(name: \"LegacyPlaces\", path: \"$root\")"
by_hand Package.swift '.product(name: "GooglePlaces", package: "ios-places-sdk")' \
  '.product(name: "LegacyPlaces", package: "LegacyPlaces"),
        .product(name: "PlacesCore", package: "LegacyPlaces"),
        .product(name: "PlacesOffline", package: "LegacyPlaces"),'
edited
commit "Depend on LegacyPlaces"
wanted=1 build
expect "no such module 'GooglePlaces'"
echo "error: no such module 'GooglePlaces'"

step "First rung: the safe edits that let old code compile, shown and then made"
places rewrite Sources --level import
expect "+import LegacyPlaces" "Nothing was written"
if [ -n "$(git status --porcelain)" ]; then fail "something was written without --write."; fi
places rewrite Sources --level import --write
expect "Changed 6 of 8 files"
commit "legacy-places rewrite --level import"
places rewrite Sources --level import --write
expect "Nothing to change"

step "By hand: what it left. A mask of fields cannot be nil here, so it leaves the guard"
by_hand Sources/Roadbook/Favourites.swift \
  '    guard let fields = GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue)), let placeID = found else {' \
  '    let fields = GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue))
    guard let placeID = found else {'
edited
commit "A mask of fields is no optional"

step "By hand, while there is no key: offline places instead of the web service"
by_hand Sources/Roadbook/main.swift 'import LegacyPlaces' 'import LegacyPlaces
import PlacesOffline'
by_hand Sources/Roadbook/main.swift 'GMSPlacesClient.provideAPIKey("YOUR_API_KEY")' \
  'GMSPlacesClient.provideAPIKey("YOUR_API_KEY")
try PlacesEnvironment.current.useOfflinePlaces()'
edited
commit "Offline places for now"

step "The old app runs, on the new service"
build
run

step "What the first rung changed in the record; the new state is recorded"
wanted=1 places scan Sources --baseline legacy-places.baseline
places scan Sources --write-baseline legacy-places.baseline
commit "What is legacy after the first rung"
before=$(recorded)

step "Second rung: one screen goes to the async core"
places rewrite $screen --level async
expect "+import PlacesCore"
places rewrite $screen --level async --write
expect "Changed 1 of 1 file"
commit "legacy-places rewrite --level async, one screen"
if grep -E 'GMS|LegacyPlaces' $screen; then fail "$screen is still legacy."; fi

step "The app runs as before, to the letter"
build
run

step "The record must shrink: that something is gone ends the scan with 1, too"
wanted=1 places scan Sources --baseline legacy-places.baseline
expect "Gone: the baseline can shrink"
places scan Sources --write-baseline legacy-places.baseline
commit "One screen less"
after=$(recorded)
echo "$first findings on the first day, $before after the first rung, $after now"
if [ "$after" -ge "$before" ]; then fail "the baseline did not shrink."; fi
places scan Sources --baseline legacy-places.baseline
expect "As the baseline says."

step "Somebody writes new legacy code, and CI says no"
echo 'let another = GMSPlacesClient.shared()' >>Sources/Roadbook/main.swift
wanted=1 places scan Sources --baseline legacy-places.baseline
expect "GMSPlacesClient"
git checkout --quiet -- Sources/Roadbook/main.swift
places scan Sources --baseline legacy-places.baseline
expect "As the baseline says."

say 32 "
All of it held: $first findings on the first day, $after now. Next: the other screens, one by one."
if [ $# -gt 0 ]; then echo "The app is in $app; 'git log' there has each step."; fi
