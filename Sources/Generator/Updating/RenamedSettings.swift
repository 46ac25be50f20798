import Specification

extension MovedData {
  /// What people have set under the former name of a setting, of which the spec does not say so.
  static func settings(
    from old: ApplicationSpecification, to new: ApplicationSpecification, types: [TypeRename],
    in entries: DeclaredEntries
  ) -> [MovedData] {
    new.successors(ofSettingsIn: old, types: types).compactMap { old, new in
      guard let new, !new.formerNames.contains(old.name) else { return nil }
      return MovedData(old, new, at: entries.settingPlaces[new.name])
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

extension MemberRename {
  /// The settings that are called otherwise, or are gone.
  static func settings(
    from old: ApplicationSpecification, to new: ApplicationSpecification, types: [TypeRename]
  ) -> [MemberRename] {
    new.successors(ofSettingsIn: old, types: types).map { old, new in
      MemberRename(types: [], home: .setting, old: old.name, new: new?.name)
    }
  }
}

extension ApplicationSpecification {
  /// The settings that another spec has and this one has not, with what they are called here: what says so, or else
  /// a new one that says the same at the same place.
  fileprivate func successors(
    ofSettingsIn old: ApplicationSpecification, types: [TypeRename]
  ) -> [(old: SettingSpecification, new: SettingSpecification?)] {
    let (former, current) = (old.application.settings, application.settings)
    let (formerNames, names) = (Set(former.map(\.name)), Set(current.map(\.name)))
    return former.enumerated().compactMap { offset, setting in
      guard !names.contains(setting.name) else { return nil }
      // Counted from either end, since others may have come or gone.
      let places = [offset, offset + current.count - former.count].filter(current.indices.contains)
      let claim = current.first { $0.formerNames.contains(setting.name) }
      let same = places.lazy.map { current[$0] }.first { new in
        !formerNames.contains(new.name) && new.formerNames.isEmpty
          && new.type.swiftName == setting.type.swiftName.mapNames(types.newName)
          && new.isOptional == setting.isOptional
      }
      return (setting, claim ?? same)
    }
  }
}
