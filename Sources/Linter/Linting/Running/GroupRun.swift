import Diagnostics
import SourceModel

/// The linting of one project: its files in parallel, then what needs all of them.
struct GroupRun {
  private(set) var diagnostics: [Diagnostic] = []
  /// The wanted files that armature has written and nobody changed, which are not judged.
  private(set) var unjudged: [String] = []
  /// Files in which there is more to be found than was looked for.
  private(set) var cut: [String] = []
  /// The wanted files that are not whole.
  private(set) var unfinished: [String] = []
  private(set) var statistics = LintStatistics()
  /// The lines with findings of the files' own, by the paths of the files.
  private(set) var texts: [String: SourceText] = [:]
  /// Paths that could not be read.
  private(set) var unreadable: [String] = []
  /// What was seen of the files.
  let project: Project

  /// What is known of a file once it was looked at.
  private struct Seen: Sendable {
    /// Its place among the files of the project.
    let number: Int32
    var outline: FileOutline?
    /// What the file looked like before it was read, where its outline is to be kept.
    var stamp: FileStamp?
    var findings: [RuleFinding] = []
    var allows: [AllowComment] = []
    /// What is said of a file that is not whole, instead of its findings.
    var unfinished: Finding?
    var isCut = false
    var byteCount = 0
    /// The lines with findings, which are going to be shown.
    var text: SourceText?
    /// What tells what the findings in it are about, if somebody asks.
    var scopes: DeclarationScopes?
    var times: [UInt64] = []
    var preparation = LintStatistics.Preparation()

    /// Whether something is said of it, if it is wanted.
    var isCounted: Bool { unfinished != nil || outline?.isJudged == true }

    /// The same for a cache, which knows the file by other means; nil where it does not.
    func known(as file: LintFile?) -> OutlineCache.Known? {
      guard let file, let outline else { return nil }
      return OutlineCache.Known(file: file, outline: outline)
    }

    /// Keeps the lines with findings of the file's own, and with words that the project may turn out not
    /// to know.
    mutating func keepLines(of path: String, in bytes: UnsafeBufferPointer<UInt8>) {
      var ranges: [Range<Int>] = []
      for entry in findings {
        entry.finding.forEachRange { if $0.file == path { ranges.append($0.bytes) } }
      }
      if let unfinished { ranges.append(unfinished.range.bytes) }
      ranges += outline?.unlistedWords.map(\.range.bytes) ?? []
      if !ranges.isEmpty { text = SourceText(file: path, linesOf: ranges, in: bytes) }
    }
  }

  init(_ group: LintGroup, by linter: Linter) {
    let threads = linter.threads
    let runners = VariantRunners(group, by: linter)
    let cache = group.isWhole ? nil : linter.outlines.flatMap { OutlineCache(of: group, from: $0) }
    let given = group.files
    var outlines: [FileOutline?] = given.map { _ in nil }
    var open = Array(given.indices)
    func look(in cache: OutlineCache?, for files: [LintFile]) {
      guard let cache else { return }
      let files = open.count == files.count ? files : open.map { files[$0] }
      for (index, outline) in zip(open, cache.outlines(of: files, threads: threads)) {
        outlines[index] = outline
      }
      open.removeAll { outlines[$0] != nil }
    }
    look(in: cache, for: given)
    let isIndexed = cache != nil && open.contains { given[$0].name != nil }
    let contents =
      isIndexed ? linter.outlines.flatMap { OutlineCache(of: group, from: $0, by: .contents) } : nil
    look(in: contents, for: given)
    let unknown = outlines.map { $0 == nil }
    let group = group.settled(except: { !unknown[$0] }, threads: threads)
    // What git's index says of a file's looks may be older than what is kept.
    look(in: cache, for: group.files)
    var seen = Self.look(
      at: open, of: group, runners: runners, isCached: cache != nil, linter: linter)
    // By their places: what is known of one file is much to copy.
    for (index, place) in zip(open, seen.indices) { outlines[index] = seen[place].outline }
    project = Self.project(of: outlines, in: group)
    let files = group.files
    note(seen, files)
    tellUnfinished(seen, group)
    count(seen, files, runners)
    let found = runners.findings(in: project, threads: threads, statistics: &statistics)
    judge(found, &seen, runners, group)
    cache?.keep(
      seen.compactMap { $0.known(as: $0.stamp.map(files[Int($0.number)].onDisk)) }, of: files)
    contents?.keep(
      zip(open, seen).compactMap { number, seen in
        let isRead = files[Int(seen.number)].bytes != nil && given[number].name != nil
        return seen.known(as: isRead ? given[number] : nil)
      }, of: files)
  }

  private static func look(
    at numbers: [Int], of group: LintGroup, runners: VariantRunners, isCached: Bool,
    linter: Linter
  ) -> [Seen] {
    let files = group.files
    let conventions = group.variants.indices.map {
      group.conventions(for: LintFile("").with(variant: $0))
    }
    return mapInParallel(numbers.count, threads: linter.threads) { next, finish in
      var reader = FileReader()
      var scanner = SourceScanner()
      scanner.limitSuspects(to: linter.most)
      let runners = group.variants.indices.map { runners[$0].forThread() }
      while let number = next() {
        let file = files[numbers[number]]
        let isKept = isCached && !file.isWanted && file.bytes == nil
        // Before it is read: what changes while it is read is looked at once more.
        let stamp = isKept ? file.stamp ?? FileStamp(ofFileAt: file.path) : nil
        var seen = Seen(number: Int32(truncatingIfNeeded: numbers[number]))
        look(
          at: file, in: group, runner: runners[file.variant],
          conventions: conventions[file.variant], reader: &reader, scanner: &scanner,
          keepsScopes: linter.tellsSubjects, &seen)
        seen.stamp = stamp
        finish(number, seen)
      }
    }
  }

  private static func look(
    at file: LintFile, in group: LintGroup, runner: RuleRunner, conventions: Conventions,
    reader: inout FileReader, scanner: inout SourceScanner, keepsScopes: Bool,
    _ seen: inout Seen
  ) {
    guard let bytes = reader.read(file) else { return }
    var stopwatch = Stopwatch(isRunning: runner.isTimed)
    let source = scanner.source(at: file.path, padded: bytes, conventions: conventions)
    seen.preparation.scanning = stopwatch.lap()
    let holds = group.holdsWhatWasWritten(file.path, Array(bytes))
    let unfinished = holds == true ? nil : source.unfinished
    seen.unfinished = file.isWanted ? unfinished : nil
    let isJudged = holds != true && unfinished == nil
    if isJudged { _ = source.doubtfulWords }
    seen.preparation.words = stopwatch.lap()
    seen.outline = FileOutline(
      of: source, isJudged: isJudged, isEdited: holds == false, isWanted: file.isWanted)
    seen.preparation.outlines = stopwatch.lap()
    seen.byteCount = bytes.count
    if runner.isTimed { seen.times = Array(repeating: 0, count: runner.sourceRules.count) }
    if seen.unfinished != nil { seen.keepLines(of: file.path, in: bytes) }
    guard isJudged, file.isWanted else { return }
    seen.findings = runner.findings(in: source, times: &seen.times, isCut: &seen.isCut)
    seen.isCut = seen.isCut || source.isCut
    seen.findings = seen.findings.ofExactSize
    // So that putting all in order finds most of it in order.
    seen.findings.sort { $0.finding.range.bytes.lowerBound < $1.finding.range.bytes.lowerBound }
    seen.keepLines(of: file.path, in: bytes)
    if keepsScopes {
      let words = seen.outline?.unlistedWords.map(\.range.bytes) ?? []
      let places = seen.findings.map(\.finding.range.bytes)
      seen.scopes = DeclarationScopes(of: source, places: places + words)
    }
    seen.allows = AllowComment.all(in: source)
  }

  private mutating func note(_ seen: [Seen], _ files: [LintFile]) {
    for place in seen.indices {
      let number = Int(seen[place].number)
      if seen[place].outline == nil { unreadable.append(files[number].path) }
      if files[number].isWanted, !seen[place].isCounted { unjudged.append(files[number].path) }
      if seen[place].isCut { cut.append(files[number].path) }
      if let text = seen[place].text { texts[text.file] = text }
    }
  }

  private mutating func tellUnfinished(_ seen: [Seen], _ group: LintGroup) {
    for place in seen.indices {
      guard let finding = seen[place].unfinished else { continue }
      let file = group.files[Int(seen[place].number)]
      unfinished.append(file.path)
      add([(EngineRules.unfinishedFile, finding)], by: group.variants[file.variant])
    }
  }

  private mutating func count(
    _ seen: [Seen], _ files: [LintFile], _ runners: VariantRunners
  ) {
    for place in seen.indices {
      statistics.preparation += seen[place].preparation
      guard files[Int(seen[place].number)].isWanted, seen[place].isCounted else { continue }
      statistics.files += 1
      statistics.bytes += seen[place].byteCount
    }
    guard runners[0].isTimed else { return }
    for seen in seen {
      let variant = files[Int(seen.number)].variant
      for (entry, time) in zip(runners[variant].sourceRules, seen.times) {
        statistics.add(time, to: entry.about.id)
      }
    }
  }

  private static func project(of outlines: [FileOutline?], in group: LintGroup) -> Project {
    Project(files: outlines.compactMap(\.self), conventions: group.conventions) {
      group.file(at: $0)?.read()
    }
  }
}

extension GroupRun {
  /// Leaves out what comments and settings except, and gives the rest its weight.
  ///
  /// - Parameter seen: the files with their own findings, which they hand on.
  private mutating func judge(
    _ found: [RuleFinding], _ seen: inout [Seen], _ runners: VariantRunners, _ group: LintGroup
  ) {
    let known = EngineRules.known.map(\.id)
    var filters: [String: AllowFilter] = [:]
    var scopes: [String: DeclarationScopes] = [:]
    for place in seen.indices {
      let file = group.files[Int(seen[place].number)]
      if let found = seen[place].scopes { scopes[file.path] = found }
      guard !seen[place].allows.isEmpty else { continue }
      filters[file.path] = AllowFilter(
        seen[place].allows, ranRules: runners.ran(in: file.variant), knownRules: known)
    }
    var weights = group.variants.indices.map {
      Weights(of: runners[$0].descriptions, in: group.variants[$0])
    }
    let places = FilePlaces(group)
    var exceptions = ExceptionFilter(group.settings.exceptions)
    var asked = AskedMembers(project.types)
    func judge(_ entry: RuleFinding, scopes: DeclarationScopes?) {
      let file = entry.finding.range.file
      guard !exceptions.covers(entry), places.isWanted(file),
        let entry = entry.settled(by: &asked)
      else { return }
      if !filters.isEmpty, filters[file]?.allows(entry.finding, of: entry.rule) == true { return }
      guard let severity = weights[places.variant(of: file)].severity(of: entry) else { return }
      diagnostics.append(
        Diagnostic(
          rule: entry.rule, severity: severity, finding: entry.finding,
          subject: scopes?.subject(of: entry.finding)))
    }
    diagnostics.reserveCapacity(
      seen.indices.reduce(found.count) { $0 + seen[$1].findings.count })
    for index in seen.indices {
      let first = diagnostics.endIndex
      let scopes = seen[index].scopes
      for entry in seen[index].findings { judge(entry, scopes: scopes) }
      // File by file, which leaves little to be done for all of them together.
      diagnostics.sort(from: first)
      // A large tree has no room for all of them twice.
      seen[index].findings = []
    }
    for entry in found { judge(entry, scopes: scopes[entry.finding.range.file]) }
    for (path, filter) in filters {
      add(filter.findings(), by: group.variants[places.variant(of: path)])
    }
    // What a part of a project leaves unused the rest of it may use.
    if group.isWhole { add(exceptions.findings(ran: runners.ran(in: 0)), by: group.settings) }
    if runners[0].isTimed { statistics.count(diagnostics.map(\.rule)) }
  }

  private mutating func add(
    _ found: [(rule: RuleDescription, finding: Finding)], by settings: LintSettings
  ) {
    diagnostics += found.filter { settings.isOn($0.rule) }.map {
      settings.diagnostic($0.finding, of: $0.rule)
    }
  }
}

extension [Diagnostic] {
  /// Puts the last ones in order where they are: a slice would be a copy of them.
  fileprivate mutating func sort(from first: Int) {
    withUnsafeMutableBufferPointer { all in
      var last = UnsafeMutableBufferPointer(rebasing: all[first...])
      last.sort()
    }
  }
}

extension LintSettings {
  func diagnostic(_ finding: Finding, of about: RuleDescription) -> Diagnostic {
    Diagnostic(
      rule: about.id, severity: severity(of: about, certainty: finding.certainty), finding: finding)
  }
}
