import Foundation
import ModelKit
import Synchronization

/// The language that an application speaks, and in which it writes dates and numbers.
public struct Language: Equatable, Sendable {
  /// Such as `en`, as ISO 639 has it.
  public let code: String

  public init(_ code: String) {
    self.code = code
  }

  /// The language that `LC_ALL`, `LC_MESSAGES` or `LANG` names, in this order; English without any.
  init(environment: [String: String]) {
    let name = Self.locale("LC_MESSAGES", in: environment) ?? ""
    let code = name.prefix { $0.isLetter }.lowercased()
    self.init((2...3).contains(code.count) ? code : "en")
  }

  /// What the environment says of a matter: for all of them, for this one, or where nothing else is said.
  static func locale(_ matter: String, in environment: [String: String]) -> String? {
    ["LC_ALL", matter, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// This one where it is among some, or else the first of them.
  func nearest(among codes: [String]) -> Language {
    codes.isEmpty || codes.contains(code) ? self : Language(codes[0])
  }

  /// The one of several things that is in this language, or else the first.
  public func choose<Value>(from values: [(code: String, value: Value)]) -> Value {
    guard let first = values.first else { preconditionFailure("there is nothing to choose from") }
    return (values.first { $0.code == code } ?? first).value
  }

  // MARK: What is spoken

  private static let spoken = Mutex<(language: Language, texts: any InterfaceTexts)>(
    (Language("en"), EnglishTexts()))

  /// What the environment asks for when an application starts; English in a session.
  public static var current: Language { spoken.withLock { $0.language } }

  private static let labels = Mutex<[String: String]>([:])

  /// What the application calls a model, a property, a case, an operation or a setting; nil where it says nothing.
  static func label(_ name: String) -> String? { labels.withLock { $0[name] } }

  /// The same for a property of a model.
  static func label(of property: String, in modelName: String) -> String? {
    label("\(modelName).\(property)")
  }

  /// What messages call a property: its label, or the words of its name.
  ///
  /// - Parameter name: what the model calls it.
  static func name(ofProperty property: String, in modelName: String, called name: String)
    -> String
  {
    label(of: property, in: modelName)
      ?? (name == property ? WordSplitting.words(of: name).joined(separator: " ") : name)
  }

  /// What messages call an object, such as `News 12`.
  ///
  /// - Parameter text: the words by which people know it.
  static func name(of objectID: ObjectID, in modelName: String, called text: String? = nil)
    -> String
  {
    "\(label(modelName) ?? modelName) \(text ?? "\(objectID.key)")"
  }

  /// What people call a setting: its label, or the words of its name.
  static func title(ofSetting name: String) -> String {
    label("settings.\(name)") ?? WordSplitting.title(of: name)
  }

  /// What people call a case of an enumeration: its label, or the words of its name.
  ///
  /// - Parameter enumeration: such as `News.Section`.
  static func title(ofCase name: String, in enumeration: String) -> String {
    label("\(enumeration).\(name)") ?? WordSplitting.title(of: name)
  }

  /// What people call a value that is a case of an enumeration; nil for any other.
  static func title<Value: AttributeConvertible>(ofCase value: Value) -> String? {
    guard case .enumeration = Value.attributeType, let value = value as? any EnumerationValue
    else { return nil }
    return title(ofCase: value.rawValue, in: name(ofType: type(of: value)))
  }

  /// What a type is called in its module, such as `News.Section`.
  static func name(ofType type: Any.Type) -> String {
    String(String(reflecting: type).drop { $0 != "." }.dropFirst())
  }

  /// Makes these the names by which things are called from now on.
  static func setLabels(_ names: [String: String]) { labels.withLock { $0 = names } }

  /// What the kit itself says.
  static var texts: any InterfaceTexts { spoken.withLock { $0.texts } }

  /// What the kit says in this language: by one of the tables of an application, or by its own;
  /// English where there is none.
  func texts(among tables: [String: any InterfaceTexts]) -> any InterfaceTexts {
    tables[code] ?? (code == "ja" ? JapaneseTexts() : EnglishTexts())
  }

  /// Makes this the language that is spoken from now on.
  func speak(_ tables: [String: any InterfaceTexts]) {
    Self.spoken.withLock { $0 = (self, texts(among: tables)) }
  }
}
