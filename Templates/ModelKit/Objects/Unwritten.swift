import Foundation

/// The places of code that only a person can write and that the running program has come upon.
public struct Unwritten: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let file: String
  public let line: Int

  /// The error of a body that is still to be written, which is told as well as thrown.
  public init(_ name: String, file: String = #fileID, line: Int = #line) {
    self.name = name
    self.file = file
    self.line = line
    Self.record.note(self)
  }

  /// Such as `byline is yours to write: NewsReader/News.swift:14`.
  public var description: String { "\(name) is yours to write: \(file):\(line)" }

  /// Where places are noted; tests that run side by side have one each.
  @TaskLocal static var record = UnwrittenRecord()

  /// Every place so far, each once, in the order of their first use.
  public static var reported: [Unwritten] { record.places }

  /// Says where a place is told when it is come upon for the first time; standard error unless an
  /// application shows it to its user.
  public static func report(to receiver: @escaping @Sendable (Unwritten) -> Void) {
    record.report(to: receiver)
  }
}

/// Stands in for what only a person can write, and says so at run time.
///
/// - Returns: the stand-in.
public func unwritten<Value>(
  _ name: String, standIn: Value, file: String = #fileID, line: Int = #line
) -> Value {
  _ = Unwritten(name, file: file, line: line)
  return standIn
}
