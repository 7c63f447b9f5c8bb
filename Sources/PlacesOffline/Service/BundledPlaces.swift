import Foundation

/// The places that come with the package, read when first asked for.
enum BundledPlaces {
  static let files = ["places-small.tsv", "synthetic.tsv"]

  static let index = Result { () throws(OfflineDataError) -> PlaceIndex in
    var reader = PlaceTableReader()
    // Xcode puts resources deeper into a macOS bundle than other builds do; `resourceURL` knows.
    let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    for file in files {
      try reader.read(contentsOf: folder.appendingPathComponent("Data/\(file)"))
    }
    return PlaceIndex(reader.table)
  }
}

extension PlaceTableReader {
  mutating func read(contentsOf url: URL) throws(OfflineDataError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw OfflineDataError(
        .unreadable((error as NSError).localizedDescription), file: url.lastPathComponent)
    }
    try read([UInt8](data), file: url.lastPathComponent)
  }
}
