/// Makes the subjects of one implementation.
///
/// A protocol, because what makes subjects of legacy classes goes with the legacy module, and who plays them
/// does not: through a requirement the compiler has no message to give.
@MainActor
package protocol SubjectMaking {
  /// The subject of a front door; `nil` where there is none.
  func subject(of door: FrontDoor) -> (any PlacesSubject)?
}

/// Makes subjects of the classes of LegacyPlaces.
package struct LegacySubjects: SubjectMaking {
  package init() {}

  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  package func subject(of door: FrontDoor) -> (any PlacesSubject)? {
    switch door {
    case .client: LegacyClientSubject()
    case .fetcher: LegacyFetcherSubject()
    case .table: LegacyTableSubject()
    case .results: LegacyResultsSubject()
    case .screen: LegacyScreenSubject()
    }
  }
}

/// Makes subjects of what ported screens run on.
struct PortedSubjects: SubjectMaking {
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  func subject(of door: FrontDoor) -> (any PlacesSubject)? {
    switch door {
    case .client: PortedClientSubject()
    case .fetcher: PortedFetcherSubject()
    case .table, .results, .screen: nil
    }
  }
}
