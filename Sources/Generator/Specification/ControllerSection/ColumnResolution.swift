extension SpecificationEntry {
  /// The columns of a table: given, or those of the first attributes that a person can read.
  func columns(of controller: ControllerEntry, model: ModelEntry) -> [ColumnSpecification] {
    guard controller.columns.isEmpty else {
      return controller.columns.compactMap { column($0, of: model) }
    }
    let readable = model.allAttributes.filter { $0.type?.isReadable == true && !$0.isTransient }
    if readable.isEmpty {
      let lack = "\(model.name.value) has no attribute that a person can read"
      problems[.unfittingView]("\(lack); add 'columns' or 'cell'", at: controller)
    }
    return readable.prefix(Self.usualColumnCount).compactMap { attribute in
      (try? keyPath(attribute.name.value, in: model)).map { path in
        ColumnSpecification(
          keyPath: path, storedKeyPath: orderedPath(attribute.name.value, in: model), label: nil,
          width: nil, alignment: usualAlignment(of: path), format: nil, placeholder: nil)
      }
    }
  }

  /// As many as a narrow screen has room for.
  private static var usualColumnCount: Int { 4 }

  private func column(_ column: ColumnEntry, of model: ModelEntry) -> ColumnSpecification? {
    shownPath(column.name, format: column.format, in: model).map { path in
      ColumnSpecification(
        keyPath: path, storedKeyPath: orderedPath(column.name.value, in: model),
        label: column.label.flatMap { text($0) }, width: column.width?.value.number,
        alignment: column.alignment?.value ?? usualAlignment(of: path),
        format: column.format?.value, placeholder: nilPlaceholder(column.placeholder, of: path))
    }
  }

  private func usualAlignment(of path: KeyPathSpecification) -> ColumnAlignment {
    path.type.attributeType?.isNumber == true ? .trailing : .leading
  }
}

extension AttributeType {
  /// Whether a person makes something of a value.
  fileprivate var isReadable: Bool { self != .data && self != .uuid }
}
