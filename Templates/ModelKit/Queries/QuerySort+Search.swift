extension QuerySort {
  /// That the value has a text somewhere, in any case of its letters and with any accents; nil for what
  /// a store does not keep as text. A case of an enumeration has it in its name or in its title.
  ///
  /// - Parameter title: what is shown for a case, of an enumeration such as `News.Section`.
  package func contains(
    _ text: String, title: (_ name: String, _ enumeration: String) -> String = { name, _ in name }
  ) -> QueryCondition? {
    let options: ComparisonOptions = [.letterCase, .diacritics]
    switch path.type {
    case .string:
      return .comparison(
        QueryComparison(
          left: path, relation: .contains, right: [.constant(.string(text))], options: options))
    case .enumeration(let name, let cases):
      let found = cases.filter { value in
        [value, title(value, "\(path.lastEntity.modelName).\(name)")].contains { shown in
          TextSearch.holds(shown, .contains, text, ignoring: options)
        }
      }
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

  /// Whether what stands in for an object that cannot be read has the value.
  @MainActor package func isKnown(of standIn: ManagedObject) -> Bool {
    guard path.hops.isEmpty, case .value(let slot) = path.leaf else { return false }
    return standIn.snapshot.values[slot] != .null
  }
}
