import Roles

extension ControllerEntry {
  /// Given, or what is shown, or the suffix; a detail where nothing tells.
  var kind: ControllerKind { knownKind ?? .detail }

  /// Nil where a kind is given that cannot be read, and where nothing tells what is shown of a model.
  private var knownKind: ControllerKind? {
    if $givenKind.isGiven { return givenKind?.value }
    if root != nil { return .navigation }
    if $fields.isGiven { return .form }
    if cell != nil || $columns.isGiven || dataSource != nil
      || shows?.fetch?.value.contains(".") == true
    {
      return .table
    }
    if let view { return view.value.hasSuffix(ViewKind.tableView.suffix) ? .table : .detail }
    if sections != nil || children != nil || selection != nil || placeholder != nil {
      return .table
    }
    let subject = Role.controller.subject(of: name.value)
    if subject.hasSuffix("List") || subject.hasSuffix("Table") { return .table }
    return shows == nil || $outlets.isGiven ? .detail : nil
  }

  /// False where nothing else can be said about it.
  var isOfKnownKind: Bool { knownKind != nil }

  var kindName: String? { knownKind?.noun }

  /// What to add where nothing tells the kind; nil where something does, or a kind is given.
  var missingKind: String? {
    guard !isOfKnownKind, !$givenKind.isGiven, let modelName else { return nil }
    return "this may be a table, a detail or a form of \(modelName): "
      + "write 'shows: \(modelName).all', or add 'view' or 'kind: form'"
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
