import Diagnostics
import Naming
import Roles
import SourceModel
import Words

struct RoleSuffix: Rule {
  static let about = RuleDescription(
    .roleSuffix,
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
        final class GalleryProvider: NSObject, UITableViewDataSource {}
        //          ^^^^^^^^^^^^^^^ role_suffix: write 'GalleryProviderDataSource': it inherits from UITableViewDataSource
        class GalleryNav: UINavigationController {}
        //    ^^^^^^^^^^ role_suffix: write 'GalleryNavigationController': it inherits from UINavigationController
        class PhotoTVC: UITableViewCell {}
        //    ^^^^^^^^ role_suffix: write 'PhotoTableViewCell': it inherits from UITableViewCell
        """),
      Example(
        "another word for the role",
        """
        final class UploadTask: Operation {}
        //          ^^^^^^^^^^ role_suffix: write 'UploadOperation': it inherits from Operation
        class GalleryManager: UIViewController {}
        //    ^^^^^^^^^^^^^^ role_suffix: write 'GalleryController': it inherits from UIViewController
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
        "names that say the role, and after it which one of several",
        """
        class GalleryController: UIViewController {}
        class PhotoCell: UITableViewCell {}
        final class PhotoCellLarge: UITableViewCell {}
        class PhotoViewControllerChild: UIViewController {}
        class PhotoView2Round: UIView {}
        class ShareControllerMacOS: NSViewController {}
        final class AppDelegateMac: NSObject, NSApplicationDelegate {}
        class ReviewViewControlelr: UIViewController {}
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
        "a field that is its own data source",
        """
        class TagField: EntryField, UITableViewDataSource {}
        class TagTable: UITableView, UITableViewDataSource {}
        """),
      Example(
        "what only helps a store",
        """
        // file: Sources/App/Stores/Row.swift
        struct Row {}
        enum StoreError: Error { case full }
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

  func findings(in project: Project) -> [Finding] {
    project.files.filter { $0.isJudged && $0.isWanted && $0.hasObjectTypes && !$0.isTest }
      .flatMap(\.types)
      // Protocols and aliases say what others are; a structure that is a view is one of SwiftUI's, whose names
      // say what is shown.
      .filter { !$0.isNested && ($0.kind == .classType || $0.kind == .actor) }
      .compactMap { Self.finding($0, in: project) }
  }

  private static func finding(_ type: TypeOutline, in project: Project) -> Finding? {
    if let (layer, supertype) = project.types.inheritedRole(of: type),
      isClass(supertype, in: project),
      !supertype.isNamedForDelegates || !hasOwnSuperclass(type, in: project)
    {
      return finding(
        type, in: layer, inheritingFrom: supertype, judge: project.conventions.words.judge)
    }
    guard let folder = project.types.folderLayer(of: type),
      let named = project.conventions.layers.layer(bySuffixOf: type.name), named != folder,
      !inheritsName(type, of: named)
    else { return nil }
    let path = project.conventions.placement.whole(type.nameRange.file)
    let place = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    guard project.conventions.hasOwnLayers || isMisplaced(type, in: place, of: folder) else {
      return nil
    }
    return finding(type, in: folder, lyingIn: place, judge: project.conventions.words.judge)
  }

  /// Where a project has settled no layers, a folder says less than most names: only a controller
  /// right in the folder of another role is told that it is none.
  private static func isMisplaced(_ type: TypeOutline, in place: String, of layer: Layer) -> Bool {
    layer.folders.contains { $0 == place || $0.hasSuffix("/" + place) }
      && type.name.hasSuffix("Controller")
  }

  /// Whether a superclass or a protocol of its own bears out what the type's name says.
  private static func inheritsName(_ type: TypeOutline, of layer: Layer) -> Bool {
    type.inherited.contains { name in
      let kind = ["Protocol", "Interface"].first(where: name.hasSuffix) ?? ""
      let bare = name.dropLast(kind.count)
      return layer.suffixes.contains { bare.hasSuffix($0) && type.name.hasSuffix($0) }
    }
  }

  /// Whether another class than the one of all objects says what a type is, before a protocol does.
  private static func hasOwnSuperclass(_ type: TypeOutline, in project: Project) -> Bool {
    guard let first = type.inherited.first, first != "NSObject" else { return false }
    return !first.isNamedForDelegates && isClass(first, in: project)
  }

  /// A protocol that happens to be called `Service` or `State` makes nobody one.
  private static func isClass(_ name: String, in project: Project) -> Bool {
    let declared = project.types.declarations(of: name)
    guard declared.isEmpty else { return declared.contains { $0.kind == .classType } }
    return name == "Operation" || name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  private static func finding(
    _ type: TypeOutline, in layer: Layer, inheritingFrom superclass: String? = nil,
    lyingIn folder: String = "", judge: WordJudge
  ) -> Finding? {
    guard let usual = layer.suffixes.last, !isKindOfView(type.name, in: layer) else { return nil }
    let suffix = layer.suffixes.first { superclass?.hasSuffix($0) == true } ?? usual
    // What it is may come before which one of several: `PhotoCellLarge`.
    let said = words(of: type.name).map(\.text)
    let beginnings = said.indices.map { said[...$0].joined() } + [type.name]
    guard
      !layer.suffixes.contains(where: { suffix in beginnings.contains { $0.hasSuffix(suffix) } })
    else { return nil }
    // `ViewControlelr`: it says its role, with a slip.
    if let last = words(of: type.name).last,
      case .misspelling(let corrections) = judge.verdict(on: last).judgement,
      corrections.contains(where: { suffix.lowercased().hasSuffix($0) })
    {
      return nil
    }
    let reason = superclass.map { "it inherits from \($0)" } ?? "it lies in '\(folder)'"
    let name = superclass.map { Self.name(type.name, toldBy: $0, judge: judge) } ?? type.name
    return NameFault(
      name, without: suffix, because: reason, certainty: superclass == nil ? .likely : .certain
    ).finding(at: type.nameRange)
  }

  /// The name with whole words for its short forms that the superclass has: `Nav` of a UINavigationController, `TVC` of a
  /// UITableViewCell.
  private static func name(_ name: String, toldBy superclass: String, judge: WordJudge) -> String {
    if let last = words(of: name).last, last.range.lowerBound > 0 {
      let told = words(of: superclass).map(\.text).suffix(last.text.utf8.count)
      if last.text.utf8.count > 1, told.compactMap(\.first).elementsEqual(last.text) {
        return name.dropLast(last.text.count) + told.joined()
      }
    }
    var bytes = Array(name.utf8)
    for word in words(of: name).reversed() {
      let verdict = judge.verdict(on: word)
      guard case .abbreviation = verdict.judgement,
        let told = TellingNames([superclass]).verdict(verdict, on: word.key, by: judge),
        told.replacement != nil, let whole = NameFault(word, judged: told)?.replacements.first
      else { continue }
      bytes.replaceSubrange(word.range, with: whole.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A view is one before it is its own data source.
  private static func isKindOfView(_ name: String, in layer: Layer) -> Bool {
    (layer.name == Role.view.rawValue || layer.suffixes.contains("DataSource"))
      && kindsOfViews.contains(where: name.hasSuffix)
  }

  /// Names that Apple's own views have without View.
  private static let kindsOfViews = [
    "Bar", "Button", "Control", "Field", "Indicator", "Label", "Picker", "Slider", "Stepper",
    "Switch", "Toggle", "Toolbar", "Window",
  ]
}
