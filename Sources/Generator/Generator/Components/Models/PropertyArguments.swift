import Specification
import Templates

extension AttributeSpecification {
  /// What stands in the parentheses of `@Attribute`, in the order of the kit's parameters.
  var arguments: [SwiftCode] {
    var arguments = [SwiftCode(SwiftLiteral(name))] + formerNames.argument
    if let defaultValue {
      let code = defaultValue.code(of: type, inside: type.enumeration?.model)
      arguments.append("default: \(code)")
    }
    if isUnique { arguments.append("isUnique: true") }
    if isIndexed { arguments.append("isIndexed: true") }
    if isTransient { arguments.append("isTransient: true") }
    switch setOn {
    case .insert: arguments.append("setOn: .insert")
    case .save: arguments.append("setOn: .save")
    case nil: break
    }
    arguments += limits.arguments(of: type)
    if let label = label?.argument { arguments.append(label) }
    return arguments
  }
}

extension AttributeLimits {
  fileprivate func arguments(of type: AttributeType) -> [SwiftCode] {
    var arguments: [SwiftCode] = []
    if let minimum { arguments.append("minimum: \(minimum.code(of: type))") }
    if let maximum { arguments.append("maximum: \(maximum.code(of: type))") }
    if let minimumLength { arguments.append("minimumLength: \(SwiftLiteral(minimumLength))") }
    if let maximumLength { arguments.append("maximumLength: \(SwiftLiteral(maximumLength))") }
    if let pattern { arguments.append("pattern: \(SwiftLiteral(pattern))") }
    return arguments
  }
}

extension RelationshipSpecification {
  /// What stands in the parentheses of `@Relationship`, in the order of the kit's parameters.
  var arguments: [SwiftCode] {
    var arguments = [SwiftCode(SwiftLiteral(name))] + formerNames.argument
    if let inverse { arguments.append("inverse: \(SwiftLiteral(inverse))") }
    switch deleteRule {
    case .nullify: break
    case .cascade: arguments.append("deleteRule: .cascade")
    case .deny: arguments.append("deleteRule: .deny")
    }
    if let count {
      let minimum = SwiftLiteral(count.minimum)
      let maximum = count.maximum.map { SwiftCode(SwiftLiteral($0)) } ?? "Int.max"
      arguments.append("count: \(minimum)...\(maximum)")
    }
    if isOrdered { arguments.append("isOrdered: true") }
    if let label = label?.argument { arguments.append(label) }
    return arguments
  }
}

extension [String] {
  /// The names that something had; nothing where it had none.
  var argument: [SwiftCode] {
    isEmpty ? [] : ["was: [\(map { SwiftCode(SwiftLiteral($0)) }.joined)]"]
  }
}

extension LocalizedText {
  /// Models know one text for all languages; where there are more, the application gives them.
  fileprivate var argument: SwiftCode? {
    if case .plain(let text) = self { "label: \(SwiftLiteral(text))" } else { nil }
  }
}
