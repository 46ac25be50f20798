import Specification
import Templates

extension KeyPathSpecification {
  /// The expression that follows the path from an object: `author?.name`, `tags.count`,
  /// `photos.map(\.rating).max()`.
  ///
  /// - Parameter object: what the path begins at; nil inside the object's own class.
  func code(from object: SwiftCode? = nil) -> SwiftCode {
    let head = aggregate == nil || aggregate == .count ? steps : Array(steps.dropLast())
    let path = Self.path(along: head, from: object)
    guard let aggregate else { return path }
    guard aggregate != .count, let last = steps.last else { return "\(path).count" }
    let mapping: SwiftCode = last.isOptional ? "compactMap" : "map"
    let values: SwiftCode = "\(path).\(mapping)(\\.\(Identifier(last.name)))"
    return switch aggregate {
    case .count: "\(path).count"
    case .sum: "\(values).reduce(0, +)"
    case .average: "\(values).average"
    case .min: "\(values).min()"
    case .max: "\(values).max()"
    }
  }

  func code(from object: Identifier) -> SwiftCode { code(from: object.code) }

  private static func path(along steps: [KeyPathStep], from object: SwiftCode?) -> SwiftCode {
    var code = object
    var isOptional = false
    var isList = false
    for step in steps {
      let name = Identifier(step.name)
      if isList, let list = code {
        let mapping: SwiftCode =
          step.isToMany ? "flatMap" : step.isOptional ? "compactMap" : "map"
        code = "\(list).\(mapping)(\\.\(name))"
        continue
      }
      isList = step.isToMany
      let first: SwiftCode = accessors.contains(step.name) ? "self.\(name)" : "\(name)"
      code = code.map { isOptional ? "\($0)?.\(name)" : "\($0).\(name)" } ?? first
      isOptional = step.isOptional
    }
    return code ?? "self"
  }

  /// Where a getter begins with one of these words, Swift takes it for the beginning of an accessor.
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "borrow", "mutate",
  ]
}
