extension Int {
  /// The number with what is counted, for messages: "1 file", "2 files". For nouns with a plural in `s`.
  public func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
