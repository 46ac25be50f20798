extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingFetchRequest] }

  /// The request with its predicate parsed and its parameters typed; everything that is wrong with
  /// it is reported.
  func resolve(_ request: FetchRequestEntry, in model: ModelEntry) -> FetchRequestSpecification? {
    let condition = condition(of: request, in: model)
    let before = problems.diagnostics.count
    let order = request.sortBy.compactMap { resolve(sort: $0, in: model) }
    guard problems.diagnostics.count == before, let condition else { return nil }
    return FetchRequestSpecification(
      name: request.name.value, model: model.name.value, predicate: condition.predicate,
      parameters: condition.parameters, sortDescriptors: order, limit: request.limit?.value.number)
  }

  /// What is asked, with the types of its parameters; nil where something is wrong with it.
  func condition(
    of entry: some ConditionEntry, in model: ModelEntry
  ) -> (predicate: Predicate?, parameters: [ParameterSpecification])? {
    let before = problems.diagnostics.count
    let declared = declaredParameters(of: entry)
    var resolution = PredicateResolution(draft: self, model: model, parameters: declared)
    let predicate = entry.predicate.flatMap { resolve($0, &resolution) }
    for parameter in entry.parameters
    where !resolution.usedParameters.contains(parameter.name.value)
      && problems.diagnostics.count == before
    {
      report("'$\(parameter.name.value)' is not used in 'where'", at: parameter)
    }
    guard problems.diagnostics.count == before else { return nil }
    return (predicate, resolution.parameters)
  }

  private func declaredParameters(of request: some ConditionEntry) -> [ParameterSpecification] {
    request.parameters.compactMap { parameter in
      parameter.type.flatMap { knownType($0, to: report) }.map {
        ParameterSpecification(name: parameter.name.value, type: $0)
      }
    }
  }

  private func resolve(
    _ text: Text, _ resolution: inout PredicateResolution
  ) -> Predicate? {
    let declaredCount = resolution.parameters.count
    let predicate = report.reading(text) { text throws(TextProblem) in
      var parser = try PredicateParser(text, for: resolution)
      let predicate = try parser.predicate()
      resolution = parser.resolution
      return predicate
    }
    for problem in resolution.problems { report(problem, in: text) }
    for parameter in resolution.parameters.dropFirst(declaredCount) {
      report(parameterProblem(parameter.name), at: text)
    }
    return predicate
  }

  /// A parameter that is only named in the predicate has passed no rule for names yet.
  private func parameterProblem(_ name: String) -> String? {
    if !hasUsableForm(name) {
      return "'$\(name)' is not a valid name; write letters and digits only"
    }
    if isKeyword(name) { return "'$\(name)' is a keyword of Swift" }
    return name.first?.isUppercase == true ? "'$\(name)' begins with a small letter" : nil
  }

  /// `creationDate descending`.
  private func resolve(sort text: Text, in model: ModelEntry) -> SortSpecification? {
    let words = text.value.split(separator: " ").map(String.init)
    guard let path = words.first, words.count <= 2,
      words.count == 1 || ["ascending", "descending"].contains(words[1]), path.first != "-"
    else {
      return report("expected a key path, followed by 'descending' if it is", at: text)
    }
    return report.reading(text) { _ throws(TextProblem) in
      let keyPath = try storedKeyPath(path, in: model)
      if let message = sortProblem(keyPath) { return report(message, at: text) }
      return SortSpecification(keyPath: keyPath, isAscending: words.last != "descending")
    }
  }

  /// Why nothing can be ordered by a key path.
  func sortProblem(_ path: KeyPathSpecification) -> String? {
    if path.type.isList { return "'\(path.text)' is to many and has no order" }
    guard let type = path.type.attributeType else {
      return "'\(path.text)' is an object; expected one of its properties"
    }
    return type.hasOrder || type == .bool ? nil : "\(type.swiftName) has no order"
  }
}
