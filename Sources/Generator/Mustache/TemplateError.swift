/// A template that cannot be read, or cannot be filled with what it was given.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower case, no full stop.
  public let message: String
  /// The name under which the library knows the template.
  public let template: String
  /// Counted from 1.
  public let line: Int

  public init(_ message: String, template: String, line: Int) {
    self.message = message
    self.template = template
    self.line = line
  }

  public var description: String { "\(template):\(line): \(message)" }
}
