import Diagnostics
import Linting
import Specification
import Templates
import Workspace

/// A spec with the folder that it may read from: on the disk, or among the examples of the binary.
struct SpecificationSource {
  /// How the user named it.
  let path: String
  private let name: String
  private let folder: SpecificationFolder
  /// Reads a file that the spec names; throws `.missing` where there is none.
  private let archive: (String) throws(SpecificationFileError) -> [UInt8]
  /// Those of the settings that hold beside it.
  private let acceptedWords: [String]

  /// A path below the spec's folder as the user would write it.
  func displayPath(_ path: String) -> String { folder.displayPath(path) }

  func reading() throws -> SpecificationReading {
    do {
      return try readSpecification(name, in: folder, acceptedWords: acceptedWords)
    } catch {
      throw UnreadableFile(path: path, reason: error)
    }
  }

  /// The archives that are at hand, by the paths that the spec gives them.
  func archives(of specification: ApplicationSpecification) throws -> [String: [UInt8]] {
    var archives: [String: [UInt8]] = [:]
    for path in specification.stores.compactMap(\.archive) {
      do throws(SpecificationFileError) {
        archives[path] = try archive(path)
      } catch .missing {
        continue
      } catch {
        throw UnreadableFile(path: folder.displayPath(path), reason: error)
      }
    }
    return archives
  }
}

extension SpecificationSource {
  /// The limit for a YAML document.
  private static let specificationLimit = 16_000_000
  private static let archiveLimit = 256_000_000

  /// A spec on the disk.
  init(_ path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    // As the user wrote it: with a slash at its end, or empty.
    let prefix = String(path[..<start])
    let name = String(path[start...])
    let folder = ReadingFolder(prefix.count > 1 ? String(prefix.dropLast()) : prefix)
    @Sendable func bytes(
      _ path: String, _ limit: Int, _ followsLinks: Bool
    ) throws(SpecificationFileError) -> [UInt8] {
      do throws(ReadingError) {
        return try folder.bytes(at: path, atMost: limit, followsLinks: followsLinks)
      } catch {
        throw SpecificationFileError(error)
      }
    }
    self.path = path
    self.name = name
    // What is wrong with the settings is told by the linter, which is held to all of them.
    let found = try? FileSelection.settings(for: path, rules: EngineRules.known)
    acceptedWords = found?.settings.conventions.words.accepted.map { $0.lowercased() } ?? []
    self.folder = SpecificationFolder(
      read: { path throws(SpecificationFileError) in
        try bytes(path, Self.specificationLimit, path == name)
      },
      entries: { path in
        folder.names(in: path).map { .init(name: $0.name, isFolder: $0.isFolder) }
      },
      displayPath: { prefix + $0 })
    archive = { path throws(SpecificationFileError) in
      try bytes(path, Self.archiveLimit, false)
    }
  }

  /// The names of the examples.
  static var examples: [String] {
    Templates.paths(below: "Examples").compactMap { path in
      let name = path.dropFirst("Examples/".count)
      return name.hasSuffix(".yml") && !name.contains("/") ? String(name.dropLast(4)) : nil
    }
  }

  /// The paths of the examples and of what they include; the plainest first.
  static var exampleFiles: [String] {
    Templates.paths(below: "Examples").filter { $0.hasSuffix(".yml") }
      .sorted { !$0.contains("everything") && $1.contains("everything") }
  }

  static func example(_ path: String) -> SourceText {
    SourceText(file: path, bytes: Templates.bytes(at: path) ?? [])
  }

  /// Nil: no example has this name.
  init?(example: String) {
    guard Self.examples.contains(example) else { return nil }
    let read = { @Sendable (path: String) throws(SpecificationFileError) -> [UInt8] in
      guard let bytes = Templates.bytes(at: "Examples/" + path) else { throw .missing }
      return bytes
    }
    path = example
    acceptedWords = []
    name = example + ".yml"
    folder = SpecificationFolder(
      read: read, entries: Self.embeddedEntries, displayPath: { "Examples/" + $0 })
    archive = read
  }

  /// What lies in a folder of the examples.
  private static func embeddedEntries(in folder: String) -> [SpecificationFolder.Entry] {
    let start = folder.isEmpty ? "Examples" : "Examples/" + folder
    var entries: [SpecificationFolder.Entry] = []
    for path in Templates.paths(below: start) {
      let parts = path.dropFirst(start.count + 1).split(separator: "/")
      let entry = SpecificationFolder.Entry(name: String(parts[0]), isFolder: parts.count > 1)
      if entries.last != entry { entries.append(entry) }
    }
    return entries
  }
}

/// A file that the tool was given and cannot read.
struct UnreadableFile: Error, CustomStringConvertible {
  let path: String
  let reason: SpecificationFileError

  var description: String { "\(path): \(reason.explanation)" }
}

extension SpecificationFileError {
  init(_ error: ReadingError) {
    switch error {
    case .missing: self = .missing
    case .notAFile: self = .notAFile
    case .outsideFolder: self = .outsideFolder
    case .tooLarge(let bytes): self = .tooLarge(bytes: bytes)
    case .unreadable(let reason): self = .unreadable(reason: reason)
    }
  }
}
