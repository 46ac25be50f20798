extension SpecificationEntry {
  func resolvedStores() -> [StoreSpecification] {
    var archives: [String: String] = [:]
    return stores.compactMap { store in
      checkModels(of: store)
      if let archive = store.archive { check(archive, of: store, &archives) }
      guard let engine = store.engine else { return problems.unresolved(store.name) }
      return StoreSpecification(
        name: store.name.value, engine: engine.value, models: keptModels(of: store),
        roots: roots(of: store), archive: store.archive?.value)
    }
  }

  /// Each once, with those that are derived from it, as far as they have objects.
  private func keptModels(of store: StoreEntry) -> [String] {
    var known: Set<String> = []
    return store.models.flatMap { concreteModels(of: $0.value) }
      .filter { known.insert($0).inserted }
  }

  private func roots(of store: StoreEntry) -> [String] {
    var known: Set<String> = []
    return store.models.map { inheritance.root(of: $0.value) }
      .filter { known.insert($0).inserted }
  }

  private func checkModels(of store: StoreEntry) {
    var kept: Set<String> = []
    for model in store.models {
      let known = referent(of: model, as: "model", in: models, rule: UnknownStoredModel.self)
      guard known != nil, let home = homes[model.value] else { continue }
      guard home != store.name.value || !kept.insert(model.value).inserted else { continue }
      problems.report(
        UnknownStoredModel.self, "\(model.value) already lies in \(home)", at: model.range)
    }
  }

  private func check(_ archive: Text, of store: StoreEntry, _ archives: inout [String: String]) {
    if let message = problem(ofArchive: archive.value) {
      return problems.report(UnusableArchive.self, message, at: archive.range)
    }
    guard let first = archives.updateValue(store.name.value, forKey: archive.value.lowercased())
    else { return }
    problems.report(UnusableArchive.self, "\(first) already has this archive", at: archive.range)
  }

  private func problem(ofArchive path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") || parts.contains(".") || parts.contains("") {
      return "\(quoted(path)) is not below the spec's folder"
    }
    let allowed = path.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && !"\\\":*?<>|'`$".utf8.contains(byte)
    }
    if !allowed || parts.contains(where: { $0.utf8.count > 100 || $0.hasPrefix(".") }) {
      return "\(quoted(path)) is not a usable file path; write plain letters, digits and '/'"
    }
    if parts.count > 16 { return "\(quoted(path)) has more than 16 parts" }
    return path.hasSuffix(".json") && parts.last != ".json"
      ? nil : "an archive is a JSON file; expected a path that ends in '.json'"
  }
}
