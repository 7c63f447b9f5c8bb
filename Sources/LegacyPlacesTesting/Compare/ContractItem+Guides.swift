extension ContractItem {
  /// What Google's guide to the legacy SDK walks through.
  static let legacyGuide: [ContractItem] = numbered(
    "G",
    [
      "The full-screen controller opened from a button delivers a place with the chosen fields, or is cancelled.",
      "The results controller works with a search bar in the navigation bar.",
      "The results controller works with a search bar at the top of a view.",
      "The results controller works below an opaque navigation bar.",
      "The results controller works in a popover.",
      "The table data source with a search bar of its own reloads its table at did-request and did-update.",
      "The list takes the colours that were set on it.",
      "Predictions by program carry a type, a bias and a token that the details call repeats.",
      "The matched part of a prediction can be set in bold.",
      "A fetcher in a text field asks with a restriction whose corners were given the wrong way round.",
      "Each search has a token of its own, which its details call carries too.",
      "Usage is limited, and attributions are shown.",
      "The activity indicator is switched by the pair of calls that belongs to the class.",
      "A rectangle biases the answer.",
      "A rectangle restricts the answer.",
      "Two countries limit the answer.",
      "Types limit the answer, and a collection among others is an error.",
      "Waiting for a few letters and asking for few fields lowers the cost.",
      "Text without a selection can be used by itself.",
      "Addresses of unusual form are asked for as typed.",
      "Failures reach the delegate with a code of the error enumeration.",
    ])

  /// What Google's guide to the new SDK walks through.
  static let newGuide: [ContractItem] = numbered(
    "N",
    [
      "A first async request carries a type, an origin and a bias.",
      "A first request with a callback carries a type and a bias.",
      "A token can be handed to another service as text.",
      "A type can be given by its raw value; too many or unknown ones are refused.",
      "Up to 15 countries limit the answer, together with a restriction to what lies in both.",
      "The position of the cursor goes with the request.",
      "A circle biases or restricts; its radius has limits.",
      "A rectangle may be a point or cross the antimeridian; a latitude beyond 90 is refused.",
      "An origin gives distances.",
      "A region code has two letters; another is refused.",
      "Businesses that only deliver can be included.",
      "A restriction keeps out what a bias would only rank lower.",
      "The widget hands over suggestion and token, and its failures separately.",
      "An answer has at most five suggestions with id, types, distance and texts.",
    ])
}
