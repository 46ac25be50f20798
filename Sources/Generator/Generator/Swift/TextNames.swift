import Roles
import Specification
import Templates
import Words

/// Where the spec says what a person reads.
enum TextPlace: Hashable {
  case title(controller: String)
  case placeholder(controller: String)
  case label(model: String, property: String)
  case model(String)
  case enumerationCase(EnumerationSpecification, name: String)
  case operation(String)
  case setting(String)
  case column(controller: String, keyPath: String)
  case missingValue(controller: String, name: String)
  case outlet(view: String, name: String)
  case key(controller: String, method: String)

  /// `newsListTitle`, `newsSubtitleLabel`, `newsListAddNewsKey`
  fileprivate var name: String {
    let (owner, member, end) = parts
    let whole = owner.asVariable + member.asType + end
    // Names stay shorter than a line.
    return whole.count <= 60 ? whole : (member + end).asVariable
  }

  private var parts: (owner: String, member: String, end: String) {
    func subject(of controller: String) -> String { Role.controller.subject(of: controller) }
    return switch self {
    case .title(let controller): (subject(of: controller), "", "Title")
    case .placeholder(let controller): (subject(of: controller), "", "Placeholder")
    case .label(let model, let property): (model, property, "Label")
    case .model(let name), .operation(let name): (name, "", "Label")
    case .enumerationCase(let enumeration, let name):
      (enumeration.model, enumeration.name + name.asType, "Label")
    case .setting(let name): (name, "", "Setting")
    case .column(let controller, let keyPath):
      (
        subject(of: controller),
        Self.inTypeCase(keyPath),
        "Column"
      )
    case .missingValue(let controller, let name):
      (subject(of: controller), Self.inTypeCase(name), "Placeholder")
    case .outlet(let view, let name): (view, name, "Text")
    case .key(let controller, let method): (subject(of: controller), method, "Key")
    }
  }

  /// `author.name` -> `AuthorName`
  private static func inTypeCase(_ keyPath: String) -> String {
    keyPath.split(whereSeparator: { ".@".contains($0) }).map { String($0).asType }.joined()
  }
}

/// A text with its translations, and its name in the tables.
struct TranslatedText {
  let name: Identifier
  let translations: [LocalizedText.Translation]
  /// Whether it says something else for another number of rows.
  let isCounted: Bool
}

/// All texts of a spec that have translations, in its order; each has a name of its own.
struct TranslatedTexts {
  private(set) var texts: [TranslatedText] = []
  private var indexByPlace: [TextPlace: Int] = [:]

  init(of specification: ApplicationSpecification) {
    var taken: Set<String> = []
    for (place, text) in Self.places(in: specification) {
      guard case .translated(let translations)? = text else { continue }
      var name = place.name
      var number = 1
      while !taken.insert(name).inserted {
        number += 1
        name = place.name + String(number)
      }
      indexByPlace[place] = texts.count
      texts.append(
        TranslatedText(
          name: Identifier(name), translations: translations, isCounted: text?.isCounted == true))
    }
  }

  subscript(place: TextPlace) -> TranslatedText? { indexByPlace[place].map { texts[$0] } }

  static func places(
    in specification: ApplicationSpecification
  ) -> [(TextPlace, LocalizedText?)] {
    let labels = specification.models.flatMap { model -> [(TextPlace, LocalizedText?)] in
      [(.model(model.name), model.label)]
        + model.ownProperties.map { (.label(model: model.name, property: $0.name), $0.label) }
        + model.ownAttributes.flatMap(\.labelsOfCases)
    }
    let operations = specification.operations.map { operation -> (TextPlace, LocalizedText?) in
      (.operation(operation.name), operation.label)
    }
    let settings = specification.application.settings.map {
      setting -> (TextPlace, LocalizedText?) in
      (.setting(setting.name), setting.label)
    }
    let outlets = specification.views.flatMap { view -> [(TextPlace, LocalizedText?)] in
      view.outlets.map { (.outlet(view: view.name, name: $0.name), $0.text) }
    }
    return settings + labels + operations + outlets + specification.controllers.flatMap(places)
  }

  private static func places(
    in controller: ControllerSpecification
  ) -> [(TextPlace, LocalizedText?)] {
    let name = controller.name
    let columns = (controller.table?.columns ?? []).map { column -> (TextPlace, LocalizedText?) in
      (.column(controller: name, keyPath: column.keyPath.text), column.label)
    }
    let missing =
      (controller.table?.columns ?? []).map { column -> (TextPlace, LocalizedText?) in
        (.missingValue(controller: name, name: column.keyPath.text), column.placeholder)
      }
      + controller.bindings.flatMap { binding in
        binding.outlets.map { (binding.textPlace(of: $0.outlet), $0.placeholder) }
      }
    // A form says itself what its keys do.
    let transitions = controller.form == nil ? controller.transitions : []
    let keys =
      controller.actions.map { ($0.name, $0.label) } + transitions.map { ($0.name, $0.label) }
    return [
      (.title(controller: name), controller.title),
      (.placeholder(controller: name), controller.table?.placeholder),
    ] + columns + missing + keys.map { (.key(controller: name, method: $0.0), $0.1) }
  }
}

extension AttributeSpecification {
  fileprivate var labelsOfCases: [(TextPlace, LocalizedText?)] {
    guard let enumeration = type.enumeration else { return [] }
    return caseLabels.map { (.enumerationCase(enumeration, name: $0.name), $0.label) }
  }
}

extension ModelSpecification {
  /// The names and labels of its own properties.
  var ownProperties: [(name: String, label: LocalizedText?)] {
    ownAttributes.map { ($0.name, $0.label) } + ownRelationships.map { ($0.name, $0.label) }
  }
}

extension Project {
  /// A text itself, or its place in the table of the language.
  ///
  /// - Parameter count: the variable that holds the number of rows, of a text that counts them.
  func code(
    of text: LocalizedText, at place: TextPlace, count: Identifier = Identifier("rowCount")
  ) -> SwiftCode {
    if case .plain(let text) = text {
      let literal = SwiftLiteral(text, replacing: LocalizedText.countMark, by: count)
      return "\(literal)"
    }
    guard let translated = texts[place] else { preconditionFailure("no text is known at \(place)") }
    return translated.isCounted
      ? "Texts.current.\(translated.name)(\(count))" : "Texts.current.\(translated.name)"
  }

  /// What stands above a controller: its title, or what a person calls what is shown, one or several.
  func titleCode(
    of controller: ControllerSpecification, count: Identifier = Identifier("rowCount")
  ) -> SwiftCode {
    if controller.title == nil, let label = specification.models[controller.model]?.label {
      return code(of: label, at: .model(controller.model))
    }
    let model = controller.model.inWords
    return code(
      of: controller.title ?? .plain(controller.table == nil ? model : plural(of: model)),
      at: .title(controller: controller.name), count: count)
  }

  /// What the table says while it is empty; nil where the spec says nothing.
  func placeholderCode(of controller: ControllerSpecification) -> SwiftCode? {
    controller.table?.placeholder.map {
      code(of: $0, at: .placeholder(controller: controller.name))
    }
  }

  /// What the last line of the screen says of a key: its label, or its method's name in words.
  func keyLabel(
    _ label: LocalizedText?, ofMethod method: String, in controller: ControllerSpecification
  ) -> SwiftCode {
    code(
      of: label ?? .plain(method.asMenuItem), at: .key(controller: controller.name, method: method))
  }

  /// The label of a property, which a model inherits; nil where the spec says nothing.
  func label(ofProperty name: String, in modelName: String) -> SwiftCode? {
    for model in specification.lineage(of: modelName) {
      guard let property = model.ownProperties.first(where: { $0.name == name }) else { continue }
      return property.label.map { code(of: $0, at: .label(model: model.name, property: name)) }
    }
    return nil
  }
}
