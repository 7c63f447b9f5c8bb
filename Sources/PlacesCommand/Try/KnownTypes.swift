import PlacesOffline

/// The types that a filter may name, for suggesting one.
enum KnownTypes {
  static let names = PlaceTypes.collections.sorted() + PlaceTypes.all.sorted()
}
