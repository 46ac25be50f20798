import Specification

extension ApplicationSpecification {
  /// What to do about the words of the kits in languages that these do not speak; nil where there is none.
  var kitLanguageNote: String? {
    let foreign = languages.filter { !KitLanguages.codes.contains($0) }
    guard !foreign.isEmpty else { return nil }
    return "the kits' own words are in \(KitLanguages.names) alone, and stay English in "
      + "\(foreign.joined(separator: ", ")) until 'interfaceTexts' of the application's delegate has a table for it"
  }

  /// Those that the texts of the spec are in, in its order.
  var languages: [String] {
    TranslatedTexts.places(in: self).flatMap { $0.1?.languages ?? [] }.withoutRepetitions
  }
}
