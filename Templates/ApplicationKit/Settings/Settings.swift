import Foundation
import ModelKit

/// The settings of an application: what the command line says, else what is remembered in the
/// folder of data, else the default.
@MainActor
public final class Settings {
  private var declared: [Setting] = []
  private var file: SettingsFile?
  private var remembered: [String: AttributeValue] = [:]
  private var overrides: [String: AttributeValue] = [:]

  init() {}

  /// - Parameters:
  ///   - texts: values from the command line by name.
  ///   - file: where values are remembered; nil when they are not.
  /// - Throws: `SettingsError` for an unknown name, a value of another type or an unreadable file.
  init(_ declared: [Setting], texts: [String: String], file: SettingsFile?) throws {
    self.declared = declared
    self.file = file
    remembered = try file?.read(declared) ?? [:]
    overrides = try Self.values(of: texts, declared)
  }

  /// The values of texts, by name.
  static func values(
    of texts: [String: String], _ declared: [Setting]
  ) throws -> [String: AttributeValue] {
    var values: [String: AttributeValue] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let setting = declared.first(where: { $0.name == name }) else {
        throw SettingsError(
          description: Language.texts.unknownSetting(name, known: declared.map(\.name)))
      }
      do { values[name] = try TypedValue.value(of: text, as: setting.type) } catch {
        throw SettingsError(
          description: Language.texts.unfitSetting(name, text, "\(error)"))
      }
    }
    return values
  }

  /// The value of a setting, nil when it has none yet.
  public func value<Value: AttributeConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? {
    let candidates = [
      overrides[name], remembered[name], declared.first { $0.name == name }?.defaultValue,
    ]
    let value = candidates.compactMap { $0 }.first { $0 != .null }
    return value.flatMap { Value(attributeValue: $0) }
  }

  /// Sets a value and remembers it.
  ///
  /// - Throws: an error when the file of settings cannot be written.
  public func set(_ value: some AttributeConvertible, for name: String) throws {
    remembered[name] = value.attributeValue
    try file?.write(remembered)
  }
}
