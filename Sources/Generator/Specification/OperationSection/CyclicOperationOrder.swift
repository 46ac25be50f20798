import Diagnostics

struct CyclicOperationOrder: Rule {
  static let about = RuleDescription(
    id: "cyclic_operation_order",
    summary: "No operation waits for itself.",
    why: "Operations that wait for each other never start.",
    examples: [
      Example(
        "two that wait for each other",
        """
        operations:
          FirstOperation: { after: SecondOperation }
          SecondOperation: { after: FirstOperation }
        #                           ^^^^^^^^^^^^^^ cyclic_operation_order: SecondOperation waits \
        for itself: FirstOperation comes after it
        """),
      Example(
        "one after the other",
        "operations: { FirstOperation: {}, SecondOperation: { after: FirstOperation } }"),
    ])

  private enum Visit {
    case open
    case done
  }

  /// Follows the order without recursion: a spec may have any number of operations in a row.
  func findings(in subject: SpecificationDraft) -> [Finding] {
    var findings: [Finding] = []
    var visits: [String: Visit] = [:]
    for start in subject.operations where visits[start.name.value] == nil {
      var way = [(operation: start, next: 0)]
      visits[start.name.value] = .open
      while let (operation, next) = way.last {
        guard next < operation.after.count else {
          visits[operation.name.value] = .done
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let name = operation.after[next]
        guard let before = subject.operation(named: name.value) else { continue }
        if visits[name.value] == .open {
          let message = "\(operation.name.value) waits for itself: \(name.value) comes after it"
          findings.append(Finding(message, at: name.range))
        } else if visits[name.value] == nil {
          visits[name.value] = .open
          way.append((before, 0))
        }
      }
    }
    return findings
  }
}
