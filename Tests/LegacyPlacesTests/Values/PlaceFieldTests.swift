import LegacyPlaces
import Testing

@Suite("Field masks as old code spells them")
struct PlaceFieldTests {
  private let both: GMSPlaceField = [.name, .placeID]

  @Test("B22 the forced spelling of SDK 3.x")
  func forced() {
    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))!
    let bare = GMSPlaceField(rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.placeID.rawValue)!
    #expect(fields == both)
    #expect(bare == both)
  }

  @Test("The plain spellings of SDK 4.x and later, annotated or not, with either width")
  func plain() {
    let annotated: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | GMSPlaceField.placeID.rawValue)
    let inferred = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))
    let wide = GMSPlaceField(
      rawValue: UInt64(UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)))
    let folded = GMSPlaceField(rawValue: [GMSPlaceField.name, .placeID].reduce(0) { $0 | $1.rawValue })
    #expect([annotated, inferred, wide, folded].allSatisfy { $0 == both })
  }

  @Test("Option-set spellings: literal, insertion, element type, view tags")
  func optionSet() {
    var fields: GMSPlaceField = []
    fields.insert(.name)
    let element: GMSPlaceField.ArrayLiteralElement = .placeID
    #expect(fields.union(element) == both)
    #expect(Int(GMSPlaceField.coordinate.rawValue) == 8)
  }

  @Test("All is every bit, also when spelled as a number")
  func all() {
    #expect(GMSPlaceField(rawValue: UInt.max) == .all)
    #expect(GMSPlaceField.all.contains(both))
  }

  @Test(
    "Bits are those of the header",
    arguments: [
      (GMSPlaceField.name, 0), (.types, 9), (.viewport, 11), (.utcOffsetMinutes, 15),
      (.businessStatus, 16), (.takeout, 19), (.wheelchairAccessibleEntrance, 31),
      (.currentOpeningHours, 32), (.editorialSummary, 34),
    ] as [(GMSPlaceField, UInt)])
  func bits(field: GMSPlaceField, bit: UInt) {
    #expect(field.rawValue == 1 << bit)
  }

  @Test("A negative raw value makes no mask")
  func negative() {
    #expect(GMSPlaceField(rawValue: -1 as Int) as GMSPlaceField? == nil)
  }
}
