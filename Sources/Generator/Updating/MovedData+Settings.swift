import Specification

extension MovedData {
  /// What people have set under the former name of a setting, of which the spec does not say so.
  static func settings(
    from old: ApplicationSpecification, to new: ApplicationSpecification, types: [TypeRename],
    in entries: DeclaredEntries
  ) -> [MovedData] {
    let (former, current) = (old.application.settings, new.application.settings)
    let known = Set(current.flatMap { [$0.name] + $0.formerNames })
    let formerNames = Set(former.map(\.name))
    return former.enumerated().compactMap { offset, setting in
      guard !known.contains(setting.name) else { return nil }
      // Counted from either end, since others may have come or gone.
      let places = [offset, offset + current.count - former.count].filter(current.indices.contains)
      let renamed = places.lazy.map { current[$0] }.first { new in
        !formerNames.contains(new.name) && new.formerNames.isEmpty
          && new.type.swiftName == setting.type.swiftName.mapNames(types.newName)
          && new.isOptional == setting.isOptional
      }
      return renamed.map { MovedData(setting, $0, at: entries.settingPlaces[$0.name]) }
    }
  }

  /// - Parameter place: nil for a setting that an input asks for.
  private init(_ old: SettingSpecification, _ new: SettingSpecification, at place: String?) {
    let way =
      place.map { "say 'was: \(old.name)' of \(new.name) at \($0)" }
      ?? "write \(new.name) below 'settings' of the application, with 'was: \(old.name)'"
    let loss = new.defaultValue == nil ? "it is asked for again" : "its default holds"
    self.init(
      change: "the setting \(old.name) is \(new.name) now",
      remedy: way + ", and what was set is found; without it, " + loss)
  }
}
