extension ContractItem {
  /// What was decided where Google's texts are silent; MIGRATION.md gives the reasons.
  static let decisions: [ContractItem] = numbered(
    "D",
    [
      "The fetcher asks at the first change at once, then at most once per interval, with the newest text.",
      "Nil, empty or blank text asks nothing, stops what is under way, and is told once if the list was not empty.",
      "The same text asks again only if it failed, was never delivered, or filter or token changed since.",
      "The filter is read when a request goes out; a change of it alone asks nothing.",
      "A failure for an outdated text is dropped, as an answer for it is.",
      "Whoever is the delegate when something is delivered hears it; with none it is lost, and a stopped request tells nothing.",
      "Work under way keeps a fetcher alive until it is delivered.",
      "Blank space around the text is left out of the request.",
      "Clearing calls did-update, then did-request, both before it returns, and asks nothing.",
      "A list's token is made with a session's first request and renewed when details are attempted, at Cancel and at clearing.",
      "A tap while newer text is pending selects the row as shown and stops the pending request; a row that is gone is ignored.",
      "A failure worth a retry shows “can't load” in the list, and did-fail is not called.",
      "Of a bias and a restriction the legacy classes send the restriction with a notice; the new client refuses both.",
      "Callbacks come exactly once, on the main thread, after the call has returned; only did-request and clearing come before.",
      "A call off the main thread stops a debug build, and is moved to the main thread with a notice elsewhere.",
      "A delegate may type, change filter, delegate or token, or let go, from inside any of its calls.",
      "A coordinate that was not asked for is the invalid one.",
      "Without a key a call fails once as key-invalid, later; with a key provided the same client works.",
      "Each did-request that was not superseded gets one did-update, whatever the outcome; a failure is told after it.",
      "A prediction is one row, or a message is one row; the attribution is none.",
      "While details are out a second tap is ignored, new text belongs to a new session, and the place is still delivered.",
      "A cancelled task on the async client ends in a network failure that says so.",
    ])
}
