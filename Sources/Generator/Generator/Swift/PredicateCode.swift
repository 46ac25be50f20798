import Specification
import Templates

/// A condition of the spec as the Swift expression of a fetch request.
struct PredicateCode {
  private let predicate: Predicate

  /// What the closure calls its object; `$0` where nothing inside an `any` looks at it.
  private let object: Identifier?

  private let typeNames: TypeNames

  init(_ predicate: Predicate, of request: FetchRequestSpecification, typeNames: TypeNames) {
    self.predicate = predicate
    self.typeNames = typeNames
    let name = request.model.asVariable.avoiding(request.parameters.map(\.name))
    object = predicate.looksOutOfMembers ? Identifier(name) : nil
  }

  /// `{ $0.creationDate >= since && $0.tags.any { $0.name == name } }`
  var closure: SwiftCode {
    object.map { "{ \($0) in \(code(of: predicate)) }" } ?? "{ \(code(of: predicate)) }"
  }

  private var root: SwiftCode { object?.code ?? "$0" }

  private func code(of predicate: Predicate) -> SwiftCode {
    switch predicate {
    case .and(let parts): SwiftCode(joining: parts.map(codeAsPart), by: " && ")
    case .or(let parts): SwiftCode(joining: parts.map(codeAsPart), by: " || ")
    case .not(let part): "!(\(code(of: part)))"
    case .comparison(let comparison):
      code(of: comparison, along: comparison.keyPath.steps[...], from: root)
    }
  }

  private func codeAsPart(of predicate: Predicate) -> SwiftCode {
    predicate.isCompound ? "(\(code(of: predicate)))" : code(of: predicate)
  }

  /// A relationship to many becomes an `any` around the rest of the path.
  private func code(
    of comparison: Comparison, along steps: ArraySlice<KeyPathStep>, from start: SwiftCode
  ) -> SwiftCode {
    let isCounted = comparison.keyPath.aggregate == .count
    guard let toMany = steps.firstIndex(where: \.isToMany), !isCounted else {
      let path = steps.code(from: start)
      return test(comparison, of: isCounted ? "\(path).count" : path)
    }
    let rest = code(of: comparison, along: steps[(toMany + 1)...], from: "$0")
    return "\(steps[...toMany].code(from: start)).any { \(rest) }"
  }

  private func test(_ comparison: Comparison, of plainPath: SwiftCode) -> SwiftCode {
    let path: SwiftCode = "\(plainPath)\(comparison.options)"
    switch comparison.comparator {
    case .isIn: return membership(comparison, of: path)
    case .between: return range(comparison, of: path)
    case .contains: return "\(path).contains(\(code(of: comparison.value, comparison: comparison)))"
    case .beginsWith:
      return "\(path).hasPrefix(\(code(of: comparison.value, comparison: comparison)))"
    case .endsWith:
      return "\(path).hasSuffix(\(code(of: comparison.value, comparison: comparison)))"
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      let value = code(of: comparison.value, comparison: comparison)
      return "\(path) \(comparison.comparator.sign) \(value)"
    }
  }

  private func membership(_ comparison: Comparison, of path: SwiftCode) -> SwiftCode {
    guard case .list(let members) = comparison.value else {
      return "\(path).isIn(\(code(of: comparison.value, comparison: comparison)))"
    }
    let values = members.filter { !$0.isKeyPath }.map { code(of: $0, comparison: comparison) }
    let isListed: SwiftCode = "\(path).isIn([\(values.joined)])"
    let paths = members.filter(\.isKeyPath).map { member -> SwiftCode in
      "\(path) == \(code(of: member, comparison: comparison))"
    }
    return paths.isEmpty ? isListed : "(\(SwiftCode(joining: [isListed] + paths, by: " || ")))"
  }

  private func range(_ comparison: Comparison, of path: SwiftCode) -> SwiftCode {
    guard case .list(let bounds) = comparison.value, bounds.count == 2 else { return path }
    let (lowest, highest) = (
      code(of: bounds[0], comparison: comparison), code(of: bounds[1], comparison: comparison)
    )
    if bounds.contains(where: \.isKeyPath) {
      return "(\(path) >= \(lowest) && \(path) <= \(highest))"
    }
    return "\(path).isBetween(\(lowest), and: \(highest))"
  }

  private func enumeration(of comparison: Comparison) -> SwiftCode {
    comparison.keyPath.type.attributeType?.code { typeNames.own($0, inside: .fetchRequest) }
      ?? ""
  }

  private func code(of operand: Operand, comparison: Comparison) -> SwiftCode {
    switch operand {
    case .keyPath(let path): path.queryCode(from: root)
    case .parameter(let name): "\(Identifier(name))"
    case .literal(.enumerationCase(let name)):
      // With its type: beside an optional, a case called none would be read as nil.
      "\(enumeration(of: comparison)).\(Identifier(name))"
    case .literal(let value): value.code(of: comparison.keyPath.type.attributeType)
    case .null: "nil"
    case .list(let members): "[\(members.map { code(of: $0, comparison: comparison) }.joined)]"
    }
  }
}

extension KeyPathSpecification {
  /// The stored value in a closure of a fetch request: `$0.author.name`, `$0.tags.count`.
  func queryCode(from object: SwiftCode) -> SwiftCode {
    let path = steps.code(from: object)
    return aggregate == .count ? "\(path).count" : path
  }

  /// The order by a stored value in a closure of a fetch request: `$0.author.name.ascending`.
  func sortCode(from object: SwiftCode) -> SwiftCode { "\(queryCode(from: object)).ascending" }
}

extension Collection where Element == KeyPathStep {
  /// The steps as members of an object in a closure of a fetch request: `$0.author.name`. What is
  /// behind an optional needs no question mark there.
  func code(from object: SwiftCode) -> SwiftCode {
    reduce(object) { "\($0).\(Identifier($1.name))" }
  }
}

extension Predicate {
  fileprivate var isCompound: Bool {
    switch self {
    case .and, .or: true
    case .not, .comparison: false
    }
  }

  /// Whether a comparison about a member looks at the fetched object as well.
  fileprivate var looksOutOfMembers: Bool {
    switch self {
    case .and(let parts), .or(let parts): parts.contains(where: \.looksOutOfMembers)
    case .not(let part): part.looksOutOfMembers
    case .comparison(let comparison): comparison.isAny && comparison.value.hasKeyPath
    }
  }
}

extension Operand {
  fileprivate var isKeyPath: Bool {
    if case .keyPath = self { true } else { false }
  }

  fileprivate var hasKeyPath: Bool {
    if case .list(let members) = self { members.contains(where: \.hasKeyPath) } else { isKeyPath }
  }
}

extension Comparison {
  /// `.ignoring(.letterCase)`
  fileprivate var options: SwiftCode {
    switch (isCaseInsensitive, isDiacriticInsensitive) {
    case (false, false): ""
    case (true, false): ".ignoring(.letterCase)"
    case (false, true): ".ignoring(.diacritics)"
    case (true, true): ".ignoring([.letterCase, .diacritics])"
    }
  }
}

extension Comparator {
  /// As Swift spells a comparison of two sides.
  fileprivate var sign: SwiftCode {
    switch self {
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    default: "=="
    }
  }
}
