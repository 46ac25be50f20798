import Foundation
import ModelKit

/// Why standard output takes nothing.
struct OutputError: ErrorWithSentence {
  let number: Int32

  var sentence: ErrorSentence { "standard output: \(ErrorSentence(systemError: number))" }
}

/// Writes to a file descriptor, by the platform's own `write`, which methods of that name would hide. Foundation
/// brings the C library of each platform with it, so that no file here names one.
///
/// - Parameter count: of bytes.
/// - Returns: how many were taken; below zero where `errno` says why none was.
func writeBytes(_ start: UnsafeRawPointer?, count: Int, to descriptor: Int32) -> Int {
  write(descriptor, start, count)
}

/// Opens those of standard input, output and error that the process was started without, so that nothing
/// else gets their numbers: there is nothing to read, and what is written to them fails.
func openMissingDescriptors() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", O_RDONLY)
  }
}

/// Writes all of a text to a file descriptor.
///
/// - Throws: `OutputError` when that is not possible, on a full disk for example.
func writeText(_ text: String, to descriptor: Int32) throws(OutputError) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes {
      writeBytes($0.baseAddress, count: $0.count, to: descriptor)
    }
    if count < 0, errno != EINTR, errno != EAGAIN { throw OutputError(number: errno) }
    bytes = bytes.dropFirst(max(0, count))
  }
}
