extension QuerySort {
  /// That the value has a text somewhere, in any case of its letters and with any accents; nil for what
  /// a store does not keep as text.
  package func contains(_ text: String) -> QueryCondition? {
    let options: ComparisonOptions = [.letterCase, .diacritics]
    switch path.type {
    case .string:
      return .comparison(
        QueryComparison(
          left: path, relation: .contains, right: [.constant(.string(text))], options: options))
    case .enumeration(_, let cases):
      let found = cases.filter { TextSearch.holds($0, .contains, text, ignoring: options) }
      return .comparison(
        QueryComparison(
          left: path, relation: .isIn, right: found.map { .constant(.string($0)) }, options: []))
    default:
      return nil
    }
  }

  /// By the same value.
  package func ordered(isDescending: Bool) -> QuerySort {
    QuerySort(path: path, isDescending: isDescending)
  }
}
