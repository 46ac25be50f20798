import Specification
import Templates

/// How a controller gets the value that decides which view of a cluster it shows: views know no models,
/// so that the case of the view's own enumeration is made from the one of the model.
struct OverlayChoiceCode {
  /// The variable that holds the value.
  let variable: Identifier
  /// `SectionView.Section(rawValue: news.section.rawValue)`, or nil, which never happens.
  let code: SwiftCode

  /// - Parameter object: how the controller calls the object that it shows or has selected.
  init?(_ choice: OverlayChoice, of view: ViewSpecification, from object: SwiftCode) {
    guard let cluster = view.cluster else { return nil }
    let value: SwiftCode =
      switch choice {
      case .shared(let property):
        "\(Identifier(property.state.asVariable)).\(Identifier(property.property))"
      case .object(let path): path.code(from: object)
      }
    variable = Identifier(cluster.discriminator.avoiding([view.name.asVariable, object.text]))
    let type: SwiftCode = "\(Identifier(view.name)).\(Identifier(cluster.discriminator.asType))"
    code = "\(type)(rawValue: \(value).rawValue)"
  }
}
