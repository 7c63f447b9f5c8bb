#if os(iOS) && canImport(SwiftUI)
  import Combine
  import SwiftUI

  /// Joins a binding and the widget's model: either may open or close the other.
  @MainActor
  struct PlaceAutocompleteModifier: ViewModifier {
    @Binding private var show: Bool
    @StateObject private var widget: PlaceAutocompleteObserver
    private let configuration: PlaceAutocompleteModel.Configuration

    init(show: Binding<Bool>, configuration: PlaceAutocompleteModel.Configuration) {
      _show = show
      _widget = StateObject(wrappedValue: PlaceAutocompleteObserver(configuration: configuration))
      self.configuration = configuration
    }

    func body(content: Content) -> some View {
      // Filter, looks and closures are those of the newest rendering.
      let model = widget.model(with: configuration)
      content
        .fullScreenCover(isPresented: $show, onDismiss: { model.close() }) {
          PlaceAutocompleteScreen(widget: widget)
        }
        .onChange(of: show) { show in
          if show { model.show() } else { model.close() }
        }
        .onChange(of: widget.isShown) { isShown in
          if !isShown { show = false }
        }
    }
  }

  /// The widget's model as SwiftUI watches it.
  @MainActor
  final class PlaceAutocompleteObserver: ObservableObject {
    let model: PlaceAutocompleteModel
    @Published private(set) var isShown = false
    @Published private(set) var query = ""
    @Published private(set) var list = PlaceAutocompleteList()

    init(configuration: PlaceAutocompleteModel.Configuration) {
      model = PlaceAutocompleteModel(configuration: configuration)
      model.onChange = { [weak self] in self?.update() }
    }

    func model(with configuration: PlaceAutocompleteModel.Configuration) -> PlaceAutocompleteModel {
      model.configuration = configuration
      return model
    }

    private func update() {
      isShown = model.isShown
      query = model.query
      list = model.list
    }
  }
#endif
