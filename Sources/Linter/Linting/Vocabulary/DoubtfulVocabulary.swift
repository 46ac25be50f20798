import Diagnostics
import SourceModel
import Words

/// The words of a project's names that no list passes, the most frequent one first.
public struct DoubtfulVocabulary: Sendable {
  public struct Entry: Hashable, Sendable {
    /// In lower case.
    public let word: String
    public let judgement: Verdict.Judgement
    public var count: Int
    /// The first place in the order of the files, `path:line:column`.
    public let place: String
  }

  public private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - paths: files and folders, as for a lint run.
  ///   - isWhole: whether abbreviations and listed misspellings belong to it as well, besides the
  ///     words that no list knows.
  public init(paths: [String], isWhole: Bool = false) throws(LintFailure) {
    let selection = try FileSelection(paths: paths, rules: EngineRules.known)
    guard selection.problems.isEmpty else {
      throw .wrongFiles(selection.problems, selection.settingsSources)
    }
    var unreadable: [String] = []
    var byWord: [String: Entry] = [:]
    for group in selection.groups {
      for (file, found) in zip(group.files, Self.look(at: group)) where file.isWanted {
        guard let found = found.uses else {
          unreadable.append(file.path)
          continue
        }
        for entry in found where isWhole || !Self.isListed(entry.judgement, in: entry.list) {
          byWord[entry.word, default: entry.first].count += 1
        }
      }
    }
    guard unreadable.isEmpty else { throw .unreadable(unreadable) }
    entries = byWord.values.sorted { ($1.count, $0.word) < ($0.count, $1.word) }
  }

  /// One use of a doubtful word.
  private struct Use: Sendable {
    let word: String
    let judgement: Verdict.Judgement
    let list: DecidingList
    let place: String

    var first: Entry { Entry(word: word, judgement: judgement, count: 0, place: place) }
  }

  /// The doubtful words of a file; nil where it could not be read.
  private struct Seen: Sendable {
    let uses: [Use]?
  }

  private static func look(at group: LintGroup) -> [Seen] {
    let conventions = group.conventions
    return mapInParallel(group.files.count, threads: processorCount) { next, finish in
      var scanner = SourceScanner()
      while let index = next() {
        guard let bytes = group.files[index].read() else {
          finish(index, Seen(uses: nil))
          continue
        }
        let path = group.files[index].path
        let isWritten = group.holdsWhatWasWritten(path, bytes) == true
        let source = scanner.source(at: path, bytes: bytes, conventions: conventions)
        finish(index, Seen(uses: isWritten ? [] : uses(in: source)))
      }
    }
  }

  private static func uses(in source: SwiftSource) -> [Use] {
    let doubts = source.doubtfulWords
    guard !doubts.isEmpty else { return [] }
    let text = SourceText(file: source.path, bytes: Array(source.bytes))
    return doubts.map { doubt in
      let position = text.position(of: doubt.range.bytes.lowerBound)
      return Use(
        word: doubt.word.key, judgement: doubt.verdict.judgement, list: doubt.verdict.list,
        place: "\(source.path):\(position.line):\(position.column)")
    }
  }

  private static func isListed(_ judgement: Verdict.Judgement, in list: DecidingList) -> Bool {
    switch judgement {
    case .known, .unknown: false
    case .abbreviation: true
    case .misspelling: list == .misspellings
    }
  }
}
