import Diagnostics
import Roles
import SourceModel

struct ClusterIntrospection: Rule {
  static let about = RuleDescription(
    id: "cluster_introspection",
    summary: "Code that uses an abstract model or view does not ask which subclass it has.",
    why:
      "Each question has to be found and extended for every new subclass; a method is not forgotten.",
    severity: .warning,
    examples: [
      Example(
        "a controller that asks for a concrete view",
        """
        // file: Sources/App/Views/ChoiceView.swift
        /// An abstract view of a choice.
        class ChoiceView: UIView {}
        final class WheelView: ChoiceView {}
        // file: Sources/App/Controllers/ChoiceController.swift
        final class ChoiceController {
          func stop(_ view: ChoiceView) {
            if view is WheelView { spin() }
        //             ^^^^^^^^^ cluster_introspection: give 'ChoiceView' a method for this instead of \
        asking whether it is a 'WheelView'
          }
        }
        """),
      Example(
        "a conditional cast to a concrete model",
        """
        // file: Sources/App/Models/Shape.swift
        class Shape {
          func area() -> Double { fatalError("a subclass has to override this") }
        }
        class Circle: Shape { override func area() -> Double { 3 } }
        // file: Sources/App/Controllers/ShapeController.swift
        final class ShapeController {
          func radius(of shape: Shape) -> Double? { (shape as? Circle)?.radius }
        //                                                     ^^^^^^ cluster_introspection: give 'Shape' \
        a method for this instead of asking whether it is a 'Circle'
        }
        """),
      Example(
        "a member further down",
        """
        // file: Sources/App/Models/Answer.swift
        /// Abstract: what can be answered.
        class Answer {}
        class TextAnswer: Answer {}
        class LongAnswer: TextAnswer {}
        // file: Sources/App/Example.swift
        func isLong(_ answer: Answer) -> Bool { answer is LongAnswer }
        //                                                ^^^^^^^^^^ cluster_introspection: give 'Answer' \
        a method for this instead of asking whether it is a 'LongAnswer'
        """),
      Example(
        "inside the cluster",
        """
        // file: Sources/App/Models/Shape.swift
        /// An abstract shape.
        class Shape { func isRound() -> Bool { self is Circle } }
        class Circle: Shape {}
        class Ring: Shape { func fits(_ shape: Shape) -> Bool { shape is Circle } }
        """),
      Example(
        "a superclass that is whole by itself",
        """
        // file: Sources/App/Models/Photo.swift
        class Photo {}
        class Panorama: Photo {}
        // file: Sources/App/Example.swift
        func isWide(_ photo: Photo) -> Bool { photo is Panorama }
        """),
      Example(
        "a protocol, and a cell from the table's pool",
        """
        // file: Sources/App/Views/NewsCell.swift
        /// An abstract cell.
        class NewsCell: UITableViewCell {}
        class ImageCell: NewsCell {}
        // file: Sources/App/Example.swift
        func cell(_ table: UITableView) -> ImageCell? {
          table.dequeueReusableCell(withIdentifier: "image") as? ImageCell
        }
        func isCodable(_ value: Any) -> Bool { value is Codable }
        """),
    ])

  private static let roles: Set = [Role.model.rawValue, Role.view.rawValue]

  func findings(in project: Project) -> [Finding] {
    let asking = project.files.filter { $0.isJudged && !$0.isTest && !$0.casts.isEmpty }
    guard !asking.isEmpty else { return [] }
    let roots = project.files.reduce(into: Set<String>()) { $0.formUnion($1.abstractClasses) }
      .filter { Self.roles.contains(project.types.layer(ofType: $0)?.name ?? "") }
    guard !roots.isEmpty else { return [] }
    return asking.flatMap { file in
      file.casts.compactMap { cast in finding(on: cast, in: file, roots: roots, of: project) }
    }
  }

  private func finding(
    on cast: CastOutline, in file: FileOutline, roots: Set<String>, of project: Project
  ) -> Finding? {
    guard let root = Self.superclasses(of: cast.type, in: project).first(where: roots.contains),
      cast.owner != root, cast.owner != cast.type,
      !Self.superclasses(of: cast.owner ?? "", in: project).contains(root)
    else { return nil }
    return .likely(
      "give '\(root)' a method for this instead of asking whether it is a '\(cast.type)'",
      at: cast.range)
  }

  private static func superclasses(of name: String, in project: Project) -> [String] {
    project.types.declarations(of: name).flatMap { project.types.superclasses(of: $0) }
  }
}
