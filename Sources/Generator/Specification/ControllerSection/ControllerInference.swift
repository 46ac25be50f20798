import Roles

extension ControllerEntry {
  /// Given, or what is shown, or the suffix.
  var kind: ControllerKind {
    if let givenKind { return givenKind.value }
    if root != nil { return .navigation }
    if $fields.isGiven { return .form }
    if cell != nil || $columns.isGiven || dataSource != nil
      || shows?.fetch?.value.contains(".") == true
    {
      return .table
    }
    if let view { return view.value.hasSuffix(ViewKind.tableView.suffix) ? .table : .detail }
    if sections != nil || selection != nil || placeholder != nil { return .table }
    let subject = Role.controller.subject(of: name.value)
    return subject.hasSuffix("List") || subject.hasSuffix("Table") ? .table : .detail
  }

  /// The model in `News.all` or `News`.
  var modelName: String? {
    shows?.fetch.map { String($0.value.prefix { $0 != "." }) }
  }

  /// The fetch request in `News.all`; `all` where only a model is named.
  var fetchRequestName: String {
    let text = shows?.fetch?.value ?? ""
    guard let dot = text.firstIndex(of: ".") else { return "all" }
    return String(text[text.index(after: dot)...])
  }
}

extension SpecificationEntry {
  /// Given, or fetched results, which follow the store; an array shows what there was when it was made.
  func dataSource(of controller: ControllerEntry) -> DataSourceKind {
    controller.dataSource?.value ?? .fetchedResults
  }
}
