import Diagnostics
import Roles
import SourceModel

struct LayerDependency: Rule {
  static let about = RuleDescription(
    id: "layer_dependency",
    summary: "A type names only types of the layers that its own layer may use.",
    why: "A model that knows no view can be shown by any; a view that knows no model can show any.",
    examples: [
      Example(
        "a view that names a model",
        """
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        // file: Sources/App/Views/PhotoView.swift
        final class PhotoView {
          var photo: Photo?
        //           ^^^^^ layer_dependency: a view may not name the model 'Photo'
        }
        """),
      Example(
        "a model that names a controller in a body",
        """
        // file: Sources/App/Models/Album.swift
        struct Album {
          func open() { AlbumController().show() }
        //              ^^^^^^^^^^^^^^^ layer_dependency: a model may not name the \
        controller 'AlbumController'
        }
        // file: Sources/App/Controllers/AlbumController.swift
        final class AlbumController { func show() {} }
        """),
      Example(
        "a role that the superclass gives",
        """
        // file: Sources/App/Models/Money.swift
        struct Money { var table: PriceTable }
        //                        ^^^^^^^^^^ layer_dependency: a model may not name the view \
        'PriceTable'
        // file: Sources/Screen/PriceTable.swift
        class PriceTable: UIView {}
        """),
      Example(
        "a controller knows all of them",
        """
        // file: Sources/App/Controllers/PhotoController.swift
        final class PhotoController { var photo: Photo?; let view = PhotoView() }
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        // file: Sources/App/Views/PhotoView.swift
        final class PhotoView {}
        """),
      Example(
        "a cell's configuration is its data source's business",
        """
        // file: Sources/App/DataSources/PhotoCell+Photo.swift
        extension PhotoCell { func configure(for photo: Photo) {} }
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        // file: Sources/App/Views/PhotoCell.swift
        final class PhotoCell {}
        """),
      Example(
        "a nested type or a generic parameter of the same name",
        """
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        // file: Sources/App/Views/PhotoView.swift
        final class PhotoView<Photo> { var photo: Photo? }
        // file: Sources/App/Views/GridView.swift
        final class GridView { struct Photo {}; var photo: Photo? }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.files.filter { $0.isJudged && !Self.isTest($0.path) }.flatMap { file in
      file.uses.filter { project.types.layer(ofType: $0.name) != nil }
        .compactMap { finding(on: $0, in: file, of: project) }
    }
  }

  private func finding(on use: TypeUse, in file: FileOutline, of project: Project) -> Finding? {
    let types = project.types
    guard let owner = use.owner.map({ file.types[$0] }), owner.name != use.name,
      !file.placeholders.contains(use.name), let used = types.declarations(of: use.name).first,
      !types.isNested(use.name, in: owner.name), let wrong = types.layer(ofType: use.name),
      let layer = types.layer(of: owner), !layer.mayUse(wrong), layer != wrong
    else { return nil }
    return Finding(
      "\(Self.phrase(layer)) may not name the \(wrong.title) '\(use.name)'", at: use.range,
      certainty: project.conventions.hasOwnLayers ? .certain : .likely,
      notes: [Note("'\(use.name)' is declared here", at: used.nameRange)],
      dependency: Dependency(from: owner.name, to: use.name))
  }

  private static func phrase(_ layer: Layer) -> String {
    let title = layer.title
    return ("aeiou".contains(title.lowercased().prefix(1)) ? "an " : "a ") + title
  }

  /// Tests name whatever they test.
  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") }
  }
}
