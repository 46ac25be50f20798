import Specification

extension ApplicationSpecification {
  /// Where the spec gives a text for one language, or none, though others have several: by their paths in the
  /// spec, such as `controllers.NewsListController.actions.addNews.label`, in its order. A title that counts rows
  /// names a language also where there is no other.
  var untranslatedTexts: [String] {
    guard languages.count > 1 else { return [] }
    return TranslatedTexts.places(in: self).flatMap { place, text -> [String] in
      let isTranslated =
        switch text {
        case .translated: true
        case .plain: false
        case nil: !isShownInWords(place)
        }
      return (isTranslated ? [] : [path(to: place)]) + casesInWords(at: place)
    }
  }

  /// The cases of an attribute for which the spec has no text.
  private func casesInWords(at place: TextPlace) -> [String] {
    guard case .label(let model, let property) = place, isShown(model),
      let attribute = models[model]?.attribute(named: property)
    else { return [] }
    let labelled = Set(attribute.caseLabels.map(\.name))
    return (attribute.type.enumeration?.cases ?? []).filter { !labelled.contains($0) }
      .map { "models.\(model).attributes.\(property).cases.\($0)" }
  }

  /// Whether a person reads the words of a name where the spec has no text.
  private func isShownInWords(_ place: TextPlace) -> Bool {
    switch place {
    case .key, .operation, .setting: true
    case .title(let name): controllers[name].map { models[$0.model]?.label == nil } ?? false
    case .model(let name): isShown(name)
    case .label(let model, let property):
      isShown(model) && models[model]?.attribute(named: property)?.setOn == nil
    case .enumerationCase, .placeholder, .column, .missingValue, .outlet: false
    }
  }

  private func isShown(_ model: String) -> Bool { controllers.contains { $0.model == model } }

  private func path(to place: TextPlace) -> String {
    func label(_ section: String, _ owner: String, _ group: String, _ name: String) -> String {
      "\(section).\(owner).\(group).\(name).label"
    }
    switch place {
    case .title(let name): return "controllers.\(name).title"
    case .placeholder(let name): return "controllers.\(name).placeholder"
    case .model(let name): return "models.\(name).label"
    case .operation(let name): return "operations.\(name).label"
    case .setting(let name): return "application.settings.\(name).label"
    case .outlet(let view, let name): return "views.\(view).outlets.\(name).text"
    case .column(let name, let keyPath): return label("controllers", name, "columns", keyPath)
    case .missingValue(let controller, let name):
      return "controllers.\(controller).\(name).placeholder"
    case .enumerationCase(let enumeration, let name):
      let attribute = enumeration.name.asVariable
      return "models.\(enumeration.model).attributes.\(attribute).cases.\(name)"
    case .label(let model, let property):
      let isAttribute = models[model]?.attribute(named: property) != nil
      return label("models", model, isAttribute ? "attributes" : "relationships", property)
    case .key(let controller, let method):
      let isAction = controllers[controller]?.actions.contains { $0.name == method } == true
      return label("controllers", controller, isAction ? "actions" : "transitions", method)
    }
  }
}
