extension SpecificationEntry {
  func resolve(_ operation: OperationEntry) -> OperationSpecification {
    let report = problems[.unknownOperationPart]
    func names(_ names: [Text], _ noun: String, among all: [String]) -> [String] {
      var known: Set<String> = []
      let set = names.isEmpty ? [] : Set(all)
      return names.compactMap { name in
        guard set.contains(name.value) else {
          return report.unknown(name, as: "no \(noun) is called", among: all)
        }
        return known.insert(name.value).inserted
          ? name.value
          : report("\(quoted(name.value)) is listed twice; leave this one out", at: name)
      }
    }
    let used = names(operation.uses, "store or service", among: stores.names + services.names)
    let queues = application?.operationQueues ?? .absent
    return OperationSpecification(
      name: operation.name.value,
      inputs: problems.resolved(operation.input) { resolve($0, of: operation) },
      output: operation.output.flatMap { knownType($0) },
      stores: used.filter { stores[$0] != nil }, services: used.filter { services[$0] != nil },
      predecessors: names(operation.after, "operation", among: operations.names),
      queue: names(
        operation.queue.map { [$0] } ?? [], "operation queue", among: queues.names
      ).first,
      isCancellable: operation.cancellable?.value == true,
      reportsProgress: operation.progress?.value == true,
      notification: operation.notification?.value,
      label: operation.label.flatMap { readText($0) })
  }

  /// Follows the order without recursion: a spec may have any number of operations in a row.
  func checkOperationOrder() {
    /// Of each that was met, whether all before it were.
    var isDone: [String: Bool] = [:]
    for start in operations where isDone[start.name.value] == nil {
      var way = [(operation: start, next: 0)]
      isDone[start.name.value] = false
      while let (operation, next) = way.last {
        guard next < operation.after.count else {
          isDone[operation.name.value] = true
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let name = operation.after[next]
        guard let before = operations[name.value] else { continue }
        if isDone[name.value] == false {
          let message = "\(operation.name.value) waits for itself: \(name.value) comes after it"
          problems[.cyclicOperationOrder](message, at: name)
        } else if isDone[name.value] == nil {
          isDone[name.value] = false
          way.append((before, 0))
        }
      }
    }
  }
}
