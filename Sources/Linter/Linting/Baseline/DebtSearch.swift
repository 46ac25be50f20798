import Diagnostics

/// Where what a baseline lists is found now: files are moved, renamed, joined, and take each other's places.
struct DebtSearch {
  private let listed: Baseline
  private let kept: Baseline
  /// What is missing of the listed files that were looked into, or are gone.
  private let missing: Baseline
  private let isJudged: (String) -> Bool
  private let hasRun: (String) -> Bool
  private let isApart: (Baseline.Item, String, String) -> Bool
  /// What is found and not known to be what is listed of its file.
  private var free: Baseline
  private var followed = Baseline()
  /// By the listed files that have moved.
  private var homes: [String: String] = [:]

  /// - Parameters:
  ///   - found: in their order, those of a file together.
  ///   - isJudged: whether all that is in a listed file has been found; so it has in one that is gone.
  ///   - hasRun: whether a rule ran.
  ///   - isApart: whether an item is about things of one name that two files declare, `private enum Constants`: none of
  ///     them has moved.
  init(
    _ listed: Baseline, in found: [Diagnostic], isJudged: @escaping (_ file: String) -> Bool,
    hasRun: @escaping (_ rule: String) -> Bool,
    isApart: @escaping (Baseline.Item, _ file: String, _ other: String) -> Bool = { _, _, _ in false
    }
  ) {
    self.listed = listed
    (self.isJudged, self.hasRun, self.isApart) = (isJudged, hasRun, isApart)
    let filter = BaselineFilter(listed, found)
    let missing = filter.left.filter { hasRun($1.rule) && isJudged($0) }
    self.missing = missing
    kept = Baseline(of: filter.kept)
    let open = found.filter { missing.files[$0.range.file] != nil }
    let new = filter.kept.filter { missing.files[$0.range.file] == nil }
    free = missing.isEmpty || kept.isEmpty ? Baseline() : Baseline(of: open + new)
  }

  /// Whether more than some of the files has to be looked into to say where all belongs.
  ///
  /// - Parameter isTold: whether it is told of an entry that nobody finds it any more.
  func needsOthers(isTold: (_ file: String, Baseline.Item) -> Bool) -> Bool {
    let hasGone = missing.filter(isTold).files.contains { file, entries in
      let debt = listed.files[file]?.filter { hasRun($0.key.rule) } ?? [:]
      return entries.findingCount * 2 >= debt.findingCount
        || entries.keys.contains(where: \.isOfMember)
    }
    if hasGone { return true }
    guard !kept.isEmpty else { return false }
    let traces = kept.traces
    let members = traces.keys.filter(\.isOfMember)
    let isListedElsewhere = listed.files.contains { file, entries in
      !isJudged(file) && members.contains { entries[$0] != nil }
    }
    if isListedElsewhere { return true }
    return listed.files.keys.contains { file in
      (missing.files[file] != nil || !isJudged(file))
        && home(of: file, in: traces).map { $0.file != file } == true
    }
  }

  /// The baseline with what it lists of a file at the place of the one that has most of it: at least half of it, and
  /// twice as much as the file itself has still. What only the file itself has stays there, but a member that is now in
  /// another one, since types are split into several files, and what has a better name now.
  consuming func baseline() -> Baseline {
    let open = settleAll()
    let mended = mendedItems()
    let members = movedMembers()
    guard !homes.isEmpty || !members.isEmpty || !mended.isEmpty else { return listed }
    for (file, entries) in listed.files where missing.files[file] == nil || open.contains(file) {
      followed.add(entries, of: file)
    }
    for (file, old, new) in mended {
      followed.add(followed.remove(old, from: file).renamed(new), of: file)
    }
    for (file, home, entries) in members {
      followed.add(followed.remove(entries, from: file), of: home)
    }
    return followed
  }

  /// What is missing in the files that have not moved and found there under a name that has been mended.
  private mutating func mendedItems() -> [(file: String, old: Baseline.Entries, new: Baseline.Item)]
  {
    var mended: [(file: String, old: Baseline.Entries, new: Baseline.Item)] = []
    for file in missing.files.keys.sorted() where homes[file] == nil {
      let found = free.files[file]?.filter { kept.files[file]?[$0.key] != nil } ?? [:]
      var names = MendedNames(in: found)
      for (item, entry) in missing.files[file]?.sorted(by: { $0.key < $1.key }) ?? []
      where found[item] == nil {
        guard let new = names.next(for: item) else { continue }
        let taken = free.remove([new: entry], from: file)
        mended.append((file, [item: Baseline.Entry(count: taken.findingCount)], new))
      }
    }
    return mended
  }

  /// What is missing of members in the files that have not moved, and found in another one.
  private mutating func movedMembers() -> [(file: String, home: String, entries: Baseline.Entries)]
  {
    var moved: [(file: String, home: String, entries: Baseline.Entries)] = []
    for file in missing.files.keys.sorted() where homes[file] == nil {
      var rest = missing.files[file]?.filter(\.key.isOfMember) ?? [:]
      let traces = free.traces
      let places = rest.keys.flatMap { traces[$0] ?? [] }.map(\.file).filter { $0 != file }
      for home in Set(places).sorted() where !rest.isEmpty {
        let mine = rest.filter {
          kept.files[home]?[$0.key] != nil && !isApart($0.key, file, home)
        }
        let found = free.remove(mine, from: home)
        guard !found.isEmpty else { continue }
        rest = rest.subtracting(found)
        moved.append((file, home, found))
      }
    }
    return moved
  }

  /// Where the files are that have moved.
  consuming func movedFiles() -> [String: String] {
    _ = settleAll()
    return homes
  }

  /// - Returns: the files of which nothing is found.
  private mutating func settleAll() -> Set<String> {
    var open = free.isEmpty ? [] : missing.files.keys.sorted()
    var settled: Set<String> = []
    while !open.isEmpty {
      let traces = free.traces
      let found = open.compactMap { file in home(of: file, in: traces).map { (file, $0) } }
        .sorted { rank($0.1, for: $0.0) < rank($1.1, for: $1.0) }
      // What one has found of its own there another one cannot have found, too.
      var taken: Set<String> = []
      for (file, home) in found where taken.insert(home.file).inserted {
        settle(file, in: home.file)
        settled.insert(file)
      }
      if taken.isEmpty { break }
      open.removeAll(where: settled.contains)
    }
    return Set(open)
  }

  private mutating func settle(_ file: String, in home: String) {
    let entries = listed.files[file] ?? [:]
    let rest = entries.subtracting(free.remove(entries, from: home))
    let own = home == file ? [:] : free.remove(rest, from: file)
    followed.add(entries.subtracting(own), of: home)
    followed.add(own, of: file)
    if home != file { homes[file] = home }
  }

  /// Where most of what is listed of a file is found, and how much; nil where there is no such place.
  private func home(
    of file: String, in traces: [Baseline.Item: [Baseline.Trace]]
  ) -> Baseline.Trace? {
    var counts: [String: Int] = [:]
    var debt = 0
    for (item, entry) in listed.files[file] ?? [:] where hasRun(item.rule) {
      debt += entry.count
      for trace in traces[item] ?? []
      where trace.file == file || !isApart(item, file, trace.file) {
        counts[trace.file, default: 0] += min(entry.count, trace.count)
      }
    }
    let own = counts[file] ?? 0
    let least = max(1, own * 2, (debt + 1) / 2)
    let others = counts.filter { $0.key != file && $0.value >= least }
      .map { Baseline.Trace(file: $0.key, count: $0.value) }
    return others.min { rank($0, for: file) < rank($1, for: file) } ?? (own > 0 ? (file, own) : nil)
  }

  /// Smaller for what fits better: a file itself, one with its name, and else whichever comes first.
  private func rank(_ home: Baseline.Trace, for file: String) -> (Int, Int, String, String) {
    let names = [file, home.file].map { $0.split(separator: "/").last }
    let difference = home.file == file ? 0 : names[0] == names[1] ? 1 : 2
    return (-home.count, difference, home.file, file)
  }
}
