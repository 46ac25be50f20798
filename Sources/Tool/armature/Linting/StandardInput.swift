import SystemLibrary

/// The standard input, read to its end.
enum StandardInput {
  static func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = max(SystemLibrary.read(STDIN_FILENO, buffer.baseAddress, buffer.count), 0)
      }
      if part.isEmpty { return bytes }
      bytes += part
    }
  }
}

/// The variables of the process that decide how it speaks.
struct Environment {
  private let value: (String) -> String?

  init(value: @escaping (String) -> String?) {
    self.value = value
  }

  static var current: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }

  subscript(name: String) -> String? { value(name) }
}
