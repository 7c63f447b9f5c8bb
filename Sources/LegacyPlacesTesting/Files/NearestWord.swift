/// The word most like another, or `nil` when none is like it.
///
/// Alike means that at most a third of the longer one's letters, and at least one, must be typed, left out,
/// replaced or swapped with their neighbour. Case counts for nothing. Of equals the first wins.
package func nearestWord(to text: String, in words: [String]) -> String? {
  // A long text is like no word, and comparing it would take its time.
  guard !text.isEmpty, text.utf8.count <= 100 else { return nil }
  let typed = Array(text.lowercased().unicodeScalars)
  var best: (word: String, distance: Int)?
  for word in words {
    let letters = Array(word.lowercased().unicodeScalars)
    let allowed = max(1, max(typed.count, letters.count) / 3)
    let distance = editDistance(typed, letters)
    if distance <= allowed, distance < best?.distance ?? .max { best = (word, distance) }
  }
  return best?.word
}

/// How many letters must be inserted, removed, replaced or swapped with their neighbour.
package func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var older: [Int] = []
  var previous = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var cost = min(row[j], previous[j + 1]) + 1
      cost = min(cost, previous[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        cost = min(cost, older[j - 1] + 1)
      }
      row.append(cost)
    }
    (older, previous) = (previous, row)
  }
  return previous[right.count]
}
