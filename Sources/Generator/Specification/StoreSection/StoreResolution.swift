extension SpecificationEntry {
  func resolvedStores() -> [StoreSpecification] {
    var archives: [String: String] = [:]
    return problems.resolved(stores) { store in
      checkModels(of: store)
      if let archive = store.archive { check(archive, of: store, &archives) }
      guard let engine = store.engine else { return nil }
      return StoreSpecification(
        name: store.name.value, engine: engine.value,
        models: store.models.flatMap { concreteModels(of: $0.value) }.withoutRepetitions,
        roots: store.models.map { inheritance.root(of: $0.value) }.withoutRepetitions,
        archive: store.archive?.value)
    }
  }

  private func checkModels(of store: StoreEntry) {
    let report = problems[.unknownStoredModel]
    var kept: Set<String> = []
    for model in store.models {
      let known = report.referent(of: model, as: "model", in: models)
      guard known != nil, let home = homes[model.value] else { continue }
      guard home != store.name.value || !kept.insert(model.value).inserted else { continue }
      report("\(model.value) already lies in \(home)", at: model)
    }
  }

  private func check(_ archive: Text, of store: StoreEntry, _ archives: inout [String: String]) {
    let report = problems[.unusableArchive]
    if let message = problem(ofArchive: archive.value) { return report(message, at: archive) }
    // The project keeps all archives in one folder.
    let file = String(archive.value.split(separator: "/").last ?? "")
    let first = archives.updateValue(store.name.value, forKey: file.lowercased())
    report(first.map { "the archive of \($0) has this file name; choose another" }, at: archive)
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
