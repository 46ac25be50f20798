import SourceModel
import Words

/// What speaks against the better name of a getter where it stands.
final class GetterSurroundings {
  private let source: SwiftSource
  private lazy var names = NameSurroundings(of: source)
  private lazy var setters = SetterNames(of: source)
  private lazy var actions = ActionResults()
  private lazy var headings = WitnessHeadings(in: source)
  /// What the protocols of the file ask for: `AlbumItem.getAlbum()`.
  private lazy var requirements = Set(
    source.declarations.lazy.filter { $0.kind == .function && $0.isRequirement }
      .map { "\($0.parent?.name.text ?? "").\($0.fullName)" })

  init(of source: SwiftSource) {
    self.source = source
  }

  /// Whether the name is taken, or get tells more there than that something comes back.
  func speakAgainst(_ getter: GetterName, of method: Declaration) -> Bool {
    setters.contains(getter.subject) || names.hasSibling(of: method, called: getter.better)
      || Self.inherits(getter.better, method) || actions.contain(resultOf: method)
      || headings.nameProtocol(of: method) || isRequired(method)
      || ChangeOfData.isMadeOnDemand(by: method) || GetterBody(of: method).doesMore
  }

  /// Whether a protocol of the file that the type names asks for the method.
  private func isRequired(_ method: Declaration) -> Bool {
    guard let type = method.enclosingType, type.kind != .protocolType else { return false }
    return type.inheritedTypes.contains { requirements.contains("\($0.name).\(method.fullName)") }
  }

  /// Whether views, controllers and cells have a property of that name already.
  private static func inherits(_ name: String, _ method: Declaration) -> Bool {
    guard method.parameters.isEmpty, inheritedNames.contains(name),
      let type = method.enclosingType
    else { return false }
    return isInterface(type.name) || type.inheritedTypes.contains { isInterface($0.name) }
  }

  private static func isInterface(_ name: Name) -> Bool {
    ["Button", "Cell", "Control", "Controller", "Field", "Label", "View", "Window"]
      .contains(where: name.hasSuffix)
  }

  /// What the classes of UIKit and AppKit call what programs ask for most.
  private static let inheritedNames: Set<String> = [
    "accessibilityLabel", "backgroundColor", "bounds", "center", "collectionView", "contentInset",
    "contentOffset", "contentSize", "contentView", "dataSource", "delegate", "font", "frame",
    "image", "imageView", "indexPath", "isHidden", "layer", "navigationController", "parent",
    "presentedViewController", "rootViewController", "selectedIndex", "selectedRange", "subviews",
    "superview", "tabBarController", "tabBarItem", "tableView", "tag", "text", "textColor",
    "textLabel", "tintColor", "title", "titleLabel", "topViewController", "transform", "value",
    "view", "visibleViewController", "window",
  ]
}

/// The other halves of pairs such as `getInteger` and `setInteger`, read when somebody asks for them.
private final class SetterNames {
  private let source: SwiftSource
  private lazy var names = Set(
    source.declarations.lazy.filter { $0.kind == .function && $0.name.hasPrefix("set") }
      .map(\.name.text))

  init(of source: SwiftSource) {
    self.source = source
  }

  /// - Parameter subject: as `Title` of `setTitle`.
  func contains(_ subject: String) -> Bool {
    names.contains("set" + subject)
  }
}

private func isBrace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
}

/// Headings such as `// MARK: - SoundVendor`, which tell that the members below are a protocol's.
private final class WitnessHeadings {
  private let source: SwiftSource
  private lazy var headings = source.comments(beginningWith: "MARK").map(\.text)

  init(in source: SwiftSource) {
    self.source = source
  }

  /// Whether the last heading in front of a member, in its type or right above an extension, is the
  /// name of a type.
  func nameProtocol(of member: Declaration) -> Bool {
    let place = member.range.bytes.lowerBound
    guard let type = member.enclosingType,
      let heading = headings.last(where: { $0.offsets.upperBound <= place })
    else { return false }
    let start = type.range.bytes.lowerBound
    let end = heading.offsets.upperBound
    guard end > start || !source.bytes[end..<start].contains(where: isBrace) else { return false }
    return heading.text.split(whereSeparator: { !$0.isLetter }).contains { word in
      word != "MARK" && type.name != String(word) && word.first?.isUppercase == true
        && words(of: String(word)).count > 1
    }
  }
}
