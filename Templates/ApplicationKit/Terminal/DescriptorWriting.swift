import Foundation

/// Writes to a file descriptor, by the platform's own `write`, which methods of that name would hide. Foundation
/// brings the C library of each platform with it, so that no file here names one.
///
/// - Parameter count: of bytes.
/// - Returns: how many were taken; below zero where `errno` says why none was.
func writeBytes(_ start: UnsafeRawPointer?, count: Int, to descriptor: Int32) -> Int {
  write(descriptor, start, count)
}
