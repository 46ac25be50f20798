import Diagnostics
import Manifest
import SourceModel

/// The outcome of an earlier run over files that have not changed since.
///
/// The key is a digest of everything that the outcome depends on: the program, the settings, and of every file
/// its path, size, inode and times of change.
struct RunCache {
  private let file: String
  private let key: UInt64
  /// Whether a file changed so lately that its times could miss a further change.
  private let isTooFresh: Bool

  /// Nil where there is no place for caches, or a file cannot be looked at.
  ///
  /// - Parameters:
  ///   - options: what the command line changes about settings.
  ///   - threads: how many look at files at most.
  init?(_ groups: [LintGroup], settings: [SourceText], options: [String], threads: Int) {
    guard let program = CacheFolder.program else { return nil }
    var key = RunningChecksum(of: program, settings, options)
    let now = FileStamp.Time.now
    var isTooFresh = false
    for group in groups {
      key.add(group.folder)
      key.add(group.placement.around)
      key.add(group.manifest.digests.isEmpty ? "" : group.manifest.text)
      for (file, stamp) in zip(group.files, Self.stamps(of: group.files, threads: threads)) {
        guard let stamp else { return nil }
        isTooFresh = isTooFresh || stamp.isTooFresh(at: now)
        key.add(UInt64(file.variant))
        key.add(file.path)
        key.add(stamp)
      }
    }
    let name = ["run", WorkingFolder.current.path] + options + groups.map(\.folder)
    guard let file = CacheFolder.file(for: name) else { return nil }
    self.file = file
    self.isTooFresh = isTooFresh
    self.key = key.value
  }

  private static func stamps(of files: [LintFile], threads: Int) -> [FileStamp?] {
    mapInParallel(files.count, threads: threads) { next, finish in
      while let number = next() {
        finish(number, FileStamp(ofFileAt: files[number].path, followingLinks: true))
      }
    }
  }

  func outcome() -> Linter.Outcome? {
    guard let contents = CacheContents(of: file, key: key) else { return nil }
    var reader = ByteReader(contents.bytes)
    return withExtendedLifetime(contents) { try? reader.outcome() }
  }

  func keep(_ outcome: Linter.Outcome) {
    guard !isTooFresh, outcome.unreadable.isEmpty else { return }
    CacheFolder.keep(in: file, key: key) { file in
      var writer = ByteWriter()
      writer.write(outcome) { $0.flush { file.append($0) } }
    }
  }
}

extension RunningChecksum {
  /// Of what every cache depends on.
  init(of program: FileStamp, _ settings: [SourceText], _ options: [String]) {
    self.init()
    add(program)
    add(UInt64(settings.count))
    for source in settings { add(SHA256.hexadecimalDigest(of: source.bytes)) }
    for option in options { add(option) }
  }
}

extension ByteWriter {
  /// - Parameter flush: takes what is written so far.
  fileprivate mutating func write(
    _ outcome: Linter.Outcome, flush: (inout ByteWriter) -> Void
  ) {
    write(outcome.statistics.files)
    write(outcome.statistics.bytes)
    write(outcome.unjudged)
    write(outcome.cut)
    write(outcome.unfinished)
    write(outcome.diagnostics) { writer, diagnostic in
      writer.write(diagnostic)
      if writer.bytes.count > CacheFile.blockLength { flush(&writer) }
    }
    let files = Set(outcome.diagnostics.map(\.range.file))
    write(outcome.texts.values.filter { files.contains($0.file) }) { writer, text in
      writer.write(text)
      if writer.bytes.count > CacheFile.blockLength { flush(&writer) }
    }
    flush(&self)
  }

  private mutating func write(_ text: SourceText) {
    write(text.file)
    write(text.linesAtHand) { writer, line in
      writer.write(line.number)
      writer.write(line.start)
      writer.write(line.place)
    }
    write(bytes: text.bytes)
  }
}

extension ByteReader {
  fileprivate mutating func outcome() throws(Damaged) -> Linter.Outcome {
    var statistics = LintStatistics()
    statistics.files = try number()
    statistics.bytes = try number()
    let unjudged = try texts()
    let cut = try texts()
    let unfinished = try texts()
    let diagnostics = try elements { reader throws(Damaged) in try reader.diagnostic() }
    let texts = try elements { reader throws(Damaged) in try reader.sourceText() }
    return Linter.Outcome(
      diagnostics: diagnostics, statistics: statistics,
      texts: texts.reduce(into: [:]) { $0[$1.file] = $1 }, unreadable: [], unjudged: unjudged,
      cut: cut, unfinished: unfinished)
  }

  private mutating func sourceText() throws(Damaged) -> SourceText {
    let file = try text()
    let lines = try elements { reader throws(Damaged) in
      (number: try reader.number(), start: try reader.number(), place: try reader.number())
    }
    guard let text = SourceText(file: file, lines: lines, bytes: try rawBytes()) else {
      throw Damaged()
    }
    return text
  }
}

extension Linter.Outcome {
  /// The part of a whole outcome that some files are asked for.
  func about(_ groups: [LintGroup]) -> Linter.Outcome {
    guard !groups.allSatisfy(\.isWhole) else { return self }
    var part = self
    let files = groups.flatMap(\.files)
    let unwanted = Set(files.lazy.filter { !$0.isWanted }.map(\.path))
    // What is said of settings is said where all files of a project are judged.
    let told = groups.filter(\.isWhole).flatMap(\.settings.exceptions).map(\.range.file)
    part.diagnostics.removeAll {
      let file = $0.range.file
      return unwanted.contains(file) || !(file.hasSuffix(".swift") || told.contains(file))
    }
    let unjudged = Set(unjudged)
    part.statistics.files = files.count { $0.isWanted && !unjudged.contains($0.path) }
    return part
  }
}
