import LegacyPlacesTesting

extension Mutant {
  /// Every mutant, by what it tampers with.
  static let all = answers + facts + tokens + order + screens + taps + failures + filters + regions + typing

  static let staleList = Mutant(
    "stale list delivered", [.fetcher], by: "outdated-answer", ["C11", "B34"]
  ) { StaleList.self }

  static let tokenReusedAfterFailure = Mutant(
    "token reused after failed details", FrontDoor.lists, by: "new-token-after-failed-details",
    ["D10", "C60", "B01"]
  ) { TokenReusedAfterFailure.self }

  private static let lists = FrontDoor.lists

  private static let answers = [
    staleList,
    Mutant("stale rows delivered", lists, by: "old-results-after-newer-search", ["B34"]) { StaleList.self },
    Mutant("stale failure delivered", [.fetcher], by: "outdated-failure", ["D5"]) { StaleFailure.self },
    Mutant("stale failure delivered to a list", lists, by: "outdated-failure-in-a-list", ["D5"]) {
      StaleFailure.self
    },
    Mutant("cancelled call tells an empty list", [.fetcher], by: "service-gives-up", ["D6"]) {
      CancelledTellsEmpty.self
    },
    Mutant("empty list told twice", [.fetcher], by: "blank-text-empties-once", ["D2"]) {
      EmptyListTwice.self
    },
    Mutant("emptied list told twice", lists, by: "blank-text-empties-a-list-once", ["D2"]) {
      EmptyListTwice.self
    },
    Mutant("callback twice on failure", [.client], by: "query-is-refused", ["C8", "D14"]) {
      CallbackTwiceOnFailure.self
    },
    Mutant("callback before the call returns", [.client], by: "blank-query", ["D14"]) {
      CallbackBeforeReturn.self
    },
    Mutant("callback to the newest listener", [.client], by: "callback-goes-to-its-caller", ["C8"]) {
      CallbackToNewestListener.self
    },
    Mutant(
      "delegate of the time of the request", [.fetcher], by: "delegate-swapped-while-request-is-out", ["D6"]
    ) { DelegateCaptured.self },
    Mutant("delegate of a list of that time", lists, by: "delegate-swapped-in-a-list", ["D6"]) {
      DelegateCaptured.self
    },
    Mutant(
      "unheard outcome kept for the next delegate", [.fetcher], by: "failure-without-a-delegate", ["D6"]
    ) { KeptForNextDelegate.self },
    Mutant("fetcher dies when nobody holds it", [.fetcher], by: "fetcher-let-go", ["D7"]) {
      DiesWhenReleased.self
    },
  ]

  private static let facts = [
    Mutant("match offsets in Unicode scalars", [.fetcher], by: "matched-parts", ["C58"]) {
      ScalarOffsets.self
    },
    Mutant("match offsets in characters", [.fetcher], by: "matched-parts", ["C58"]) { CharacterOffsets.self },
    Mutant("absent secondary text is empty", [.fetcher], by: "texts-of-a-prediction", ["C57"]) {
      NoSecondaryIsEmpty.self
    },
    Mutant("rows in alphabetical order", lists, by: "order-of-predictions", ["C55"]) { RowsSorted.self },
  ]

  private static let tokens = [
    Mutant(
      "token reused after details", [.table, .results], by: "new-token-after-a-pick", ["B01", "D10", "C60"]
    ) { TokenReusedAfterDetails.self },
    tokenReusedAfterFailure,
    Mutant("new token for every request", lists, by: "tap-fetches-details", ["B02", "D10"]) {
      NewTokenPerRequest.self
    },
    Mutant("token missing in details", [.client], by: "token-of-the-app", ["B02", "C62"]) {
      TokenMissingInDetails.self
    },
    Mutant("token of a list missing in details", lists, by: "tap-fetches-details", ["B02", "C61"]) {
      TokenMissingInDetails.self
    },
    Mutant("hidden token for none", [.client], by: "no-token", ["B02", "C63"]) { HiddenToken.self },
    Mutant("token kept after clearResults", [.table], by: "clear-results", ["D10"]) {
      TokenKeptAfterClear.self
    },
    Mutant("token kept after Cancel", [.screen], by: "shown-again", ["D10"]) { TokenKeptAfterCancel.self },
    Mutant("retry of details with a new token", lists, by: "details-again", ["D10"]) {
      RetryWithNewToken.self
    },
    Mutant("refused tap ends the session", lists, by: "refused-tap", ["D10"]) { RefusedTapEndsSession.self },
    Mutant("token cannot be taken away", [.fetcher], by: "token-taken-away", ["C15", "C63"]) {
      TokenNotTakenAway.self
    },
  ]

  private static let order = [
    Mutant("did-update before did-request", lists, by: "burst-in-a-list", ["C18"]) {
      UpdateBeforeRequest.self
    },
    Mutant("did-request after the call has returned", lists, by: "did-request-before-return", ["D14"]) {
      RequestLater.self
    },
    Mutant("did-request twice", lists, by: "burst-in-a-list", ["C16"]) { RequestTwice.self },
    Mutant("no did-update on failure", lists, by: "other-failures-are-told", ["D19"]) {
      NoUpdateOnFailure.self
    },
    Mutant("did-fail before did-update", lists, by: "other-failures-are-told", ["D19"]) {
      FailBeforeUpdate.self
    },
    Mutant("no did-update on no match", lists, by: "no-match-is-a-message", ["D19"]) {
      NoUpdateOnNoMatch.self
    },
    Mutant("no did-update for the same rows", lists, by: "same-rows-again", ["D19", "C17"]) {
      NoUpdateForSameRows.self
    },
    Mutant(
      "no did-update for a request that a tap stopped", lists, by: "tap-while-a-newer-text-is-asked", ["D19"]
    ) { NoUpdateForStoppedRequest.self },
    Mutant("clearResults tells did-request first", [.table], by: "clear-results", ["C20", "D9"]) {
      ClearTellsRequestFirst.self
    },
    Mutant("clearResults tells later", [.table], by: "clear-results-before-return", ["D9", "D14"]) {
      ClearTellsLater.self
    },
    Mutant("clearResults tells did-update only", [.table], by: "clear-results", ["C20", "D9"]) {
      ClearTellsUpdateOnly.self
    },
    Mutant("clearResults asks", [.table], by: "clear-results", ["D9"]) { ClearAsks.self },
  ]

  private static let screens = [
    Mutant("cancelled told twice", [.screen], by: "cancel", ["C30", "B17"]) { CancelledTwice.self },
    Mutant("place after Cancel", [.screen], by: "cancel-while-details-are-out", ["B17"]) {
      PlaceAfterCancel.self
    },
    Mutant("cancelled after the place", [.screen], by: "nothing-after-the-place", ["B17"]) {
      CancelledAfterPlace.self
    },
    Mutant("failure ends the screen", [.screen], by: "failure-does-not-end-a-screen", ["B17"]) {
      FailureEndsScreen.self
    },
  ]

  private static let taps = [
    Mutant("should-select's no is ignored", lists, by: "refused-tap", ["C22"]) { RefusalIgnored.self },
    Mutant("should-select after details", lists, by: "select-before-details", ["C22"]) {
      SelectAfterDetails.self
    },
    Mutant("second tap accepted", lists, by: "second-tap", ["D21"]) { SecondTapAccepted.self },
    Mutant("row that is gone accepted", lists, by: "tap-on-a-row-that-is-gone", ["D11", "B35"]) {
      StaleTapAccepted.self
    },
    Mutant("details stopped by new text", lists, by: "new-text-while-details-are-out", ["D21"]) {
      DetailsCancelledByText.self
    },
    Mutant("list cleared while asking", lists, by: "rows-stay-while-asking", ["D11"]) {
      ListClearedWhileAsking.self
    },
    Mutant("tap leaves a text waiting", lists, by: "tap-while-a-text-waits", ["D11"]) {
      TapLeavesTextWaiting.self
    },
    Mutant("fields ignored", lists, by: "tap-fetches-details", ["C24"]) { FieldsIgnored.self },
    Mutant("everything by default", lists, by: "all-fields-by-default", ["C34"]) {
      DefaultFieldsAreStar.self
    },
    Mutant("place without a name dropped", lists, by: "place-without-a-name", ["B29"]) {
      NamelessPlaceDropped.self
    },
  ]

  private static let failures = [
    Mutant("retryable failure told", lists, by: "retryable-failures-stay-inside", ["C27", "D12"]) {
      RetryableLeaks.self
    },
    Mutant("other failure kept inside", lists, by: "other-failures-are-told", ["C25"]) {
      OtherFailuresSwallowed.self
    },
    Mutant("fetcher keeps retryable failures", [.fetcher], by: "fetcher-tells-every-failure", ["C12"]) {
      FetcherHidesRetryable.self
    },
    Mutant("refusal taken for a server fault", lists, by: "details-are-refused", ["B11"]) {
      RefusalIsServerFault.self
    },
    Mutant("try-again asks each time", lists, by: "retry-once", ["D12"]) { RetryAlwaysAsks.self },
  ]
}
