public import Foundation
package import PlacesEngine

/// The author of a photo or review, who must be shown with it.
public struct AuthorAttribution: CustomStringConvertible, Hashable, Sendable {
  /// The answer as the service gave it.
  package let service: ServiceAuthor

  package init(_ service: ServiceAuthor) {
    self.service = service
  }

  /// Empty if the answer has none.
  public var name: String { service.displayName ?? "" }
  public var uri: URL? { service.uri.flatMap { URL(string: $0) } }
  public var photoURI: URL? { service.photoUri.flatMap { URL(string: $0) } }

  public var description: String {
    describe("AuthorAttribution", [("name", service.displayName), ("uri", service.uri)])
  }
}

/// What is known of a photo without fetching it.
public struct Photo: CustomStringConvertible, Hashable, Sendable {
  /// The answer as the service gave it; its name expires.
  package let service: ServicePhoto

  package init(_ service: ServicePhoto) {
    self.service = service
  }

  /// The authors as one text, linked where the answer has a link.
  public var attributions: AttributedString? {
    credits((service.authorAttributions ?? []).map { ($0.displayName, $0.uri) })
  }

  public var authorAttributions: [AuthorAttribution]? {
    service.authorAttributions?.map { AuthorAttribution($0) }
  }

  /// The size that the photo is available in, in pixels.
  public var maxSize: CGSize { CGSize(width: service.widthPx ?? 0, height: service.heightPx ?? 0) }

  public var description: String {
    describe("Photo", [("width", service.widthPx), ("height", service.heightPx)])
  }
}

/// What a visitor wrote about a place.
public struct Review: Hashable, Sendable {
  /// The answer as the service gave it.
  package let service: ServiceReview

  package init(_ service: ServiceReview) {
    self.service = service
  }

  /// In the language asked for, translated if need be.
  public var text: String? { service.text?.text }

  /// 1.0…5.0; 0 if the answer has none.
  public var rating: Float { Float(service.rating ?? 0) }

  public var publishDate: Date? { service.publishTime.flatMap { date(rfc3339: $0) } }

  /// Such as "a month ago", in the language asked for.
  public var relativePublishDateDescription: String? { service.relativePublishTimeDescription }

  public var authorAttribution: AuthorAttribution? {
    service.authorAttribution.map { AuthorAttribution($0) }
  }
}

/// Names of people or firms to be credited, separated by commas, each with its link; `nil` for no name.
func credits(_ entries: [(name: String?, link: String?)]) -> AttributedString? {
  var result = AttributedString()
  for entry in entries {
    guard let name = entry.name, !name.isEmpty else { continue }
    if !result.characters.isEmpty { result += AttributedString(", ") }
    var part = AttributedString(name)
    part.link = entry.link.flatMap { URL(string: $0) }
    result += part
  }
  return result.characters.isEmpty ? nil : result
}

/// A moment as the service writes it, with up to nine digits of fraction, which are dropped.
func date(rfc3339 text: String) -> Date? {
  let whole = text.replacing(/\.\d+/, with: "", maxReplacements: 1)
  return try? Date(whole, strategy: .iso8601)
}
