import Foundation

/// Why standard output takes nothing.
struct OutputError: Error, CustomStringConvertible {
  let number: Int32

  var description: String { "standard output: " + String(cString: strerror(number)) }
}

/// Where results go when the process has no terminal to itself.
enum StandardOutput {
  /// Writes all of a text.
  ///
  /// - Throws: `OutputError` when that is not possible, on a full disk for example.
  static func write(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        writeBytes($0.baseAddress, count: $0.count, to: STDOUT_FILENO)
      }
      if count < 0, errno != EINTR, errno != EAGAIN { throw OutputError(number: errno) }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}

/// Where complaints go.
enum StandardError {
  /// Writes as much of a text as is possible: there is nobody else to complain to.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = writeBytes(bytes, count: bytes.count, to: STDERR_FILENO)
  }
}
