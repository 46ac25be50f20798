/// "; did you mean 'x'?" for the nearest name, or nothing when none is near.
func didYouMean(_ word: String, among names: [String]) -> String {
  let limit = max(1, min(3, word.count / 3))
  let nearest = names.map { (name: $0, distance: distance(word, $0)) }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
  guard let nearest, nearest.distance <= limit else { return "" }
  return "; did you mean '\(nearest.name)'?"
}

/// How many characters must be put in, taken out, replaced, or swapped with their neighbour.
private func distance(_ first: String, _ second: String) -> Int {
  let first = Array(first.lowercased())
  let second = Array(second.lowercased())
  // Longer than any name of an option, and the table below grows with the product.
  guard first.count <= 64, second.count <= 64 else { return Int.max }
  var table = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
  for row in 0...first.count {
    for column in 0...second.count {
      if row == 0 || column == 0 {
        table[row][column] = row + column
        continue
      }
      let change = first[row - 1] == second[column - 1] ? 0 : 1
      table[row][column] = min(
        table[row - 1][column] + 1, table[row][column - 1] + 1,
        table[row - 1][column - 1] + change)
      if row > 1, column > 1, first[row - 1] == second[column - 2],
        first[row - 2] == second[column - 1]
      {
        table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
      }
    }
  }
  return table[first.count][second.count]
}
