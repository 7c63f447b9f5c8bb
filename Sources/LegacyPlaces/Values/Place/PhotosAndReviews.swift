public import Foundation
import PlacesCore
public import PlacesEngine

/// The author of a photo or review, who must be shown with it; immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSPlaceAuthorAttribution: NSObject {
  public let name: String
  /// The author's profile.
  public let uri: URL?
  /// The author's picture.
  public let photoURI: URL?

  public init(name: String, uri URI: URL?, photoURI: URL?) {
    self.name = name
    uri = URI
    self.photoURI = photoURI
    super.init()
  }

  convenience init(_ author: ServiceAuthor) {
    self.init(
      name: author.displayName ?? "", uri: author.uri.flatMap { URL(string: $0) },
      photoURI: author.photoUri.flatMap { URL(string: $0) })
  }
}

/// What is known of a photo without loading it, immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSPlacePhotoMetadata: NSObject {
  package let photo: ServicePhoto
  private let authors: [GMSPlaceAuthorAttribution]?
  private let credits: NSAttributedString?

  /// Makes metadata from a service's answer (ours, for test doubles).
  public init(_ photo: ServicePhoto) {
    self.photo = photo
    authors = photo.authorAttributions?.map { GMSPlaceAuthorAttribution($0) }
    credits = legacyCredits((photo.authorAttributions ?? []).map { ($0.displayName, $0.uri) })
    super.init()
  }

  /// The authors as one text with links, to be shown with the photo.
  open var attributions: NSAttributedString? { credits }

  /// The authors one by one.
  open var authorAttributions: [GMSPlaceAuthorAttribution]? { authors }

  /// The largest size that the photo comes in, in pixels.
  open var maxSize: CGSize { CGSize(width: photo.widthPx ?? 0, height: photo.heightPx ?? 0) }
}

/// What a visitor wrote about a place, immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSPlaceReview: NSObject {
  package let review: ServiceReview
  private let author: GMSPlaceAuthorAttribution?

  /// Makes a review from a service's answer (ours, for test doubles).
  public init(_ review: ServiceReview) {
    self.review = review
    author = review.authorAttribution.map { GMSPlaceAuthorAttribution($0) }
    super.init()
  }

  /// When the review was published; the distant past when the answer does not tell.
  open var publishDate: Date { Review(review).publishDate ?? .distantPast }

  /// Such as "a month ago", in the language asked for.
  open var relativePublishDateDescription: String? { review.relativePublishTimeDescription }

  /// In the language asked for, translated if need be.
  open var text: String? { review.text?.text }

  open var textLanguageCode: String? { review.text?.languageCode }

  /// As it was written.
  open var originalText: String? { review.originalText?.text }

  open var originalTextLanguageCode: String? { review.originalText?.languageCode }

  /// 1.0…5.0; 0 when the answer does not tell.
  open var rating: Double { review.rating ?? 0 }

  open var authorAttribution: GMSPlaceAuthorAttribution? { author }
}

/// Names to be credited, separated by commas, each with its link; `nil` for no name.
func legacyCredits(_ entries: [(name: String?, link: String?)]) -> NSAttributedString? {
  let result = NSMutableAttributedString(string: "")
  for entry in entries {
    guard let name = entry.name, !name.isEmpty else { continue }
    if result.length > 0 { result.append(NSAttributedString(string: ", ")) }
    let link = entry.link.flatMap { URL(string: $0) }
    result.append(NSAttributedString(string: name, attributes: link.map { [.legacyLink: $0] }))
  }
  return result.length > 0 ? NSAttributedString(attributedString: result) : nil
}

extension NSAttributedString.Key {
  /// The raw name of UIKit's and AppKit's `link`, which plain Foundation lacks; the value is a `URL`.
  static let legacyLink = NSAttributedString.Key("NSLink")
}
