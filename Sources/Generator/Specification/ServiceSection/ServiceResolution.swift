import YAML

extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingService] }

  func resolve(_ service: ServiceEntry) -> ServiceSpecification? {
    let endpoints = problems.resolved(service.endpoints) { resolve($0) }
    let errors = service.errors.compactMap { error in
      error.status.map { ServiceStatus(name: error.name.value, status: $0.value) }
    }
    checkStatuses(of: service)
    guard let baseURL = service.baseURL.flatMap({ address($0) }) else { return nil }
    return ServiceSpecification(
      name: service.name.value, baseURL: baseURL, cacheLifetime: service.cacheLifetime?.value,
      attempts: service.retry?.attempts?.value.number ?? 1, delay: service.retry?.delay?.value,
      timeout: service.timeout?.value, errors: errors, endpoints: endpoints)
  }

  private func checkStatuses(of service: ServiceEntry) {
    var names: [Int: String] = [:]
    for error in service.errors {
      guard let status = error.status else { continue }
      let first = names.updateValue(error.name.value, forKey: status.value)
      report(first.map { "\(status.value) already is '\($0)'" }, at: status)
    }
  }

  private func address(_ text: Text) -> ServiceAddress? {
    let url = AttributeType.url
    if let name = text.settingName {
      let isFitting = checkSetting(name, holds: ValueType(.attribute(url)), to: report)
      return isFitting ? .setting(name.value) : nil
    }
    guard let value = url.literal(YAMLScalar(text.value, isPlain: false)),
      text.value.hasPrefix("http://") || text.value.hasPrefix("https://")
    else {
      let examples = "https://example.org, or a setting such as settings.serverURL"
      let what = "\(quoted(text.value)) is not the address of a server"
      return report("\(what); expected one such as \(examples)", at: text)
    }
    return .literal(value)
  }

  private func resolve(_ endpoint: EndpointEntry) -> EndpointSpecification? {
    let body = endpoint.body.flatMap { content($0) }
    let output = endpoint.returns.flatMap { content($0) }
    let query = endpoint.query.compactMap { parameter in
      parameter.type.flatMap { value(parameter.name, type: $0, allowsOptional: true) }
    }
    guard let (method, path) = endpoint.path, let names = endpoint.pathNames else { return nil }
    if method == .get {
      let message = "nothing is sent along with 'get'; write 'query', or another method"
      report(message, at: endpoint.body)
    }
    let known = names.map(\.value)
    for parameter in endpoint.parameters where !known.contains(parameter.name.value) {
      report.reportUnknown(parameter.name, is: "does not stand in the path", among: known)
    }
    return EndpointSpecification(
      name: endpoint.name.value, method: method, path: path.value,
      pathParameters: names.compactMap { pathParameter($0, of: endpoint) }, query: query,
      body: body, output: output)
  }

  /// A name in a path is that of an attribute of what is returned or sent, or else of any model where all agree
  /// on its type, unless that is given.
  private func pathParameter(_ name: Text, of endpoint: EndpointEntry) -> ParameterSpecification? {
    if let entry = endpoint.parameters[name.value] {
      return entry.type.flatMap { value(name, type: $0, allowsOptional: false) }
    }
    func types(_ models: some Sequence<ModelEntry>) -> [AttributeType] {
      models.flatMap(\.allAttributes).filter { $0.name.value == name.value }.compactMap(\.type)
    }
    let own = [endpoint.returns, endpoint.body].compactMap { type in
      type.flatMap { models[$0.value.name] }
    }
    func agreedType() -> AttributeType? {
      let all = types(models).withoutRepetitions
      return all.count == 1 ? all[0] : nil
    }
    let type = types(own).first ?? agreedType() ?? .string
    return ParameterSpecification(name: name.value, type: ValueType(.attribute(type)))
  }

  /// The type of what is written into an address.
  private func value(
    _ name: Text, type: Located<TypeName>, allowsOptional: Bool
  ) -> ParameterSpecification? {
    guard let known = knownType(type) else { return nil }
    guard known.attributeType != nil, !known.isList, allowsOptional || !known.isOptional else {
      let expectation = allowsOptional ? "one value" : "one value that is not optional"
      return report("an address has \(expectation) here, not \(known.swiftName)", at: type)
    }
    return ParameterSpecification(name: name.value, type: known)
  }

  /// The type of what is sent or returned.
  private func content(_ type: Located<TypeName>) -> ValueType? {
    guard let known = knownType(type) else { return nil }
    guard let model = known.model, known.isOptional else { return known }
    return report("an object is there or not; expected '\(model)' or '[\(model)]'", at: type)
  }
}
