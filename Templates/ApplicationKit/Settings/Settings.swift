import Foundation
import ModelKit

/// The settings of an application: what the command line says, else what is remembered in the
/// folder of data, else the default.
@MainActor
public final class Settings {
  private(set) var declared: [Setting] = []
  private var file: SettingsFile?
  private var remembered = SettingsFile.Content()
  private var overrides: [String: AttributeValue] = [:]

  init() {}

  /// - Parameters:
  ///   - texts: values from the command line by name.
  ///   - file: where values are remembered; nil when they are not.
  /// - Throws: `SettingsError` for an unknown name, a value of another type or an unreadable file. What
  ///   is remembered and of another type is no error, but a problem.
  init(_ declared: [Setting], texts: [String: String], file: SettingsFile?) throws {
    self.declared = declared
    self.file = file
    remembered = try file?.read(declared) ?? SettingsFile.Content()
    overrides = try Self.values(of: texts, declared)
  }

  /// Why the default holds instead of what is remembered, for the first setting of which that is so.
  var problem: SettingsError? {
    declared.lazy.filter { self.overrides[$0.name] == nil }
      .compactMap { self.remembered.problems[$0.name] }.first
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
    let value = value(of: name)
    return value == .null ? nil : Value(attributeValue: value)
  }

  func value(of name: String) -> AttributeValue {
    let candidates = [
      overrides[name], remembered.values[name], declared.first { $0.name == name }?.defaultValue,
    ]
    return candidates.compactMap { $0 }.first { $0 != .null } ?? .null
  }

  /// Sets a value and remembers it.
  ///
  /// - Throws: an error when the file of settings cannot be written.
  public func set(_ value: some AttributeConvertible, for name: String) throws {
    try set([name: value.attributeValue])
  }

  /// - Parameter values: by the names of the settings; null for one that has none of its own any more.
  func set(_ values: [String: AttributeValue]) throws {
    for (name, value) in values {
      remembered.values[name] = value
      for key in [name] + (declared.first { $0.name == name }?.formerNames ?? []) {
        remembered.others[key] = nil
      }
      remembered.problems[name] = nil
      overrides[name] = nil
    }
    try file?.write(remembered)
  }
}
