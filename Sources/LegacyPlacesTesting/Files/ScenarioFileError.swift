public import Foundation

/// What is wrong with a scenario or trace file: the file, the line, the key, and what would be right.
///
/// The texts of a scenario are never quoted: only keys and words of the format are.
public struct ScenarioFileError: Error, Sendable, Hashable {
  /// The file's name, or the name given with the text.
  public var file: String
  /// Counts from 1; `nil` when the file could not be read at all.
  public var line: Int?
  /// In Unicode scalars from the start of the line, from 1.
  public var column: Int?
  /// The way to the value: `steps[3].tap`; empty for the whole file.
  public var key: String
  /// A sentence.
  public var problem: String
  /// What would be right; words without a full stop.
  public var expected: String?
  /// The word of the format that is most like the unknown one.
  public var nearest: String?

  public init(
    file: String, line: Int? = nil, column: Int? = nil, key: String = "", problem: String,
    expected: String? = nil, nearest: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.key = key
    self.problem = problem
    self.expected = expected
    self.nearest = nearest
  }
}

extension ScenarioFileError: CustomStringConvertible, LocalizedError {
  /// `york.json:12:15: steps[3].tapp: The key is unknown. Did you mean “tap”? Known are: …`
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    var words = [place.joined(separator: ":") + ":"]
    if !key.isEmpty { words.append(key + ":") }
    words.append(problem)
    if let nearest { words.append("Did you mean “\(nearest)”?") }
    if let expected { words.append("Expected: \(expected).") }
    return words.joined(separator: " ")
  }

  public var errorDescription: String? { description }
}
