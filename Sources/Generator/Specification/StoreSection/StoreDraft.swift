import Diagnostics
import YAML

/// An entry of `stores` as it is written.
struct StoreDraft: Sendable {
  let name: Located<String>
  let engine: Located<StoreEngine>?
  let models: [Located<String>]
  let archive: Located<String>?
}

enum StoreKeys {
  static let engine = Key(
    "engine", ValueReader<Located<StoreEngine>>.choice(), isRequired: true,
    "where objects lie: memory, file or sqlite")
  static let models = Key(
    "models", .list(of: .text), isRequired: true, "the models whose objects it keeps")
  static let archive = Key("archive", .text, "a JSON file that is read at the first start")

  static let set = KeySet("a store", [engine, models, archive])
}

extension StoreDraft {
  init(_ entry: YAMLEntry, _ problems: inout Problems) {
    let fields = Fields(entry.value, by: StoreKeys.set, of: entry.keyRange, &problems)
    name = Located(entry.key, at: entry.keyRange)
    engine = fields.read(StoreKeys.engine, &problems)
    let models = fields.read(StoreKeys.models, &problems)
    self.models = models ?? []
    archive = fields.read(StoreKeys.archive, &problems)
    if models?.isEmpty == true {
      problems.report(.wrongValue, "a store keeps at least one model", at: entry.keyRange)
    }
  }
}
