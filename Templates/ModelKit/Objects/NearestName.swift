/// Finds what somebody may have meant by a name that there is not.
enum NearestName {
  /// The nearest of the names, or nil when none is near: at most two letters in five differ.
  static func nearest(to name: String, among names: [String]) -> String? {
    guard name.count <= 60 else { return nil }
    let near = names.map { (name: $0, distance: distance(name, $0)) }
      .filter { $0.distance * 5 <= max(name.count, 3) * 2 }
    return near.min { $0.distance < $1.distance }?.name
  }

  /// The end of a message: empty without a name.
  static func question(_ name: String?) -> ErrorSentence {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// How many letters must be put in, taken out or replaced.
  private static func distance(_ left: String, _ right: String) -> Int {
    let rightLetters = Array(right.lowercased())
    var previous = Array(0...rightLetters.count)
    for (row, leftLetter) in left.lowercased().enumerated() {
      var current = [row + 1]
      for (column, rightLetter) in rightLetters.enumerated() {
        let replaced = previous[column] + (leftLetter == rightLetter ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[rightLetters.count]
  }
}
