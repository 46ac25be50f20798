struct StoreEntry: NamedEntry {
  static let subject = "a store"
  let name = EntryReading.name
  @Key("engine", "where objects lie: memory, file or sqlite", traits: .required)
  var engine: Located<StoreEngine>?
  @Key("models", "the models whose objects it keeps", traits: .required) var models: [Text]
  @Key("archive", "a file of JSON below the folder of the spec, which is read at the first start")
  var archive: Text?
}
