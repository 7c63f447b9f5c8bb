#if os(iOS) && canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// A full-screen search for a place, of which only the id is handed over.
    ///
    /// - Parameters:
    ///   - initialQuery: stands in the search field when it opens, and is asked about then.
    ///   - show: opens the search when it becomes true, and becomes false when it closes; must start as false.
    ///   - onSelection: gets a place with nothing filled but `placeID`; not called when nothing is picked.
    ///   - onError: gets errors that trying again cannot mend, once each; the search stays open.
    @MainActor
    public func basicPlaceAutocomplete(
      filter: AutocompleteFilter? = nil,
      uiCustomization: AutocompleteUICustomization = AutocompleteUICustomization(),
      initialQuery: String = "",
      show: Binding<Bool>,
      onSelection: @escaping (Place) -> Void,
      onError: @escaping (PlacesError) -> Void
    ) -> some View {
      var configuration = PlaceAutocompleteModel.Configuration(
        selection: .place(onSelection), onError: onError)
      configuration.filter = filter
      configuration.uiCustomization = uiCustomization
      configuration.initialQuery = initialQuery
      return modifier(PlaceAutocompleteModifier(show: show, configuration: configuration))
    }

    /// A full-screen search for a place, which hands over the suggestion and the token of its session.
    ///
    /// Put the token into the `FetchPlaceRequest` that follows: it ends the session.
    ///
    /// - Parameters:
    ///   - initialQuery: stands in the search field when it opens, and is asked about then.
    ///   - sessionToken: the token to search under; without one, each opening makes a new one.
    ///   - show: opens the search when it becomes true, and becomes false when it closes; must start as false.
    ///   - onSelection: not called when nothing is picked.
    ///   - onError: gets errors that trying again cannot mend, once each; the search stays open.
    @MainActor
    public func placeAutocomplete(
      filter: AutocompleteFilter? = nil,
      uiCustomization: AutocompleteUICustomization = AutocompleteUICustomization(),
      initialQuery: String = "",
      sessionToken: AutocompleteSessionToken? = nil,
      show: Binding<Bool>,
      onSelection: @escaping (AutocompletePlaceSuggestion, AutocompleteSessionToken) -> Void,
      onError: @escaping (PlacesError) -> Void
    ) -> some View {
      var configuration = PlaceAutocompleteModel.Configuration(
        selection: .suggestion(onSelection), onError: onError)
      configuration.filter = filter
      configuration.uiCustomization = uiCustomization
      configuration.initialQuery = initialQuery
      configuration.sessionToken = sessionToken
      return modifier(PlaceAutocompleteModifier(show: show, configuration: configuration))
    }
  }
#endif
