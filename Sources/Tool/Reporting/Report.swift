import Diagnostics

/// What a run found, with all that a format needs to show it: a format is a function from this to text.
public struct Report: Sendable {
  /// In the order in which they are shown.
  public let diagnostics: [Diagnostic]
  /// The files that ranges point into, by their path; a range in any other file is shown without
  /// its line.
  public let sources: [String: SourceText]
  /// The rules that ran, for the formats that describe them.
  public let rules: [RuleDescription]
  public let tool: Tool
  /// The working folder as seen from the repository's root, with a slash at its end, or empty: code hosts
  /// count paths from there.
  public let repositoryPrefix: String
  /// The part of the tree that the run has judged, as words of a path with a slash at the end; empty for all of it.
  public let part: String
  /// Of files that lie in another repository than the working folder: their paths from its root.
  private let pathsElsewhere: [String: String]

  public init(
    _ diagnostics: [Diagnostic], sources: [SourceText], rules: [RuleDescription] = [],
    tool: Tool = Tool(), repositoryPrefix: String = "", part: String = "",
    pathsElsewhere: [String: String] = [:]
  ) {
    self.diagnostics = diagnostics
    self.sources = sources.reduce(into: [:]) { $0[$1.file] = $1 }
    self.rules = rules
    self.tool = tool
    self.repositoryPrefix = repositoryPrefix
    self.part = part
    self.pathsElsewhere = pathsElsewhere
  }

  private init(_ diagnostics: [Diagnostic], from report: Report) {
    self.diagnostics = diagnostics
    sources = report.sources
    rules = report.rules
    tool = report.tool
    repositoryPrefix = report.repositoryPrefix
    part = report.part
    pathsElsewhere = report.pathsElsewhere
  }

  /// The same about other diagnostics.
  public func with(_ diagnostics: [Diagnostic]) -> Report {
    Report(diagnostics, from: self)
  }

  /// Where a range begins and ends, or nil where its file is not at hand.
  public func span(of range: FileRange) -> Span? {
    guard let source = sources[range.file] else { return nil }
    return Span(
      start: source.position(of: range.bytes.lowerBound),
      end: source.position(of: range.bytes.upperBound))
  }

  /// The same with columns in UTF-16 units, as code hosts count them.
  func wideSpan(of range: FileRange) -> Span? {
    guard let source = sources[range.file] else { return nil }
    return Span(
      start: source.widePosition(of: range.bytes.lowerBound),
      end: source.widePosition(of: range.bytes.upperBound))
  }

  /// A file's path from the root of the repository, wherever the run has begun.
  public func repositoryPath(of file: String) -> String {
    if let path = pathsElsewhere[file] { return path }
    if file.hasPrefix("/") || repositoryPrefix.isEmpty { return file }
    guard file.hasPrefix("../") else { return repositoryPrefix + file }
    var folders = repositoryPrefix.split(separator: "/")
    var rest = Substring(file)
    while rest.hasPrefix("../"), !folders.isEmpty {
      rest = rest.dropFirst(3)
      folders.removeLast()
    }
    return folders.map { $0 + "/" }.joined() + rest
  }

  /// A range in lines and columns; the end lies behind the last byte.
  public struct Span: Hashable, Sendable {
    public let start: TextPosition
    public let end: TextPosition
  }

  /// What the formats say about who speaks.
  public struct Tool: Hashable, Sendable {
    public let name: String
    public let version: String

    /// Where it is published, as the README tells it.
    public static let home = "https://github.com/armature/armature"

    /// The section of this version's README that lists the rules.
    var rules: String { "\(Self.home)/blob/\(version)/README.md#the-rules" }

    public init(name: String = "armature", version: String = "0.1.0") {
      self.name = name
      self.version = version
    }
  }
}

extension SourceText {
  fileprivate func widePosition(of offset: Int) -> TextPosition {
    let position = position(of: offset)
    let start = lineRange(position.line).lowerBound
    let before = text(in: start..<start + position.column - 1)
    return TextPosition(line: position.line, column: before.utf16.count + 1)
  }
}
