extension Int {
  /// The number with a noun that forms its plural with an s, such as `1 row` or `2 rows`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)" + (self == 1 ? "" : "s") }
}
