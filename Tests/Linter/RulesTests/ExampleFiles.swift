import Diagnostics
import Reporting
import SourceModel
import Testing

@testable import Rules

/// An example as files: the text without its caret lines, split at the lines that name a file.
struct ExampleFiles {
  private(set) var files: [SourceText] = []
  /// The paths whose heading says that they were machine-written and are edited.
  private(set) var edited: Set<String> = []
  private static let heading = "// file: "
  private static let editedMark = ", edited"

  init(_ text: String) {
    var path = "Sources/App/Example.swift"
    var lines: [Substring] = []
    for line in AnnotatedFormat().stripped(text).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      guard line.hasPrefix(Self.heading) else {
        lines.append(line)
        continue
      }
      add(lines, at: path)
      path = String(line.dropFirst(Self.heading.count))
      if path.hasSuffix(Self.editedMark) {
        path.removeLast(Self.editedMark.count)
        edited.insert(path)
      }
      lines = []
    }
    add(lines, at: path)
  }

  private init(files: [SourceText], edited: Set<String>) {
    self.files = files
    self.edited = edited
  }

  private mutating func add(_ lines: [Substring], at path: String) {
    guard !lines.isEmpty else { return }
    files.append(SourceText(file: path, text: lines.joined(separator: "\n")))
  }

  /// The same files with other contents.
  func mapTexts(_ change: (String) -> String) -> ExampleFiles {
    mapFiles { change(String(decoding: $0.bytes, as: UTF8.self)) }
  }

  func mapFiles(_ change: (SourceText) -> String) -> ExampleFiles {
    ExampleFiles(
      files: files.map { SourceText(file: $0.file, text: change($0)) }, edited: edited)
  }

  /// What one rule finds in the files, in their order.
  func findings(of rule: any Rule.Type, settings: RuleSettings) -> [Finding] {
    let sources = files.map { SourceFile(path: $0.file, $0.bytes) }
    let found =
      switch rule {
      case let type as any Rule<SwiftSource>.Type:
        project(of: sources).settled(type.init(settings: settings), in: sources)
      case let rule as any Rule<Project>.Type:
        rule.init(settings: settings).findings(in: project(of: sources))
      default: [Finding]()
      }
    return found.sorted { $0.range < $1.range }
  }

  private func project(of sources: [SourceFile]) -> Project {
    let outlines = sources.map { file in
      file.withSource { FileOutline(of: $0, isEdited: edited.contains($0.path)) }
    }
    let bytes = files.reduce(into: [:]) { $0[$1.file] = $1.bytes }
    return Project(files: outlines, conventions: Conventions()) { bytes[$0] }
  }

  /// The files with the findings below their lines, as an example is written.
  func annotated(_ findings: [Finding], rule: String) -> String {
    let diagnostics = findings.map { Diagnostic(rule: rule, severity: .error, finding: $0) }
    let texts = files.map { file in
      let mark = edited.contains(file.file) ? Self.editedMark : ""
      let isNamed = files.count > 1 || file.file != "Sources/App/Example.swift"
      let heading = isNamed ? Self.heading + file.file + mark + "\n" : ""
      return heading + AnnotatedFormat().text(of: diagnostics, in: file)
    }
    return texts.joined(separator: "\n")
  }
}

extension Project {
  /// What a rule finds in files of the project, without what a protocol may have asked for.
  func settled(_ rule: any Rule<SwiftSource>, in files: [SourceFile]) -> [Finding] {
    let yields = type(of: rule).about.yields
    var asked = AskedMembers(types)
    return files.flatMap { file in
      file.withSource { source in
        rule.findings(in: source).compactMap { finding in
          guard let witness = source.possibleWitness(of: finding, where: yields) else {
            return finding
          }
          return asked.settled(
            finding, about: witness, yieldsToProtocols: yields != .never, keys: rule.keys)
        }
      }
    }
  }
}
