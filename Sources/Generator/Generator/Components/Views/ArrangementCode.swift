import Specification
import Templates

extension Arrangement {
  /// `.column(titleLabel, .row(yesButton, noButton))`
  var code: SwiftCode {
    switch self {
    case .outlet(let name): ".column(\(Identifier(name)))"
    case .row(let parts): ".row(\(parts.map(\.element).joined))"
    case .column(let parts): ".column(\(parts.map(\.element).joined))"
    }
  }

  private var element: SwiftCode {
    if case .outlet(let name) = self { "\(Identifier(name))" } else { code }
  }

  /// The outlets in the order in which they are seen.
  var outlets: [String] {
    switch self {
    case .outlet(let name): [name]
    case .row(let parts), .column(let parts): parts.flatMap(\.outlets)
    }
  }
}
