import Words

extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingView] }

  /// The outlets of a view and the key paths that they show.
  func resolve(
    _ bindings: [BindingEntry], of view: ViewEntry, model: ModelEntry
  ) -> [OutletBinding] {
    bindings.compactMap { binding in
      let outlets = outlets(of: view)
      guard let outlet = outlets[binding.outlet.value] else {
        return report.unknown(
          binding.outlet, as: "\(view.name.value) has no outlet", among: outlets.names)
      }
      if let type = outlet.type?.value, type != .label {
        let message = "only a Label shows a value; '\(outlet.name.value)' is a \(type.rawValue)"
        return report(message, at: binding.outlet)
      }
      guard let text = binding.keyPath,
        let path = shownPath(text, format: binding.format, in: model)
      else { return nil }
      return OutletBinding(
        outlet: binding.outlet.value, keyPath: path,
        storedKeyPath: orderedPath(text.value, in: model), format: binding.format?.value,
        placeholder: nilPlaceholder(binding.placeholder, of: path))
    }
  }

  /// What a label shows where a key path leads to nil; a path that never does is reported.
  func nilPlaceholder(_ written: WrittenText?, of path: KeyPathSpecification) -> LocalizedText? {
    guard let written else { return nil }
    if !path.type.isOptional {
      report("'\(path.text)' is never nil; remove 'placeholder'", at: written)
    }
    return text(written)
  }

  /// A key path to one value that a label can show, in the format that is asked for.
  func shownPath(
    _ text: Text, format: Located<ValueFormat>?, in model: ModelEntry
  ) -> KeyPathSpecification? {
    report.reading(text) { written throws(TextProblem) in
      let path = try keyPath(written, in: model)
      if let message = displayProblem(path) { return report(message, at: text) }
      guard let format, let type = path.type.attributeType, !format.value.fits(type) else {
        return path
      }
      let formats = ValueFormat.fitting(type)
      let hint = formats.isEmpty ? ", which has no format" : "; expected \(alternatives(formats))"
      return report("'\(path.text)' is \(type.swiftName)" + hint, at: format)
    }
  }

  /// What the store orders by where a key path is shown; nil where it cannot.
  func orderedPath(_ text: String, in model: ModelEntry) -> KeyPathSpecification? {
    guard let path = try? storedKeyPath(text, in: model), sortProblem(path) == nil else {
      return nil
    }
    return path
  }

  private func displayProblem(_ path: KeyPathSpecification) -> String? {
    if path.type.isList { return "'\(path.text)' is to many; a label shows one value" }
    guard let type = path.type.attributeType else {
      return "'\(path.text)' is an object; expected one of its properties"
    }
    return type == .data ? "'\(path.text)' is Data, which a label cannot show" : nil
  }
}
