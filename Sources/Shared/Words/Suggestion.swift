/// "; did you mean 'x'?" for the nearest name, or nothing when none is near.
public func didYouMean(_ word: String, among names: [String]) -> String {
  nearest(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
}

/// The candidate that a word was probably meant to be, or nil if none is close.
///
/// Close means at most one slip (a letter too many, missing, wrong or swapped with its neighbour)
/// in short words and one for each three letters in longer ones. Case counts for little:
/// `url` is near to `URL`. Of equally near candidates the first wins.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.utf8.prefix(longestWord + 1))
  guard !letters.isEmpty, letters.count <= longestWord else { return nil }
  let lowered = letters.map(lowercased)
  let allowed = max(1, letters.count / 3)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let other = candidate.utf8.map(lowercased)
    guard abs(other.count - letters.count) <= allowed else { continue }
    let distance = editDistance(lowered, other)
    if distance <= allowed, distance < min(best?.distance ?? .max, letters.count) {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// No name is longer, and the time for a distance grows with the product of the lengths.
private let longestWord = 60

private func lowercased(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}

/// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replaced, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
