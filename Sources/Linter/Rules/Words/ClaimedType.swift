import Diagnostics
import SourceModel
import Words

struct ClaimedType: Rule {
  static let about = RuleDescription(
    id: "claimed_type",
    summary: "What is called as one class of the system is an object of that class.",
    why:
      "Whoever reads `photoImage` asks it for its size, and finds that it is the view that shows one.",
    severity: .warning, yields: .toNames,
    examples: [
      Example(
        "an image view that is called an image",
        """
        final class PhotoCell {
          @IBOutlet weak var photoImage: UIImageView!
        //                   ^^^^^^^^^^ claimed_type: write 'photoImageView' instead of 'photoImage': it is a UIImageView
          private let image = UIImageView(frame: .zero)
        //            ^^^^^ claimed_type: write 'imageView' instead of 'image': it is a UIImageView
        }
        """),
      Example(
        "a class with the same words but for the last",
        """
        @IBOutlet var titleTopAnchor: NSLayoutConstraint!
        //            ^^^^^^^^^^^^^^ claimed_type: write 'titleTopConstraint' instead of 'titleTopAnchor': it is a \
        NSLayoutConstraint
        let errorView: UIAlertController
        """),
      Example(
        "another view",
        """
        func show(in moreLabel: UIButton) {}
        //           ^^^^^^^^^ claimed_type: write 'moreButton' instead of 'moreLabel': it is a UIButton
        """),
      Example(
        "what it is, in more words or fewer",
        """
        let photoView: UIImageView, avatar = UIImageView(), saveButton: UIControl
        let activityIndicator = UIActivityIndicatorView(), editButton: UIBarButtonItem
        """),
      Example(
        "a word that is no class there",
        """
        let searchTable: UITableView, titleText: NSAttributedString, menu = NSMenuItem()
        var view: PhotoViewController, tap = UITapGestureRecognizer()
        """),
      Example("a value that the system has made", "let image: UIImage, view: UIView?"),
      Example(
        "a name that others decide",
        "final class PhotoController: Base { override var view: UIViewController { self } }"),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    guard !source.isMachineWritten, !source.isTest else { return [] }
    let values = source.declarations.lazy.filter(\.kind.isValue)
    let parameters = source.functions.lazy.flatMap(\.parameters)
    return values.compactMap(Self.finding) + parameters.compactMap(Self.finding)
  }

  private static func finding(on value: Declaration) -> Finding? {
    guard let own = value.systemClass, value.isNamedHere || value.isLocal else { return nil }
    return finding(on: value.name, of: own)
  }

  private static func finding(on parameter: Parameter) -> Finding? {
    parameter.type.systemClass.flatMap { finding(on: parameter.name, of: $0) }
  }

  private static func finding(on name: Name, of type: SystemClass) -> Finding? {
    guard let better = type.words(insteadOf: words(of: name.text).map(\.text)) else { return nil }
    let spelled = itemName(of: better.joined())
    return .likely(
      "write '\(spelled)' instead of '\(name)': it is a \(type.name)", at: name.range,
      replacements: [spelled])
  }
}
