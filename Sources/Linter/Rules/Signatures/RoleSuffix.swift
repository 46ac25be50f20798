import Diagnostics
import Naming
import Roles
import SourceModel
import Words

struct RoleSuffix: Rule {
  static let capabilities = RuleOption(
    "capabilities", default: true,
    "whether a protocol is found that is called by a bare verb, as in Configure")

  static let about = RuleDescription(
    .roleSuffix, options: [capabilities],
    examples: [
      Example(
        "a controller that does not say so",
        """
        class Gallery: UIViewController {}
        //    ^^^^^^^ role_suffix: write 'GalleryController': it inherits from UIViewController
        """),
      Example(
        "a controller whose name is cut short",
        """
        class GalleryVC: UIViewController {}
        //    ^^^^^^^^^ role_suffix: write 'GalleryViewController': it inherits from UIViewController
        """),
      Example(
        "another word for the role",
        """
        final class UploadTask: Operation {}
        //          ^^^^^^^^^^ role_suffix: write 'UploadOperation': it inherits from Operation
        """),
      Example(
        "the suffix of another role",
        """
        final class SyncStore: Operation {}
        //          ^^^^^^^^^ role_suffix: write 'SyncOperation': it inherits from Operation
        """),
      Example(
        "a role that comes from a superclass of the project",
        """
        class PhotoView: UIView {}
        class Thumbnail: PhotoView {}
        //    ^^^^^^^^^ role_suffix: write 'ThumbnailView': it inherits from UIView
        """),
      Example(
        "a file in the folder of another role",
        """
        // file: Sources/App/Stores/PhotoController.swift
        final class PhotoController {}
        //          ^^^^^^^^^^^^^^^ role_suffix: write 'PhotoStore': it lies in 'Stores'
        """),
      Example(
        "a protocol that is called by a verb alone",
        """
        protocol PhotoProvide {}
        //       ^^^^^^^^^^^^ role_suffix: write 'PhotoProviding': a protocol tells what its types can do
        """),
      Example(
        "protocols that tell what their types are or can do",
        """
        protocol PhotoProviding {}
        protocol Configurable {}
        protocol PhotoUpdate {}
        """),
      Example(
        "names that say the role, and after it which one of several",
        """
        class GalleryController: UIViewController {}
        class PhotoCell: UITableViewCell {}
        final class PhotoCellLarge: UITableViewCell {}
        class PhotoViewControllerChild: UIViewController {}
        class PhotoView2Round: UIView {}
        class PhotoCell_macOS: NSView {}
        class ShareControllerMacOS: NSViewController {}
        class PhotoVC2: UIViewController {}
        class FilterView2: UITableViewController {}
        final class UploadTaskImpl: Operation {}
        final class SynchronizeNewsOperation: Operation {}
        """),
      Example(
        "kinds of views, and a class whose superclass says its role",
        """
        // file: Sources/App/FindBar.swift
        class FindBar: UIView {}
        // file: Sources/App/Views/SplitViewController.swift
        class SplitViewController: NSSplitViewController {}
        """),
      Example(
        "what stands in for another one, and a field that is its own data source",
        """
        class PhotoViewControllerSpy: UIViewController {}
        class TagField: EntryField, UITableViewDataSource {}
        class PhotoContoller: UIViewController {}
        """),
      Example(
        "what only helps a store",
        """
        // file: Sources/App/Stores/Row.swift
        struct Row {}
        enum StoreError: Error { case full }
        """),
      Example(
        "what views observe",
        """
        // file: Sources/App/Views/PhotoState.swift
        final class PhotoState: ObservableObject {}
        @Observable final class FilterState {}
        """),
      Example(
        "a protocol that is called like a role",
        """
        protocol Service {}
        final class Application: Service {}
        """),
      Example(
        "a nested type and a view of SwiftUI",
        """
        struct Badge: View {
          enum Shape { case round }
        }
        """),
    ])

  var settings = RuleSettings()

  func findings(in project: Project) -> [Finding] {
    let mindsCapabilities = settings[Self.capabilities]
    var findings: [Finding] = []
    for file in project.files
    where file.isJudged && file.isWanted && file.hasObjectTypes && !file.isTest {
      for type in file.types {
        if mindsCapabilities, let name = CapabilityName(of: type) {
          findings.append(Self.finding(on: type, name: name))
        } else if !type.isNested, Self.canHaveRole(type.kind) {
          if let finding = misnamed(type, in: project) { findings.append(finding) }
        }
      }
    }
    return findings
  }

  private static func finding(on type: TypeOutline, name: CapabilityName) -> Finding {
    Finding(
      "write '\(name.better)': a protocol tells what its types can do", at: type.nameRange,
      certainty: .likely, replacements: [name.better])
  }

  /// Protocols and aliases say what others are; a structure that is a view is one of SwiftUI's, whose names
  /// say what is shown.
  private static func canHaveRole(_ kind: DeclarationKind) -> Bool {
    kind == .classType || kind == .actor
  }

  private func misnamed(_ type: TypeOutline, in project: Project) -> Finding? {
    if let (layer, supertype) = project.types.inheritedRole(of: type),
      Self.isClass(supertype, in: project), !Self.isNamedForSuperclass(type)
    {
      return finding(type, in: layer, inheritingFrom: supertype)
    }
    let layers = project.conventions.layers
    guard let folder = project.types.folderLayer(of: type),
      let named = layers.layer(bySuffixOf: type.name), named != folder,
      !Self.inheritsName(type, of: named), !Self.isObserved(type, in: project)
    else { return nil }
    let place = type.nameRange.file.split(separator: "/").dropLast().last.map(String.init) ?? ""
    guard project.conventions.hasOwnLayers || Self.isMisplaced(type, in: place, of: folder) else {
      return nil
    }
    return finding(type, in: folder, lyingIn: place)
  }

  /// Where a project has settled no layers, a folder says less than most names: only a controller
  /// right in the folder of another role is told that it is none.
  private static func isMisplaced(_ type: TypeOutline, in place: String, of layer: Layer) -> Bool {
    layer.folders.contains { $0 == place || $0.hasSuffix("/" + place) }
      && type.name.hasSuffix("Controller")
  }

  /// Whether it is what views show and look at, wherever it lies.
  private static func isObserved(_ type: TypeOutline, in project: Project) -> Bool {
    if type.inherited.contains("ObservableObject") { return true }
    return project.source(at: type.nameRange.file)?.types.contains { declaration in
      declaration.name.range == type.nameRange && declaration.hasAttribute("Observable")
    } ?? false
  }

  /// Whether a superclass or a protocol of its own bears out what the type's name says.
  private static func inheritsName(_ type: TypeOutline, of layer: Layer) -> Bool {
    type.inherited.contains { name in
      let kind = ["Protocol", "Interface"].first(where: name.hasSuffix) ?? ""
      let bare = name.dropLast(kind.count)
      return layer.suffixes.contains { bare.hasSuffix($0) && type.name.hasSuffix($0) }
    }
  }

  /// `GridView: UICollectionView, UICollectionViewDataSource` is a view before all.
  private static func isNamedForSuperclass(_ type: TypeOutline) -> Bool {
    guard let superclass = type.inherited.first, let last = words(of: superclass).last else {
      return false
    }
    return ["UI", "NS"].contains(where: superclass.hasPrefix) && type.name.hasSuffix(last.text)
  }

  /// A protocol that happens to be called `Service` or `State` makes nobody one.
  private static func isClass(_ name: String, in project: Project) -> Bool {
    let declared = project.types.declarations(of: name)
    guard declared.isEmpty else { return declared.contains { $0.kind == .classType } }
    return name == "Operation" || name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  private func finding(
    _ type: TypeOutline, in layer: Layer, inheritingFrom superclass: String? = nil,
    lyingIn folder: String = ""
  ) -> Finding? {
    let name = Self.withoutVersion(Self.withoutPlatform(type.name))
    guard let usual = layer.suffixes.last, !layer.suffixes.contains(where: name.hasSuffix),
      !Self.isKindOfView(type.name, in: layer), !Self.isDouble(type.name),
      !Self.isOneOfSeveral(type.name, called: name),
      !Self.isOfFamily(type), !Self.isMisspelt(name, for: layer)
    else { return nil }
    let suffix = layer.suffixes.first { superclass?.hasSuffix($0) == true } ?? usual
    guard !words(of: type.name).contains(where: { $0.text == suffix }) else { return nil }
    let reason = superclass.map { "it inherits from \($0)" } ?? "it lies in '\(folder)'"
    return NameFault(
      type.name, without: suffix, because: reason, certainty: superclass == nil ? .likely : .certain
    ).finding(at: type.nameRange)
  }

  /// `PhotoController` for `PhotoControllerV2`.
  private static func withoutVersion(_ name: String) -> String {
    let bare = name.utf8.reversed().drop { $0 &- 0x30 < 10 }
    guard bare.count < name.utf8.count else { return name }
    let rest = bare.first == UInt8(ascii: "V") ? bare.dropFirst() : bare
    return String(decoding: rest.reversed(), as: UTF8.self)
  }

  /// `ShareController` for `ShareControllerMacOS` and `ShareController_macOS`.
  private static func withoutPlatform(_ name: String) -> String {
    guard let platform = platforms.first(where: name.hasSuffix) else { return name }
    let rest = name.dropLast(platform.count)
    return String(rest.hasSuffix("_") ? rest.dropLast() : rest)
  }

  /// `PhotoView2`, `PhotoVC2`, `PhotoTaskImpl`: what it is comes before the figure, the platform or
  /// the mark, if it is another role's word too.
  private static func isOneOfSeveral(_ name: String, called bare: String) -> Bool {
    if name.hasSuffix("Impl") || name.hasSuffix("Implementation") { return true }
    return bare != name && (bare.hasSuffix("VC") || Role(suffixOf: bare) != nil)
  }

  /// The longer one first where two end alike.
  private static let platforms = [
    "macOS", "MacOS", "iPadOS", "iOS", "IOS", "tvOS", "TvOS", "TVOS", "TV", "watchOS", "WatchOS",
    "visionOS", "VisionOS", "OSX", "Catalyst", "Mac", "iPhone", "Phone", "iPad", "Pad",
  ]

  /// A view is one before it is its own data source.
  private static func isKindOfView(_ name: String, in layer: Layer) -> Bool {
    (layer.name == Role.view.rawValue || layer.suffixes.contains("DataSource"))
      && kindsOfViews.contains(where: name.hasSuffix)
  }

  /// Whether it is called like its superclass, which is judged itself, or like the kind of control
  /// that this is: `PageControlRound: BasePageControl`.
  private static func isOfFamily(_ type: TypeOutline) -> Bool {
    guard let superclass = type.inherited.first, !superclass.hasPrefix("UI"),
      !superclass.hasPrefix("NS"), superclass != "Operation"
    else { return false }
    return type.name.hasSuffix(superclass)
      || kindsOfViews.contains { superclass.hasSuffix($0) && type.name.contains($0) }
  }

  /// `PhotoVIew`, `PhotoContoller`: the suffix is there but for a letter.
  private static func isMisspelt(_ name: String, for layer: Layer) -> Bool {
    layer.suffixes.contains { suffix in
      name.lowercased().hasSuffix(suffix.lowercased())
        || suffix.utf8.count > 6
          && suffix.indices.contains { place in
            name.hasSuffix(suffix[..<place] + suffix[place...].dropFirst())
          }
    }
  }

  /// Whether it stands in for another one in tests.
  private static func isDouble(_ name: String) -> Bool {
    ["Dummy", "Fake", "Mock", "Spy", "Stub"].contains { name.hasSuffix($0) || name.hasPrefix($0) }
  }

  /// Names that Apple's own views have without View.
  private static let kindsOfViews = [
    "Bar", "Button", "Control", "Field", "Indicator", "Label", "Picker", "Slider", "Stepper",
    "Switch", "Toggle", "Toolbar", "Window",
  ]
}
