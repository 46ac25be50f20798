import Diagnostics
import SourceModel
import Words

struct DelegateSender: Rule {
  static let about = RuleDescription(
    id: "delegate_sender",
    summary: "A delegate method begins with the delegating object and passes it first.",
    why: "One delegate may serve several objects; only the first argument says which one it was.",
    options: [NamingStrictness.option],
    examples: [
      Example(
        "no sender, where the event has one",
        """
        protocol PhotoCellDelegate: AnyObject {
          func didSelect(_ photo: Photo)
        //     ^^^^^^^^^ delegate_sender: no sender is passed: pass the PhotoCell first; write \
        'photoCell(_ photoCell: PhotoCell, didSelect photo: Photo)'
          func photoCellDidTapOnHeart(_ indexPath: IndexPath?)
        //     ^^^^^^^^^^^^^^^^^^^^^^ delegate_sender: no sender is passed: pass the PhotoCell \
        first; write 'photoCell(_ photoCell: PhotoCell, didTapOnHeart indexPath: IndexPath?)'
          func toggleSection(section: Int)
        //     ^^^^^^^^^^^^^ delegate_sender: no sender is passed: pass the PhotoCell first
        }
        class PhotoCell { weak var delegate: PhotoCellDelegate? }
        """),
      Example(
        "a question whose siblings pass who asks",
        """
        protocol PhotoListDataSource: AnyObject {
          func numberOfItems(in photoList: PhotoList) -> Int
          func title(at index: Int) -> String?
        //     ^^^^^ delegate_sender: no sender is passed: pass the PhotoList first
        }
        """),
      Example(
        "a question of an object on the screen, and listeners, whatever a protocol is called that a delegate has",
        """
        protocol PhotoGridDataSource: AnyObject {
          func numberOfPhotos() -> Int
        //     ^^^^^^^^^^^^^^ delegate_sender: no sender is passed: pass the PhotoGrid first
        }
        protocol PhotoLoadListener: AnyObject {
          func onLoad(count: Int)
        //     ^^^^^^ delegate_sender: no sender is passed: pass it first
        }
        protocol PhotoSelecting: AnyObject {
          func didSelect(_ photo: Photo)
        //     ^^^^^^^^^ delegate_sender: no sender is passed: pass the PhotoGrid first; write \
        'photoGrid(_ photoGrid: PhotoGrid, didSelect photo: Photo)'
        }
        class PhotoGrid {
          weak var dataSource: PhotoGridDataSource?
          weak var delegate: PhotoSelecting?
        }
        """),
      Example(
        "a past form behind did, and a sender whose noun the language has",
        """
        protocol PWSwitchDelegate: AnyObject {
          func didSwitched(_ isOn: Bool)
        //     ^^^^^^^^^^^ delegate_sender: no sender is passed: pass the PWSwitch first; write \
        'pwSwitch(_ pwSwitch: PWSwitch, didSwitch isOn: Bool)'
          func didLayTiles(_ count: Int)
        //     ^^^^^^^^^^^ delegate_sender: no sender is passed: pass the PWSwitch first; write \
        'pwSwitch(_ pwSwitch: PWSwitch, didLayTiles count: Int)'
        }
        class PWSwitch { weak var delegate: PWSwitchDelegate? }
        """),
      Example(
        "events of others that are held weakly, whatever they are called, and not what they do beside them",
        """
        protocol PhotoLoading: AnyObject {
          func didLoad(_ photo: Photo)
        //     ^^^^^^^ delegate_sender: no sender is passed: pass the PhotoLoader first; write \
        'photoLoader(_ photoLoader: PhotoLoader, didLoad photo: Photo)'
          func showPhotos()
        }
        protocol PhotoListInteracting {
          func didTapClose()
        //     ^^^^^^^^^^^ delegate_sender: no sender is passed: pass it first
          func willOpen(_ photo: Photo)
        //     ^^^^^^^^ delegate_sender: no sender is passed: pass it first
        }
        class PhotoLoader { weak var output: PhotoLoading? }
        """),
      Example(
        "a question that takes time",
        """
        protocol PhotoWallDataSource: AnyObject {
          func numberOfPhotos() async -> Int
        //     ^^^^^^^^^^^^^^ delegate_sender: no sender is passed: pass the PhotoWall first
          func refresh() async
        }
        class PhotoWall { weak var dataSource: PhotoWallDataSource? }
        """),
      Example(
        "a sender under a label",
        """
        protocol PhotoCellDelegate: AnyObject {
          func photoCell(photoCell: PhotoCell, didSelect photo: Photo)
        //               ^^^^^^^^^ delegate_sender: 'photoCell' is the sender: pass it without a \
        label; write 'photoCell(_ photoCell: PhotoCell, didSelect photo: Photo)'
          func photoCellDidClose(sender: PhotoCell)
        //                       ^^^^^^ delegate_sender: 'sender' is the sender: pass it without \
        a label; write 'photoCellDidClose(_ sender: PhotoCell)'
          func didTapTitle(in cell: PhotoCell)
        //                 ^^ delegate_sender: 'cell' is the sender: pass it without a label; \
        write 'photoCellDidTapTitle(_ cell: PhotoCell)'
        }
        """),
      Example(
        "a sender behind others",
        """
        protocol PhotoCellDelegate: AnyObject {
          func didTapComment(_ comment: Comment, in cell: PhotoCell)
        //                                       ^^ delegate_sender: 'cell' is the sender: pass \
        it first, without a label; write 'photoCell(_ cell: PhotoCell, didTapComment comment: \
        Comment)'
          func menu(for photo: Photo, at index: Int, in cell: PhotoCell) -> Menu
        //                                           ^^ delegate_sender: 'cell' is the sender: \
        pass it first, without a label
        }
        """),
      Example(
        "a name that does not begin with the sender",
        """
        protocol PhotoCellDelegate: AnyObject {
          func didSelect(_ cell: PhotoCell, photo: Photo)
        //     ^^^^^^^^^ delegate_sender: begin the name with the sender, 'photoCell'; write \
        'photoCell(_ cell: PhotoCell, didSelect photo: Photo)'
          func nextWasPressed(_ cell: PhotoCell)
        //     ^^^^^^^^^^^^^^ delegate_sender: begin the name with the sender, 'photoCell'
          func configure(_ cell: PhotoCell) -> Settings
        //     ^^^^^^^^^ delegate_sender: begin the name with the sender, 'photoCell'
        }
        """),
      Example(
        "values under a name of their own, which tell nothing",
        """
        typealias Level = UInt8
        protocol MeterDelegate: AnyObject {
          func didReceivePeak(_ level: Level, from portID: PortID)
        //     ^^^^^^^^^^^^^^ delegate_sender: no sender is passed: pass it first
        }
        """),
      Example(
        "a request for the sender, where the naming is strict",
        """
        protocol PhotoListDelegate: AnyObject {
          func updateTitle(for photoList: PhotoList, page: Int)
        //                 ^^^ delegate_sender: 'photoList' is the sender: pass it without a label
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "the sender first, without a label",
        """
        protocol PhotoCellDelegate: AnyObject {
          func photoCell(_ photoCell: PhotoCell, didSelect photo: Photo)
          func photoCellDidClose(_ cell: PhotoCell)
          func cell(_ cell: PhotoCell, menuFor photo: Photo) -> Menu
        }
        """),
      Example(
        "questions that leave the sender to a preposition",
        """
        protocol PhotoListDataSource: AnyObject {
          func numberOfSections(in photoList: PhotoList) -> Int
          func titles(for photoList: PhotoList) -> [String]
        }
        """),
      Example(
        "a notification, a helper passed second, and one application",
        """
        protocol PhotoLayoutDelegate: AnyObject {
          func layoutDidChange(_ notification: Notification)
          func listView(_ view: ListView, layout: PhotoLayout, sizeAt index: Int) -> Size
          func scrollView(_ scrollView: UIScrollView, sizeAt index: Int) -> Size
        }
        protocol PhotoApplicationDelegate: AnyObject {
          func handle(_ activity: Activity)
        }
        """),
      Example(
        "a source of values, and jobs",
        """
        protocol FeedDataSource {
          func articles(in feed: Feed) -> [Article]
        }
        protocol AccountDelegate: AnyObject {
          func refreshAll() async throws
        }
        """),
      Example(
        "what others have the type do that it is named for, which is told nothing",
        """
        protocol MenuDelegate: AnyObject {
          func didHide()
        }
        final class Menu: MenuDelegate {
          func didHide() {}
        }
        """),
    ],
    exceptions: NamingExceptions.sender)

  var settings = RuleSettings()
  func findings(in project: Project) -> [Finding] {
    DelegateOwners.findings(in: project) { delegate in
      delegate.judgedMethods.compactMap { finding(for: $0, in: delegate) }
    }
  }

  private func finding(for method: DelegateMethod, in delegate: DelegateProtocol) -> Finding? {
    guard !method.passesNotification, !Self.about.exceptions.cover(delegate.path(of: method)),
      let problem = problem(of: method, in: delegate)
    else { return nil }
    let proposal = SignatureProposal(for: method, in: delegate)
    let message = proposal.map { "\(problem.text); write '\($0.text)'" } ?? problem.text
    return Finding(
      message, at: problem.name.range, certainty: problem.certainty,
      notes: [Note(problem.precedent.sentence)])
  }

  private struct Problem {
    let text: String
    let name: Name
    var certainty = Certainty.likely
    let precedent: Precedent
  }

  private func problem(of method: DelegateMethod, in delegate: DelegateProtocol) -> Problem? {
    guard let place = method.sender else { return missing(in: method, of: delegate) }
    let sender = method.parameters[place]
    if place == 0 {
      return sender.isLabelled
        ? labelled(sender, of: method, in: delegate) : unnamed(sender, in: method, of: delegate)
    }
    if delegate.isPlain(method) { return nil }
    return Problem(
      text: "'\(sender.parameter.name)' is the sender: pass it first, without a label",
      name: sender.parameter.label, precedent: .sender(like: method))
  }

  /// The sender comes first, but the name does not begin with it.
  private func unnamed(
    _ sender: DelegateParameter, in method: DelegateMethod, of delegate: DelegateProtocol
  ) -> Problem? {
    guard delegate.lengthOfNoun(in: method) == 0 else { return nil }
    return Problem(
      text: "begin the name with the sender, '\(SenderNoun.item(of: sender.type))'",
      name: method.name, precedent: .sender(like: method))
  }

  private func labelled(
    _ sender: DelegateParameter, of method: DelegateMethod, in delegate: DelegateProtocol
  ) -> Problem? {
    let isNamed = delegate.lengthOfNoun(in: method) > 0
    if sender.isLabelledByPreposition {
      // `primaryViewController(forExpanding:)`, `indexTitles(for:)`
      let isQuestion = !method.returnsNothing && method.tense == nil
      let isRequest = method.tense == nil && !settings.isStrict
      if isNamed && !settings.isStrict || isQuestion || isRequest { return nil }
    }
    return Problem(
      text: "'\(sender.parameter.name)' is the sender: pass it without a label",
      name: sender.parameter.label,
      certainty: isNamed && !sender.isLabelledByPreposition ? .certain : .likely,
      precedent: .bareSender)
  }

  private func missing(in method: DelegateMethod, of delegate: DelegateProtocol) -> Problem? {
    // `collectionView(_:layout:sizeForItemAt:)` hands on what another object asks.
    if delegate.handsOn(method) { return nil }
    let isEvent = delegate.reading(of: method).isEvent || method.tense != nil
    let isQuestion = !method.returnsNothing && !isEvent
    if !isEvent, method.isJob { return nil }
    // A source of values serves nobody in particular.
    if isQuestion, delegate.senderType == nil,
      !settings.isStrict || delegate.passesByPreposition(method)
    {
      return nil
    }
    // `indexPathForPreferredFocusedView(in: UICollectionView)`
    if isQuestion, method.parameters.contains(where: \.isObjectBehindPreposition) { return nil }
    return Problem(
      text: "no sender is passed: pass \(delegate.senderType.map { "the \($0)" } ?? "it") first",
      name: method.name, precedent: .sender(like: method))
  }
}
