#if os(iOS) && canImport(SwiftUI)
  import SwiftUI

  /// The widget's screen: search field, suggestions or a message, attribution.
  @MainActor
  struct PlaceAutocompleteScreen: View {
    @ObservedObject var widget: PlaceAutocompleteObserver
    @Environment(\.colorScheme) private var colorScheme
    @FocusState private var isSearching: Bool

    private var theme: PlacesMaterialTheme { widget.model.configuration.uiCustomization.theme }

    var body: some View {
      VStack(spacing: 0) {
        searchBar
        if let message = widget.list.message { messageView(message) }
        List(widget.list.rows, id: \.suggestion.placeID) { row in
          Button {
            widget.model.select(row)
          } label: {
            PlaceAutocompleteRow(row: row, theme: theme)
          }
          .listRowBackground(theme.color.surface)
        }
        .listStyle(.plain)
        .scrollContentBackground(.hidden)
        if let attribution = widget.list.attribution {
          Text(verbatim: attribution)
            .font(theme.font.bodySmall)
            .foregroundColor(attributionColor)
            .padding(theme.measurement.spacingSmall)
        }
      }
      .background(theme.color.surface)
      .onAppear { isSearching = true }
    }

    private var searchBar: some View {
      HStack(spacing: theme.measurement.spacingSmall) {
        TextField(
          "Search", text: Binding(get: { widget.query }, set: { widget.model.queryChanged($0) })
        )
        .focused($isSearching)
        .font(theme.font.bodyLarge)
        .foregroundColor(theme.color.onSurface)
        .autocorrectionDisabled()
        .submitLabel(.search)
        .padding(theme.measurement.spacingSmall)
        .background(theme.color.neutralContainer)
        .cornerRadius(theme.shape.cornerRadius)
        if widget.list.isLoading {
          ProgressView().accessibilityLabel("Loading")
        }
        Button("Cancel") { widget.model.close() }
          .font(theme.font.labelLarge)
          .foregroundColor(theme.color.primary)
      }
      .padding(theme.measurement.spacingLarge)
    }

    private func messageView(_ message: PlaceAutocompleteList.Message) -> some View {
      VStack(spacing: theme.measurement.spacingSmall) {
        Text(verbatim: message.text)
          .font(theme.font.bodyMedium)
          .foregroundColor(theme.color.onSurfaceVariant)
        if let title = message.retryTitle {
          Button(title) { widget.model.retry() }
            .font(theme.font.labelLarge)
            .foregroundColor(theme.color.primary)
        }
      }
      .padding(theme.measurement.spacingLarge)
    }

    private var attributionColor: Color {
      let attribution = theme.attribution
      switch colorScheme == .dark ? attribution.darkModeColor : attribution.lightModeColor {
      case .white: return .white
      // What the policies of the attribution name as its grey and its black.
      case .gray: return Color(red: 0x5E / 255, green: 0x5E / 255, blue: 0x5E / 255)
      case .black: return Color(red: 0x1F / 255, green: 0x1F / 255, blue: 0x1F / 255)
      }
    }
  }

  /// One suggestion.
  @MainActor
  struct PlaceAutocompleteRow: View {
    let row: PlaceAutocompleteList.Row
    let theme: PlacesMaterialTheme

    var body: some View {
      HStack(spacing: theme.measurement.spacingMedium) {
        if row.showsIcon {
          Image(systemName: "mappin.circle")
            .foregroundColor(theme.color.onSurfaceVariant)
            .accessibilityHidden(true)
        }
        VStack(alignment: .leading, spacing: theme.measurement.spacingExtraSmall) {
          Text(emphasizingMatches(row.suggestion.attributedPrimaryText))
            .font(theme.font.bodyLarge)
            .foregroundColor(theme.color.onSurface)
            .lineLimit(row.lineLimit)
          if let secondary = row.suggestion.attributedSecondaryText {
            Text(emphasizingMatches(secondary))
              .font(theme.font.bodyMedium)
              .foregroundColor(theme.color.onSurfaceVariant)
              .lineLimit(row.lineLimit)
          }
        }
      }
      .accessibilityElement(children: .combine)
    }

    private func emphasizingMatches(_ text: AttributedString) -> AttributedString {
      var result = text
      for run in text.runs
      where run[AttributeScopes.GooglePlacesAttributes.AutocompleteMatchAttribute.self] != nil {
        result[run.range].inlinePresentationIntent = .stronglyEmphasized
      }
      return result
    }
  }
#endif
