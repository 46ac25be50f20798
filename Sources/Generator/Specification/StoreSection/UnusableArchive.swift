import Diagnostics

struct UnusableArchive: Rule {
  static let about = RuleDescription(
    id: "unusable_archive",
    summary: "An archive is a JSON file below the folder of the spec, one for each store.",
    why: "It is copied into the project under its path, which must not lead out of it.",
    examples: [
      Example(
        "a path that leads out",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News], archive: ../news.json } }
        #                                                               ^^^^^^^^^^^^ \
        unusable_archive: '../news.json' is not below the spec's folder
        """),
      Example(
        "a path below the spec",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News], archive: Resources/news.json } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    var homes: [String: String] = [:]
    return subject.stores.compactMap { store in
      guard let archive = store.archive else { return nil }
      if let message = problem(archive.value) { return Finding(message, at: archive.range) }
      let first = homes.updateValue(store.name.value, forKey: archive.value.lowercased())
      return first.map { Finding("\($0) already has this archive", at: archive.range) }
    }
  }

  private func problem(_ path: String) -> String? {
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
