import Diagnostics
import Words

/// Why a run could not do its work: a sentence with the cure where there is one. Exit status 2.
public enum LintFailure: Error, CustomStringConvertible {
  case notFound(String)
  /// Two names that Swift and most programs take for one.
  case sameName(String)
  case notSwift(String)
  case notFolder(String)
  case unreadable([String])
  case damagedManifest(String)
  case git(GitFailure)
  case unknownRule(String, known: [String])
  /// One that is to run and not to run.
  case contradictedRule(String)
  case wrongShard(String)
  case unknownFormat(String, known: [String])
  case notWritable(String, reason: String)
  case unnamedFile(format: String)
  /// A file that is read, where a report was to be written.
  case notReport(String)
  case samePlace(String, String)
  case wrongCount(Int, of: String)
  case negativeCount(Int, of: String)
  case wrongReport(String)
  case conflictingOptions(String, String)
  case missingOption(String, needs: String)
  /// Why no hook is written here, with what to do.
  case hook(String)
  case wrongReason
  /// With the words that it is made of, where it is a name of several.
  case notWord(String, words: [String])
  case wrongAssignment(String, reason: String?)
  /// Settings or a baseline have errors; the texts that they point into come along.
  case wrongFiles([Diagnostic], [SourceText])

  public var description: String {
    switch self {
    case .notFound(let path): "there is no '\(path)'"
    case .notSwift(let path): "'\(path)' is neither a folder nor a Swift file"
    case .notFolder(let path): "'\(path)' is not a folder"
    case .unreadable(let paths):
      "cannot read " + paths.map { "'\($0)'" }.joined(separator: ", ")
        + (paths.contains { $0.unicodeScalars.contains("\u{FFFD}") } ? Self.brokenName : "")
    case .damagedManifest(let path):
      "'\(path)' is damaged, so that nobody knows what armature has written; take it from your version control"
    case .sameName(let path):
      "two files have the name '\(path)', once with composed and once with "
        + "decomposed accents: rename one of them"
    case .git(let failure): failure.description
    case .unknownRule(let name, let known):
      "there is no rule '\(name)'\(didYouMean(name, among: known)); 'armature explain' lists them"
    case .contradictedRule(let rule): "--only and --ignore both name '\(rule)'"
    case .wrongShard(let text):
      "'\(text)' is not a shard: write K/N with K from 1 to N, such as 2/4"
    case .unknownFormat(let name, let known):
      "there is no format '\(name)'; write one of " + known.joined(separator: ", ")
    case .notWritable(let path, let reason): "cannot write '\(path)': \(reason)"
    case .wrongFiles(let diagnostics, _):
      diagnostics.map { "\($0.range.file): \($0.message)" }.joined(separator: "\n")
    case .unnamedFile(let format):
      "'\(format)=' names no file: write \(format)=FILE, or \(format) for the standard output"
    case .notReport(let path):
      "a report would replace '\(path)', which runs read: write it to a file of its own"
    case .samePlace(let one, let other):
      "the formats '\(one)' and '\(other)' go to the same place: write one to a file of its own, "
        + "as in json=FILE"
    case .wrongCount(let count, let noun): "\(count) is not a number of \(noun): write 1 or more"
    case .negativeCount(let count, let noun): "\(count) is not a number of \(noun): write 0 or more"
    case .wrongReport(let path):
      "'\(path)' is not a report: write one with 'armature lint --format json=FILE'"
    case .conflictingOptions(let one, let other): "\(one) and \(other) exclude each other"
    case .hook(let reason): reason
    case .missingOption(let option, let other): "\(option) means something with \(other) only"
    case .notWord(let text, let words):
      words.isEmpty
        ? "'\(text)' is not a word of a name: write one without blanks"
        : "'\(text)' is a name of several words: accept "
          + words.map { "'\($0)'" }.joined(separator: " or ")
    case .wrongReason: "--reason says in one line why it is allowed"
    case .wrongAssignment(let text, let reason):
      "--set \(text): " + (reason ?? "write rule.option=value, such as short_name.lines=20")
    }
  }

  private static let brokenName =
    ": a name that is not UTF-8 cannot be printed; rename the file, or exclude it in the settings"
}
