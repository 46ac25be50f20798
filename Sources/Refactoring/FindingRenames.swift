import Diagnostics
import SourceModel

/// The findings of one file, those that propose a better name with a fix, or with the reason why there is none.
public struct FindingRenames {
  /// In the order in which they were given.
  public private(set) var findings: [Finding]
  private let declared: DeclaredRanges
  /// The findings about one name, by where it is declared.
  private let byName: [Int: [Int]]
  /// What the names become, and where that must not meet another name that becomes the same.
  private var taken: [Taken] = []

  public init(of findings: [Finding], in source: SwiftSource) {
    self.findings = findings
    declared = DeclaredRanges(in: source)
    let proposing = findings.indices.filter { !findings[$0].replacements.isEmpty }
    let declared = declared
    byName = Dictionary(grouping: proposing) {
      declared.name(around: findings[$0].range.bytes)?.offsets.lowerBound ?? -1
    }
    let starts = byName.keys.sorted().filter { $0 >= 0 }
    let proposals = starts.flatMap { self.proposals(at: $0) }
    let renames = FileRenames(of: proposals.map(\.rename), in: source)
    for proposal in proposals { propose(proposal, renames) }
    for number in proposing where findings[number].replacements.count > 1 { leave(number) }
  }

  private struct Taken {
    let name: String
    let start: Int
    let region: Range<Int>

    func meets(_ other: Taken) -> Bool {
      name == other.name && start != other.start && region.overlaps(other.region)
    }
  }

  /// A rename with the findings that ask for it.
  private struct Proposal {
    let rename: Rename
    let findings: [Int]
  }

  /// What is certain about a name, and with it what is likely.
  private func proposals(at start: Int) -> [Proposal] {
    let numbers = byName[start] ?? []
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
    let start = rename.declared.offsets.lowerBound
    var refusal: Refusal?
    switch renames.outcome(of: rename) {
    case .edits(let edits, let region):
      let new = Taken(name: rename.newName, start: start, region: region)
      if taken.contains(where: { $0.meets(new) }) {
        refusal = Refusal("another name becomes '\(rename.newName)' as well")
      } else {
        taken.append(new)
        let fix = Fix("rename '\(rename.declared)' to '\(rename.newName)'", edits: edits)
        for number in proposal.findings { findings[number] = findings[number].adding(fix) }
      }
    case .refused(let reason): refusal = reason
    case .visibleElsewhere: return
    }
    guard let refusal else { return }
    for number in proposal.findings { findings[number] = findings[number].adding(refusal) }
  }

  /// Nobody but the reader can choose among several words.
  private mutating func leave(_ number: Int) {
    let source = declared.source
    let word = source.text(in: findings[number].range.bytes)
    findings[number] = findings[number].adding(Refusal("'\(word)' has more than one meaning"))
  }
}

extension Finding {
  fileprivate func adding(_ refusal: Refusal) -> Finding {
    adding(notes: [Note("not renamed: \(refusal.reason)", at: refusal.place)])
  }
}
