/// `a`, `a or b`, `a, b or c`; `nothing` where there is none.
public func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
