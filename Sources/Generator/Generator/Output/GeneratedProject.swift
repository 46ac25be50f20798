import Specification

/// Everything that `armature new` writes, and what it cannot write for its user.
public struct GeneratedProject: Sendable {
  /// What it was made for.
  public let specification: ApplicationSpecification
  /// Sorted by path.
  public let files: [GeneratedFile]
  /// In the order of the files and lines.
  public let unwrittenParts: [UnwrittenPart]
  /// Why objects of some stores cannot be made up, so that tests and first rows are missing; in sentences.
  public let missingSamples: [String]
  /// What a person reads in one language where other texts have several, by paths in the spec.
  public let untranslatedTexts: [String]
  /// What to do about languages that the kits do not speak, in a sentence; nil where there is none.
  public let kitLanguageNote: String?
  /// The archives of stores, by the names of these.
  public let archivePaths: [String: String]

  /// The path of the spec in every project.
  public static let specificationPath = "armature.yml"
  /// Which version of the tool wrote a project.
  public static let versionPath = ".armature/version"
  /// A manifest of the user's archives as they were when they were copied, by their names: a copy that still is so
  /// is armature's.
  public static let copiedArchivesPath = ".armature/archives"

  public func file(at path: String) -> GeneratedFile? {
    files.first { $0.path == path }
  }
}

/// A body that only a person can write.
public struct UnwrittenPart: Hashable, Sendable {
  public var path: String
  /// Counted from 1.
  public let line: Int
  /// The property or the method, with what it lacks.
  public let name: String

  public init(path: String, line: Int, name: String) {
    self.path = path
    self.line = line
    self.name = name
  }
}

extension UnwrittenPart {
  /// The comment that stands above such a body, in templates and until its owner has written it.
  static let mark = "/// Yours to write."

  /// The parts that are still unwritten in a file of the owner's.
  public static func parts(of text: [UInt8], at path: String) -> [UnwrittenPart] {
    var parts: [UnwrittenPart] = []
    var rest = text[...]
    var number = 0
    var isMarked = false
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      if isMarked {
        let head = String(decoding: (line + rest).prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
        let key = DeclarationKey(head.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        parts.append(UnwrittenPart(path: path, line: number, name: key.name))
      }
      isMarked = line.suffix(mark.utf8.count).elementsEqual(mark.utf8)
    }
    return parts
  }
}
