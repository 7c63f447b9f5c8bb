import LegacyPlacesTesting

extension Mutant {
  static let filters = [
    Mutant("order of types lost", [.fetcher], by: "order-of-types", ["C45"]) { TypeOrderLost.self },
    Mutant("address sent as it is", [.fetcher], by: "every-type-filter", ["B05"]) { AddressSentAsIs.self },
    Mutant("collections dropped", FrontDoor.lists, by: "regions-of-switzerland", ["B05"]) {
      CollectionsDropped.self
    },
    Mutant("countries in lower case", FrontDoor.lists, by: "countries-of-the-guide", ["C47", "B08"]) {
      CountriesLowercased.self
    },
    Mutant("countries dropped", [.fetcher], by: "one-country", ["B08"]) { CountriesDropped.self },
    Mutant("sixth country dropped", [.fetcher], by: "many-countries", ["C47"]) { SixthCountryDropped.self },
    Mutant("country over countries", [.fetcher], by: "one-country", ["C44"]) { CountryOverCountries.self },
    Mutant("type over types", [.fetcher], by: "types-over-type", ["C43"]) { TypeOverTypes.self },
    Mutant("types cut to fit", [.fetcher], by: "types-that-cannot-be-sent", ["C45", "B05"]) {
      TypesCutToFit.self
    },
    Mutant("three-letter country cut", [.fetcher], by: "three-letter-country", ["B08"]) {
      LongCountryCut.self
    },
    Mutant("origin dropped", [.fetcher], by: "distance-with-an-origin", ["C51"]) { OriginDropped.self },
    Mutant("filter read when text is typed", [.fetcher], by: "filter-of-a-burst", ["D4"]) {
      FilterReadAtTyping.self
    },
    Mutant("change of the filter asks", [.fetcher], by: "same-text-with-another-filter", ["D4"]) {
      FilterChangeAsks.self
    },
  ]

  static let regions = [
    Mutant("restriction dropped", [.fetcher], by: "inner-west-of-sydney", ["C40", "G10"]) {
      RestrictionDropped.self
    },
    Mutant("bias sent as restriction", FrontDoor.lists, by: "bias-and-restriction-apart", ["C39"]) {
      BiasSentAsRestriction.self
    },
    Mutant("restriction sent as bias", FrontDoor.lists, by: "bias-and-restriction-apart", ["C40"]) {
      RestrictionSentAsBias.self
    },
    Mutant("corners not sorted", [.fetcher], by: "corners-in-any-order", ["B07"]) { CornersUnsorted.self },
    Mutant("antimeridian ignored", [.fetcher], by: "across-the-antimeridian", ["C50"]) {
      AntimeridianIgnored.self
    },
    Mutant("bias wins over restriction", [.fetcher], by: "both-regions", ["D13", "C41"]) { BiasWins.self },
    Mutant("bounds mode ignored", [.fetcher], by: "deprecated-bounds", ["C38"]) { BoundsModeIgnored.self },
    Mutant("equal corners dropped", [.fetcher], by: "equal-corners", ["C50"]) { EqualCornersDropped.self },
    Mutant("radius clamped", [.fetcher], by: "radius-too-large", ["C49"]) { RadiusClamped.self },
  ]

  static let typing = [
    Mutant("text not trimmed", [.fetcher], by: "text-is-trimmed", ["D8", "C52"]) { TextNotTrimmed.self },
    Mutant("blank text asked", [.fetcher], by: "no-text-asks-nothing", ["D2", "B38"]) { BlankTextAsked.self },
    Mutant("empty list told before return", [.fetcher], by: "empty-list-is-told-later", ["D14"]) {
      EmptyListBeforeReturn.self
    },
    Mutant("refusal told before return", [.fetcher], by: "refused-text-is-told-later", ["D14"]) {
      RefusalBeforeReturn.self
    },
    Mutant("list's refusal told before return", [.table], by: "refused-text-of-a-list-is-told-later", ["D14"])
    {
      RefusalBeforeReturn.self
    },
    Mutant("empty list never told", [.fetcher], by: "blank-text-empties-once", ["D2"]) {
      EmptyListNeverTold.self
    },
    Mutant("empty text forgotten", [.table], by: "blank-text-empties-a-list-once", ["D2"]) {
      EmptyTextForgotten.self
    },
    Mutant("no throttle", [.fetcher], by: "burst-asks-first-and-last", ["D1", "C10"]) { NoThrottle.self },
    Mutant("throttle without trailing request", [.fetcher], by: "burst-asks-first-and-last", ["D1"]) {
      ThrottleWithoutTrailing.self
    },
    Mutant("debounce instead of throttle", [.fetcher], by: "burst-asks-first-and-last", ["D1"]) {
      DebounceInsteadOfThrottle.self
    },
    Mutant("minimum length ignored", [.fetcher], by: "minimum-length", ["D1"]) { MinimumLengthIgnored.self },
    Mutant("two requests in flight", [.fetcher], by: "one-request-at-a-time", ["D1"]) {
      SecondRequestInFlight.self
    },
    Mutant("same text asks again", [.fetcher], by: "same-text-again", ["D3"]) { SameTextAsks.self },
    Mutant("same text never asks again", [.fetcher], by: "same-text-after-failure", ["D3"]) {
      SameTextNeverAsksAgain.self
    },
    Mutant(
      "outstanding request not stopped", [.fetcher], by: "emptied-text-stops-the-request", ["D2"],
      byComparison: true
    ) { RequestNotStopped.self },
  ]
}
