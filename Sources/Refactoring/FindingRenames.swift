import Diagnostics
import SourceModel

/// The findings of one file, those that propose a better name with a fix, or else with a last note that tells
/// the plan or why nothing is renamed.
public struct FindingRenames {
  private let source: SwiftSource
  private var findings: [Finding]
  private let declared: DeclaredRanges
  private var proposals: [Proposal] = []
  /// What the names become, and where that must not meet another name that becomes the same.
  private var taken: [Taken] = []

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
    for proposal in proposals { completed.propose(proposal, renames) }
    for number in findings.indices where findings[number].replacements.count > 1 {
      completed.leave(number)
    }
    return completed.findings
  }

  private struct Taken {
    let oldName: String
    let newName: String
    let region: Range<Int>

    /// What had one name before may have one name again: it lies as it lay.
    func meets(_ other: Taken) -> Bool {
      newName == other.newName && oldName != other.oldName && region.overlaps(other.region)
    }
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

  private mutating func propose(_ proposal: Proposal, _ renames: FileRenames) {
    let rename = proposal.rename
    var refusal: Refusal?
    switch renames.outcome(of: rename) {
    case .edits(let edits, let region):
      let new = Taken(
        oldName: rename.declared.text, newName: rename.newName, region: region)
      if taken.contains(where: { $0.meets(new) }) {
        refusal = Refusal("another name becomes '\(rename.newName)' as well")
      } else {
        taken.append(new)
        let fix = Fix("rename '\(rename.declared)' to '\(rename.newName)'", edits: edits)
        for number in proposal.findings { findings[number] = findings[number].adding(fix) }
      }
    case .refused(let reason): refusal = reason
    case .planned(let plan):
      let note = Note("plan: \(plan.summary)")
      for number in proposal.findings { findings[number] = findings[number].adding(notes: [note]) }
    }
    guard let refusal else { return }
    for number in proposal.findings { findings[number] = findings[number].adding(refusal) }
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
