import Diagnostics

extension SpecificationEntry {
  private typealias Renamed = (name: Text, formerNames: [Text])

  /// Former names of models among all models, of settings among all settings, and those of properties among all that
  /// share a table.
  func checkFormerNames() {
    let settings = application?.settings.map { ($0.name, $0.formerNames) } ?? []
    checkFormerNames(of: settings, exchange: "") { _ in "a setting" }
    checkFormerNames(of: models.map { ($0.name, $0.formerNames) }) { _ in "a model" }
    let families = Dictionary(grouping: models) { inheritance.root(of: $0.name.value) }
    for root in models.names {
      let owned = (families[root] ?? []).flatMap { model in
        let properties: [Renamed] =
          model.attributes.map { ($0.name, $0.formerNames) }
          + model.relationships.map { ($0.name, $0.formerNames) }
        return properties.map { (owner: model.name.value, property: $0) }
      }
      let owners = Dictionary(owned.map { ($0.property.name.value, $0.owner) }) { first, _ in first
      }
      checkFormerNames(of: owned.map(\.property)) { "a property of \(owners[$0] ?? root)" }
    }
  }

  private static let exchange =
    ", and exchange names by way of new ones, in two versions that each open the store"

  /// - Parameters:
  ///   - exchange: how two exchange their names.
  ///   - kind: what has a name now: "a model".
  private func checkFormerNames(
    of all: [Renamed], exchange: String = exchange, kind: (String) -> String
  ) {
    let report = problems[.formerName]
    let present = Set(all.map(\.name.value))
    var claims: [String: Text] = [:]
    for (owner, formerNames) in all {
      for name in formerNames {
        checkForm(of: name)
        if present.contains(name.value) {
          report(
            "\(quoted(name.value)) is \(kind(name.value)) now, and has the data of that name; "
              + "remove it here" + exchange, at: name)
        } else if let first = claims.updateValue(owner, forKey: name.value) {
          let claim = "\(first.value) has been called \(quoted(name.value)) as well"
          report(
            first.value == owner.value
              ? "\(quoted(name.value)) is listed twice"
              : "\(claim), and the data of a name has one place; remove it here or there", at: name)
        }
      }
    }
  }
}
