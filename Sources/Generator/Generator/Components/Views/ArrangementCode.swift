import Specification
import Templates

extension Arrangement {
  /// `.column(titleLabel, Layout.row(yesButton, noButton))`
  func code(_ typeNames: TypeNames) -> SwiftCode {
    switch self {
    case .outlet(let name): ".column(\(Identifier(name)))"
    case .row(let parts): ".row(\(parts.map { $0.element(typeNames) }.joined))"
    case .column(let parts): ".column(\(parts.map { $0.element(typeNames) }.joined))"
    }
  }

  private func element(_ typeNames: TypeNames) -> SwiftCode {
    if case .outlet(let name) = self { return "\(Identifier(name))" }
    return "\(typeNames.imported("Layout"))\(code(typeNames))"
  }

  /// The outlets in the order in which they are seen.
  var outlets: [String] {
    switch self {
    case .outlet(let name): [name]
    case .row(let parts), .column(let parts): parts.flatMap(\.outlets)
    }
  }
}
