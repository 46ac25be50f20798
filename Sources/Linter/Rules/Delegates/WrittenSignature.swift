import SourceModel

/// What makes two methods one: the name, the labels and the types.
struct WrittenSignature: Hashable {
  private let name: Substring
  /// `didSelect: Photo` for each parameter.
  private let parameters: [String]

  /// - Parameter signature: `photoView(_ view: PhotoView, didSelect photo: Photo) -> Bool`
  init(_ signature: String) {
    name = signature.prefix { $0 != "(" }
    parameters = Self.parameters(in: signature.dropFirst(name.count + 1)).map { parameter in
      let names = parameter.prefix { $0 != ":" }
      let label = names.prefix { $0 != " " }
      return String(label) + parameter.dropFirst(names.count)
    }
  }

  init(_ method: DelegateMethod) {
    let list = method.parameters.map { SignatureProposal.written($0.parameter) }
    self.init("\(method.name.text)(\(list.joined(separator: ", ")))")
  }

  /// The text between the parentheses, split at the commas that lie in no type.
  private static func parameters(in text: Substring) -> [String] {
    var parameters: [String] = [""]
    var depth = 0
    for character in text {
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0: return parameters
      case ")", "]": depth -= 1
      case ">" where parameters[parameters.count - 1].last != "-": depth -= 1
      case ",":
        if depth == 0 { parameters.append("") }
        if depth == 0 { continue }
      case " " where parameters[parameters.count - 1].isEmpty: continue
      default: break
      }
      parameters[parameters.count - 1].append(character)
    }
    return parameters
  }
}
