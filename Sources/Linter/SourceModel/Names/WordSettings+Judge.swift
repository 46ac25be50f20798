import Words

extension WordSettings {
  /// Who judges words by the lists and by these settings.
  public var judge: WordJudge {
    WordJudge(
      accepted: Set(accepted.map { $0.lowercased() }),
      abbreviations: abbreviations.reduce(into: [:]) { $0[$1.key.lowercased()] = $1.value },
      dictionaries: Set(dictionaries.compactMap { WordJudge.Dictionary(rawValue: $0) }))
  }
}
