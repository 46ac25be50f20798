import Specification
import Templates

extension Project {
  /// What the application calls models, properties, cases, operations and settings, by `News`, `News.title`,
  /// `News.Section.world` and `settings.feedURL`: also what a model inherits.
  var labels: [(key: String, label: SwiftCode)] {
    let models = specification.models.flatMap { model in
      (model.label.map { [(model.name, code(of: $0, at: .model(model.name)))] } ?? [])
        + translatedLabels(of: model) + caseLabels(of: model)
    }
    let operations = specification.operations.compactMap { operation in
      operation.label.map { (operation.name, code(of: $0, at: .operation(operation.name))) }
    }
    let settings = specification.application.settings.compactMap { setting in
      setting.label.map { ("settings.\(setting.name)", code(of: $0, at: .setting(setting.name))) }
    }
    return models + operations + settings
  }

  private func caseLabels(of model: ModelSpecification) -> [(key: String, label: SwiftCode)] {
    model.attributes.flatMap { attribute -> [(key: String, label: SwiftCode)] in
      guard let enumeration = attribute.type.enumeration else { return [] }
      return attribute.caseLabels.map { value in
        let place = TextPlace.enumerationCase(enumeration, name: value.name)
        return (
          "\(model.name).\(enumeration.name).\(value.name)", code(of: value.label, at: place)
        )
      }
    }
  }

  /// Models know their labels themselves where there is one for all languages.
  private func translatedLabels(
    of model: ModelSpecification
  ) -> [(key: String, label: SwiftCode)] {
    (model.attributes.map { ($0.name, $0.label) } + model.relationships.map { ($0.name, $0.label) })
      .compactMap { name, label in
        guard case .translated? = label, let code = self.label(ofProperty: name, in: model.name)
        else { return nil }
        return ("\(model.name).\(name)", code)
      }
  }
}
