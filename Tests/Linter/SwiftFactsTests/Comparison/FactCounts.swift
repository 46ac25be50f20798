import SwiftFacts

/// How often each kind of fact occurs.
struct FactCounts {
  private(set) var counts: [String: Int] = [:]

  /// Every kind of fact, so that one that never occurs is seen.
  init() {
    for kind in DeclarationKind.allCases { counts["declaration \(kind)"] = 0 }
    for kind in GenericParameterKind.allCases { counts["generic parameter \(kind)"] = 0 }
    for kind in AccessorKind.allCases { counts["accessor \(kind)"] = 0 }
    for kind in LocalNameKind.allCases { counts["local name \(kind)"] = 0 }
    for kind in ReferenceKind.allCases { counts["reference \(kind)"] = 0 }
    for kind in CallKind.allCases { counts["call \(kind)"] = 0 }
    for kind in BlockKind.allCases { counts["block \(kind)"] = 0 }
    for kind in StatementKind.allCases { counts["statement \(kind)"] = 0 }
    for kind in CastKind.allCases { counts["cast \(kind)"] = 0 }
    for kind in LiteralKind.allCases { counts["literal \(kind)"] = 0 }
    for kind in CommentKind.allCases { counts["comment \(kind)"] = 0 }
    for kind in BranchKind.allCases { counts["branch \(kind)"] = 0 }
    for kind in Access.allCases { counts["access \(kind)"] = 0 }
    for kind in ["attribute", "parameter", "inherited type", "argument"] { counts[kind] = 0 }
  }

  mutating func add(_ facts: Facts) {
    for fact in facts.declarations {
      counts["declaration \(fact.kind)", default: 0] += 1
      counts["access \(fact.access)", default: 0] += 1
    }
    add("generic parameter", facts.genericParameters.map(\.kind))
    add("accessor", facts.accessors.map(\.kind))
    add("local name", facts.localNames.map(\.kind))
    add("reference", facts.references.map(\.kind))
    add("call", facts.calls.map(\.kind))
    add("block", facts.blocks.map(\.kind))
    add("statement", facts.statements.map(\.kind))
    add("cast", facts.casts.map(\.kind))
    add("literal", facts.literals.map(\.kind))
    add("comment", facts.comments.map(\.kind))
    add("branch", facts.branches.map(\.kind))
    counts["attribute", default: 0] += facts.attributes.count
    counts["parameter", default: 0] += facts.parameters.count
    counts["inherited type", default: 0] += facts.inheritedTypes.count
    counts["argument", default: 0] += facts.arguments.count
  }

  private mutating func add<Kind: Hashable>(_ name: String, _ kinds: [Kind]) {
    var tally: [Kind: Int] = [:]
    for kind in kinds { tally[kind, default: 0] += 1 }
    for (kind, count) in tally { counts["\(name) \(kind)", default: 0] += count }
  }

  /// Kinds that never occurred.
  var missing: [String] {
    counts.filter { $0.value == 0 }.keys.sorted()
  }
}
