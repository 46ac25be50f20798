import Words

/// Hands the arguments of one command to its parameters.
struct ArgumentParser {
  private typealias Slot = (declaration: ParameterDeclaration, storage: any AnyParameterStorage)

  private let command: any Command
  private let declaration: CommandDeclaration
  private let slots: [Slot]
  private var rest: ArraySlice<String> = []
  private var given: Set<String> = []
  private var placed: [String] = []
  private var asked: ParameterDeclaration?

  init(_ command: any Command, declaration: CommandDeclaration) {
    self.command = command
    self.declaration = declaration
    self.slots = CommandDeclaration.storages(of: command)
  }

  func invocation(for arguments: ArraySlice<String>) throws(UsageError) -> Invocation {
    var parser = self
    parser.rest = arguments
    return try parser.parse()
  }

  private mutating func parse() throws(UsageError) -> Invocation {
    while let argument = rest.popFirst(), asked == nil {
      if argument == "--" {
        placed += rest
        rest = []
      } else if argument.hasPrefix("--") {
        try takeLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try takeShort(argument.dropFirst())
      } else {
        placed.append(argument)
      }
    }
    if asked == .version { return .show((declaration.about.version ?? "") + "\n") }
    if asked == .help { return .show(HelpText(of: declaration).text) }
    try takePlaced()
    return .run(command)
  }

  private mutating func takeLong(_ text: Substring) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let options = declaration.options
    guard
      let option = options.first(where: { $0.name == name })
        ?? options.first(where: { $0.formerName == name })
    else {
      let names = options.map(\.spelling)
      throw error("unknown option '--\(name)'\(didYouMean("--" + name, among: names))")
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    if let value, option.kind == .flag {
      throw error("'--\(name)' takes no value, but '\(value)' is given")
    }
    try take(option, value: value)
  }

  /// `-q`, several flags as `-qv`, and `-oFOLDER` or `-o FOLDER`.
  private mutating func takeShort(_ text: Substring) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst(), asked == nil {
      guard let option = declaration.options.first(where: { $0.short == letter }) else {
        throw error("unknown option '-\(letter)'")
      }
      let value = option.kind == .option && !letters.isEmpty ? String(letters) : nil
      if value != nil { letters = "" }
      try take(option, value: value)
    }
  }

  private mutating func take(_ option: ParameterDeclaration, value: String?) throws(UsageError) {
    guard let slot = slots.first(where: { $0.declaration == option }) else {
      asked = option
      return
    }
    let isFirst = given.insert(option.name).inserted
    if option.kind == .flag {
      try assign("", to: slot)
    } else if !isFirst, !option.isRepeated {
      throw error("'\(option.spelling)' is given twice")
    } else if let value {
      try assign(value, to: slot)
    } else if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      rest.removeFirst()
      try assign(next, to: slot)
    } else {
      throw error("'\(option.spelling)' needs a value: \(option.spelling) \(option.placeholder)")
    }
  }

  private func takePlaced() throws(UsageError) {
    var left = placed[...]
    for slot in slots where slot.declaration.kind == .argument {
      if slot.declaration.isRequired, left.isEmpty {
        throw error("\(slot.declaration.placeholder) is missing")
      }
      while let argument = left.popFirst() {
        try assign(argument, to: slot)
        if !slot.declaration.isRepeated { break }
      }
    }
    if let first = left.first { throw error("'\(first)' is one argument too many") }
  }

  private func assign(_ argument: String, to slot: Slot) throws(UsageError) {
    guard !slot.storage.take(argument) else { return }
    let declaration = slot.declaration
    guard !declaration.choices.isEmpty else {
      throw error("'\(argument)' is not a value for \(declaration.spelling)")
    }
    let choices = declaration.choices.joined(separator: ", ")
    let hint = didYouMean(argument, among: declaration.choices)
    throw error("'\(argument)' is none of \(declaration.spelling)'s values: \(choices)\(hint)")
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message, command: declaration)
  }
}
