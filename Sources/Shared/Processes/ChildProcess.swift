import SystemLibrary

/// Another program, run to its end with what it printed.
package struct ChildProcess {
  package let status: Int32
  package let output: [UInt8]
  package let errors: String

  /// A program that could not be started: it is not there, or may not be run.
  package struct StartFailure: Error {
    package let program: String
    package let code: Int32
  }

  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Finds the program as a shell does, feeds it and waits.
  ///
  /// - Parameter environment: variables to add, as `NAME=value`.
  package init(
    _ program: String, _ arguments: [String], input: [UInt8] = [], environment: [String] = []
  ) throws(StartFailure) {
    let pipes = Pipes()
    guard let pipes else { throw StartFailure(program: program, code: errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    pipes.connect(&actions)
    var process = pid_t()
    let code = Self.withStrings([program] + arguments) { arguments in
      Self.withStrings(environment + Self.ownEnvironment) { environment in
        posix_spawnp(&process, program, &actions, nil, arguments, environment)
      }
    }
    pipes.closeChildEnds()
    guard code == 0 else {
      pipes.closeOwnEnds()
      throw StartFailure(program: program, code: code)
    }
    (output, errors) = pipes.exchange(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  private static var ownEnvironment: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  private static func withStrings(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
