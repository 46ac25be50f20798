import Diagnostics
import SourceModel

struct DelegateReference: Rule {
  static let about = RuleDescription(
    id: "delegate_reference",
    summary: "A delegate, data source or target is held weakly and may be absent.",
    why: "The delegate usually owns who asks it; a strong reference back keeps both alive.",
    examples: [
      Example(
        "a delegate that is held strongly",
        """
        protocol PhotoViewDelegate: AnyObject {}
        class PhotoView {
          var delegate: PhotoViewDelegate?
        //    ^^^^^^^^ delegate_reference: write 'weak var delegate: PhotoViewDelegate?'
        }
        """,
        fixed: """
          protocol PhotoViewDelegate: AnyObject {}
          class PhotoView {
            weak var delegate: PhotoViewDelegate?
          }
          """),
      Example(
        "what `weak` cannot stand before as it is written",
        """
        protocol PhotoViewDelegate: AnyObject {}
        class PhotoView {
          lazy var delegate: PhotoViewDelegate? = nil
        //         ^^^^^^^^ delegate_reference: write 'weak var delegate: PhotoViewDelegate?'
          @Published var dataDelegate: PhotoViewDelegate?
        //               ^^^^^^^^^^^^ delegate_reference: write 'weak var dataDelegate: PhotoViewDelegate?'
          var styleDelegate: PhotoViewDelegate?, count = 1
        //    ^^^^^^^^^^^^^ delegate_reference: write 'weak var styleDelegate: PhotoViewDelegate?'
        }
        """,
        fixed: """
          protocol PhotoViewDelegate: AnyObject {}
          class PhotoView {
            lazy var delegate: PhotoViewDelegate? = nil
            @Published var dataDelegate: PhotoViewDelegate?
            var styleDelegate: PhotoViewDelegate?, count = 1
          }
          """),
      Example(
        "what another file fills with an object that nobody else keeps",
        """
        // file: Sources/App/PhotoView.swift
        protocol PhotoViewDelegate: AnyObject {}
        class PhotoView {
          var delegate: PhotoViewDelegate?
        //    ^^^^^^^^ delegate_reference: write 'weak var delegate: PhotoViewDelegate?'
          private var dataDelegate: PhotoViewDelegate?
        //            ^^^^^^^^^^^^ delegate_reference: write 'weak var dataDelegate: PhotoViewDelegate?'
          private var formDelegate: PhotoViewDelegate?
        //            ^^^^^^^^^^^^ delegate_reference: write 'weak var formDelegate: PhotoViewDelegate?'
          private var retainedDelegate: PhotoViewDelegate?
          func use(_ dataDelegate: PhotoViewDelegate) { self.dataDelegate = dataDelegate }
          init(formDelegate: PhotoViewDelegate) { self.formDelegate = formDelegate }
        }
        // file: Sources/App/Screen.swift
        func show(_ photoView: PhotoView) { photoView.delegate = makeDelegate() }
        """,
        fixed: """
          protocol PhotoViewDelegate: AnyObject {}
          class PhotoView {
            var delegate: PhotoViewDelegate?
            private var dataDelegate: PhotoViewDelegate?
            private weak var formDelegate: PhotoViewDelegate?
            private var retainedDelegate: PhotoViewDelegate?
            func use(_ dataDelegate: PhotoViewDelegate) { self.dataDelegate = dataDelegate }
            init(formDelegate: PhotoViewDelegate) { self.formDelegate = formDelegate }
          }
          func show(_ photoView: PhotoView) { photoView.delegate = makeDelegate() }
          """),
      Example(
        "a delegate protocol that a structure could conform to",
        """
        protocol PhotoViewDelegate {
        //       ^^^^^^^^^^^^^^^^^ delegate_reference: write 'protocol PhotoViewDelegate: \
        AnyObject'
          func photoViewDidClose(_ photoView: PhotoView)
        }
        class PhotoView {
          var delegate: PhotoViewDelegate?
        //    ^^^^^^^^ delegate_reference: write 'weak var delegate: PhotoViewDelegate?'
        }
        """),
      Example(
        "a protocol that inherits from one that is not for classes alone",
        """
        protocol PhotoCellDelegate {
        //       ^^^^^^^^^^^^^^^^^ delegate_reference: write 'protocol PhotoCellDelegate: AnyObject'
          func photoCellDidClose(_ cell: PhotoCell)
        }
        protocol PhotoListDelegate: PhotoCellDelegate {}
        """),
      Example(
        "a method that is said to be optional and has no default",
        """
        protocol PhotoViewDelegate: AnyObject {
          /// Optional. Called after the view has closed.
          func photoViewDidClose(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^^^ delegate_reference: give it a default in an extension of \
        PhotoViewDelegate
        }
        class PhotoView {}
        """),
      Example(
        "weak and optional",
        """
        protocol PhotoViewDelegate: AnyObject {}
        class PhotoView { weak var delegate: (any PhotoViewDelegate)? }
        """),
      Example(
        "class-bound through another protocol, and a default for what is optional",
        """
        protocol ViewDelegate: AnyObject {}
        protocol PhotoViewDelegate: ViewDelegate {
          /// Optional. Called after the view has closed.
          func photoViewDidClose(_ photoView: PhotoView)
        }
        extension PhotoViewDelegate {
          func photoViewDidClose(_ photoView: PhotoView) {}
        }
        class PhotoView { weak var delegate: PhotoViewDelegate? }
        """),
      Example(
        "a helper that its owner makes, and one that may be a value",
        """
        protocol AccountDelegate: AnyObject {}
        final class LocalDelegate: AccountDelegate {}
        final class Account {
          var delegate: AccountDelegate
          init() { delegate = LocalDelegate() }
        }
        protocol FeedDelegate {}
        struct StarredFeed: FeedDelegate {}
        protocol WatcherDelegate { func didChange() }
        final class Folder { fileprivate struct Listener { func didChange() {} } }
        extension Folder.Listener: WatcherDelegate {}
        protocol MadeByGeneratorDelegate {}
        final class Feed { let feedDelegate: FeedDelegate? = nil }
        """),
      Example(
        "what an object is made with, and what is said to be kept",
        """
        protocol ListDataSource: AnyObject {}
        class List {
          let dataSource: any ListDataSource
          var listDelegate: any ListDataSource
          init(dataSource: any ListDataSource) { self.dataSource = dataSource }
        }
        protocol UploadDelegate {}
        class Upload { let delegate: UploadDelegate? = nil }
        class UploadBuilder { var delegate: UploadDelegate? }
        protocol PlayerDelegate: AnyObject {}
        class Player {
          /// The player holds its delegate strongly.
          var delegate: PlayerDelegate?
        }
        """),
      Example(
        "values, computed properties and what is not a delegate protocol of the project",
        """
        protocol PhotoViewDelegate: AnyObject {}
        struct Session {
          var delegate: PhotoViewDelegate?
        }
        class PhotoView {
          weak var storage: PhotoViewDelegate?
          var delegate: PhotoViewDelegate? { storage }
          var dataSource: [String] = []
          let handlerDelegate: URLSessionTaskDelegate? = nil
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let files = project.files.filter { $0.isJudged && $0.isWanted && !$0.delegates.isEmpty }
    let ofValues = files.isEmpty ? [] : DelegateProtocols.protocolsOfValues(in: project)
    return files.flatMap { file in
      let held = file.delegates.filter { property in
        property.isNamedForDelegate && property.isInClass && !property.isWeak && !property.isOwned
          && !ofValues.contains(property.type ?? "")
      }
      return held.compactMap { strongReference($0, in: project) }
    } + DelegateProtocols(in: project).findings
  }

  private func strongReference(_ property: DelegateProperty, in project: Project) -> Finding? {
    // One that has to be there is what its owner is made with.
    guard property.isOptional, let type = property.type, project.delegation.declares(type),
      // What crosses threads keeps no variable.
      !project.types.declarations(of: property.owner).contains(where: {
        $0.inherited.contains("Sendable")
      })
    else { return nil }
    let mend = Fix("hold it weakly", edits: [Edit(property.keyword, with: "weak var")])
    let canMend =
      property.keyword.bytes.count == 3 && !project.delegation.mayBeOnlyOwner(property)
    return Finding(
      "write 'weak var \(property.name): \(property.typeText)'", at: property.nameRange,
      certainty: DelegateProtocols.isClassBound(type, in: project) ? .certain : .likely,
      notes: [Note(Precedent.weakReference.sentence)], fix: canMend ? mend : nil)
  }
}
