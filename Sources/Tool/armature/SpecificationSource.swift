import Specification
import Workspace

/// A spec on the disk, with the folder that it may read from.
struct SpecificationSource {
  private let folder: ReadingFolder
  /// How the user wrote the folder: with a slash at its end, or empty.
  private let prefix: String
  private let name: String

  /// The limit for a YAML document.
  private static let specificationLimit = 16_000_000
  private static let archiveLimit = 256_000_000

  init(_ path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    prefix = String(path[..<start])
    name = String(path[start...])
    folder = ReadingFolder(prefix.count > 1 ? String(prefix.dropLast()) : prefix)
  }

  func reading() throws -> SpecificationReading {
    do {
      return try readSpecification(name, in: specificationFolder)
    } catch {
      throw UnreadableFile(path: prefix + name, reason: error)
    }
  }

  /// The archives that are at hand, by the paths that the spec gives them.
  func archives(of specification: ApplicationSpecification) throws -> [String: [UInt8]] {
    var archives: [String: [UInt8]] = [:]
    for path in specification.stores.compactMap(\.archive) {
      do throws(ReadingError) {
        archives[path] = try folder.bytes(at: path, atMost: Self.archiveLimit)
      } catch .missing {
        continue
      } catch {
        throw UnreadableFile(path: prefix + path, reason: SpecificationFileError(error))
      }
    }
    return archives
  }

  private var specificationFolder: SpecificationFolder {
    let (folder, name, prefix) = (folder, name, prefix)
    return SpecificationFolder(
      read: { path throws(SpecificationFileError) in
        do throws(ReadingError) {
          return try folder.bytes(
            at: path, atMost: Self.specificationLimit, followsLinks: path == name)
        } catch {
          throw SpecificationFileError(error)
        }
      },
      entries: { path in
        folder.names(in: path).map { .init(name: $0.name, isFolder: $0.isFolder) }
      },
      displayPath: { prefix + $0 })
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
