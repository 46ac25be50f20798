import Diagnostics
import SourceModel

/// The findings of one file, those that propose a better name with a fix, or else with a last note that tells
/// the plan or why nothing is renamed.
public struct FindingRenames {
  private let source: SwiftSource
  private var findings: [Finding]
  private let declared: DeclaredRanges
  private var proposals: [Proposal] = []
  /// By the new name and by the old one where it is in force: it must not meet another one that becomes
  /// the same. What had one name before may have one name again, since it lies as it lay.
  private var taken: [String: [String: Regions]] = [:]

  /// The first edits of fixes with many edits.
  private var large: Set<Edit> = []

  public init(of findings: [Finding], in source: SwiftSource) {
    self.source = source
    self.findings = findings
    declared = DeclaredRanges(in: source)
    let proposing = findings.indices.filter { !findings[$0].replacements.isEmpty }
    let byName = Dictionary(grouping: proposing) {
      declared.name(around: findings[$0].range.bytes)?.offsets.lowerBound ?? -1
    }
    proposals = byName.sorted { $0.key < $1.key }.filter { $0.key >= 0 }
      .flatMap { proposed(by: $0.value) }
  }

  /// The old and new names of which the whole project has to be asked.
  public var namesOfProject: Set<String> {
    let renames = FileRenames(
      of: proposals.map(\.rename), in: source, project: ProjectNames())
    return proposals.reduce(into: []) { names, proposal in
      names.formUnion(renames.namesOfProject(for: proposal.rename))
    }
  }

  /// The findings in the order in which they were given.
  ///
  /// - Parameter project: what all files know of `namesOfProject`.
  public func findings(project: ProjectNames) -> [Finding] {
    var completed = self
    let renames = FileRenames(of: proposals.map(\.rename), in: source, project: project)
    for proposal in proposals { completed.propose(proposal, in: renames) }
    for number in findings.indices where findings[number].replacements.count > 1 {
      completed.leave(number)
    }
    return completed.findings
  }

  /// A rename with the findings that ask for it.
  private struct Proposal {
    let rename: Rename
    let findings: [Int]
  }

  /// What is certain about a name, and with it what is likely.
  private func proposed(by numbers: [Int]) -> [Proposal] {
    let single = numbers.filter { findings[$0].replacements.count == 1 }
    let certain = single.filter { findings[$0].certainty == .certain }
    let likely = single.filter { findings[$0].certainty != .certain }
    return [(certain, certain), (likely, single)].compactMap { asking, combined in
      guard let first = asking.first,
        let name = declared.name(around: findings[first].range.bytes)
      else { return nil }
      let better = BetterName(of: name, by: combined.map { findings[$0] })
      return Proposal(rename: Rename(name, to: better.text), findings: asking)
    }
  }

  private mutating func propose(_ proposal: Proposal, in renames: FileRenames) {
    let rename = proposal.rename
    var refusal: Refusal?
    switch renames.outcome(of: rename) {
    case .edits(let edits, let region):
      if isTaken(rename, in: region) {
        refusal = Refusal("another name becomes '\(rename.newName)' as well")
      } else {
        taken[rename.newName, default: [:]][rename.declared.text, default: Regions()].insert(region)
        add(edits, of: proposal)
      }
    case .refused(let reason): refusal = reason
    case .planned(let plan):
      let note = Note("plan: \(plan.summary)")
      for number in proposal.findings { findings[number] = findings[number].adding(notes: [note]) }
    }
    guard let refusal else { return }
    for number in proposal.findings { findings[number] = findings[number].adding(refusal) }
  }

  /// Names that are renamed together at more places than this have one fix, at the first of them: each with
  /// its own would be as many places again.
  private static let mostRepeated = 1_000

  private mutating func add(_ edits: [Edit], of proposal: Proposal) {
    let rename = proposal.rename
    let fix = Fix("rename '\(rename.declared)' to '\(rename.newName)'", edits: edits)
    let isRepeated =
      edits.count > Self.mostRepeated
      && edits.first.map { !large.insert($0).inserted } ?? false
    for number in proposal.findings {
      findings[number] =
        isRepeated
        ? findings[number].adding(notes: [Note("the fix at the first place renames it as well")])
        : findings[number].adding(fix)
    }
  }

  private func isTaken(_ rename: Rename, in region: Range<Int>) -> Bool {
    (taken[rename.newName] ?? [:]).contains { oldName, regions in
      oldName != rename.declared.text && regions.overlap(region)
    }
  }

  /// Nobody but the reader can choose among several words.
  private mutating func leave(_ number: Int) {
    let word = source.text(in: findings[number].range.bytes)
    findings[number] = findings[number].adding(Refusal("'\(word)' has more than one meaning"))
  }
}

extension Finding {
  fileprivate func adding(_ refusal: Refusal) -> Finding {
    adding(notes: [Note("not renamed: \(refusal.reason)", at: refusal.place)])
  }
}
