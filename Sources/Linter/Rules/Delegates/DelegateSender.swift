import Diagnostics
import SourceModel
import Words

struct DelegateSender: Rule {
  static let about = RuleDescription(
    id: "delegate_sender",
    summary: "A delegate method begins with the delegating object and passes it first.",
    why: "One object may be the delegate of many; the sender says whose event it is.",
    examples: [
      Example(
        "the sender is missing where its siblings pass it",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoViewDidClose(_ photoView: PhotoView)
          func photoView(_ photoView: PhotoView, didSelect photo: Photo)
          func didOpen()
        //     ^^^^^^^ delegate_sender: write 'photoViewDidOpen(_ photoView: PhotoView)'
        }
        """),
      Example(
        "the sender has a label",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(photoView: PhotoView, didSelect photo: Photo)
        //               ^^^^^^^^^ delegate_sender: write 'photoView(_ photoView: PhotoView, \
        didSelect photo: Photo)'
        }
        """),
      Example(
        "the name does not begin with the sender",
        """
        protocol PhotoViewDelegate: AnyObject {
          func didSelect(_ photoView: PhotoView, photo: Photo)
        //     ^^^^^^^^^ delegate_sender: write 'photoView(_ photoView: PhotoView, didSelect \
        photo: Photo)'
        }
        """),
      Example(
        "the sender comes last",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoViewDidClose(_ photoView: PhotoView)
          func willDelete(_ photo: Photo, in photoView: PhotoView)
        //     ^^^^^^^^^^ delegate_sender: write 'photoView(_ photoView: PhotoView, willDelete \
        photo: Photo)'
        }
        """),
      Example(
        "what is passed is not what the event names",
        """
        protocol PhotoCellDelegate: AnyObject {
          func photoCellDidTapEditButton(cell: PhotoCell, photo: Photo)
        //                               ^^^^ delegate_sender: write 'photoCell(_ cell: PhotoCell, \
        didTapEditButtonFor photo: Photo)'
          func photoCellDidShareLinks(cell: PhotoCell, photo: Photo)
        //                            ^^^^ delegate_sender: write 'photoCellDidShareLinks(_ cell: \
        PhotoCell, photo: Photo)'
          func transitionDidEndWith(cell: PhotoCell)
        //                          ^^^^ delegate_sender: write 'photoCellTransitionDidEnd(_ cell: \
        PhotoCell)'
        }
        """),
      Example(
        "the sender first",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoViewDidClose(_ photoView: PhotoView)
          func photoView(_ view: PhotoView, shouldDelete photo: Photo) -> Bool
        }
        """),
      Example(
        "questions that end in a preposition, and a notification as only argument",
        """
        protocol PhotoListDataSource: AnyObject {
          func numberOfPhotos(in photoList: PhotoList) -> Int
          func photoList(_ photoList: PhotoList, photoAt index: Int) -> Photo
          func listDidChange(_ notification: Notification)
        }
        """),
      Example(
        "events of which others tell as well, who have no such sender to pass",
        """
        protocol PhotoEditorDelegate: AnyObject {
          func didClose()
          func didSend(comment: Comment?, editor: PhotoEditor?)
        }
        class PhotoEditor {
          weak var delegate: PhotoEditorDelegate?
          func close() { delegate?.didClose() }
          func send() { delegate?.didSend(comment: nil, editor: self) }
        }
        class Screen {
          weak var delegate: PhotoEditorDelegate?
          func close() { delegate?.didClose() }
          func send() { delegate?.didSend(comment: nil, editor: nil) }
        }
        """),
      Example(
        "a word that is no event, and a method for old callers beside its successor",
        """
        protocol PhotoCellDelegate: AnyObject {
          func more(_ cell: PhotoCell)
          @available(*, deprecated)
          func didClose(_ cell: PhotoCell)
          func photoCellDidClose(_ cell: PhotoCell)
        }
        """),
      Example(
        "protocols that are no delegates",
        """
        protocol PhotoStore {
          func didOpen()
          func remove(_ photo: Photo)
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    DelegateOwners(in: project).protocols.flatMap { delegate in
      delegate.judgedMethods.compactMap { Self.finding(for: $0, in: delegate) }
    }
  }

  static func finding(
    for method: DelegateMethod, in delegate: DelegateProtocol
  ) -> Finding? {
    guard !method.passesNotification, !method.base.isEmpty, delegate.isSenderAtHand(in: method)
    else { return nil }
    guard let place = delegate.senderIndex(in: method) else {
      return missing(in: method, of: delegate)
    }
    let sender = method.parameters[place]
    if place > 0 { return late(sender, in: method, of: delegate) }
    if sender.isLabelled {
      guard !sender.isLabelledByPreposition,
        !delegate.calls.areBare(of: method, in: delegate.declaration.name.text)
      else { return nil }
      if let whole = SignatureProposal.withBareSender(method, in: delegate) {
        return Finding(
          "write '\(whole)'", at: sender.parameter.label.range,
          certainty: delegate.hasPlainSibling(of: method) ? .certain : .likely,
          notes: [Note(Precedent.bareSender.sentence)])
      }
      return proposal(
        for: method, in: delegate, at: sender.parameter.label,
        isCertain: delegate.hasPlainSibling(of: method), citing: .bareSender)
    }
    guard !isNamed(method, for: sender, in: delegate) else { return nil }
    return proposal(for: method, in: delegate, isCertain: false)
  }

  private static func proposal(
    for method: DelegateMethod, in delegate: DelegateProtocol, at name: Name? = nil,
    isCertain: Bool, citing precedent: Precedent? = nil
  ) -> Finding? {
    let place = EventPlace.wrong(in: method, of: delegate, mindsDoublePast: true)
    let proposal = SignatureProposal(for: method, in: delegate, event: place)
    guard place?.isDoneByOthers(in: method, of: delegate) != true,
      !delegate.declares(proposal.signature)
    else { return nil }
    return proposal.finding(
      at: (name ?? method.name).range, certainty: isCertain ? .certain : .likely,
      precedent: precedent ?? .sender(like: method, in: delegate))
  }

  /// The name begins with the sender's noun or the parameter's name, or has the whole type in it.
  private static func isNamed(
    _ method: DelegateMethod, for sender: DelegateParameter, in delegate: DelegateProtocol
  ) -> Bool {
    if delegate.isPlain(method) || delegate.lengthOfNoun(in: method) > 0
      || DelegateProtocol.begins(method, with: delegate.stem)
    {
      return true
    }
    let tail = words(of: sender.type).suffix(2).map(\.key)
    if tail.count == 2, method.base.dropFirst().prefix(3).starts(with: tail) { return true }
    return method.name.text.lowercased().contains(delegate.noun.lowercased())
  }

  private static func late(
    _ sender: DelegateParameter, in method: DelegateMethod, of delegate: DelegateProtocol
  ) -> Finding? {
    // A question may end in its sender: `cell(at: index, in: list)`.
    guard method.returnsNothing || method.tense != nil, !delegate.isPlain(method) else {
      return nil
    }
    let isCertain = delegate.hasPlainSibling(of: method) && method.base.first.map(isEvent) == true
    return proposal(for: method, in: delegate, isCertain: isCertain)
  }

  private static func missing(
    in method: DelegateMethod, of delegate: DelegateProtocol
  ) -> Finding? {
    // A question may leave its sender to a preposition: `indexTitles(for: list)`.
    let isQuestion =
      !method.returnsNothing && method.tense == nil
      && method.parameters.first?.isLabelledByPreposition == true
    guard !isQuestion, !delegate.isPlain(method), !passesRelative(method, of: delegate) else {
      return nil
    }
    guard delegate.senderType != nil else { return nil }
    guard delegate.hasPlainSibling(of: method) else {
      return tellsEventOfNobody(method, delegate)
        ? proposal(for: method, in: delegate, isCertain: false) : nil
    }
    let others = delegate.methods.count - 1
    let isRegular = delegate.plainCount * 4 >= others * 3
    let isCertain = isRegular && method.tense != nil && method.returnsNothing
    guard isRegular || method.tense != nil else { return nil }
    return proposal(for: method, in: delegate, isCertain: isCertain)
  }

  /// `didOpen()`, `photoViewDidOpen()` or `photoView(didSelect:)`, where no sibling passes a sender.
  private static func tellsEventOfNobody(
    _ method: DelegateMethod, _ delegate: DelegateProtocol
  ) -> Bool {
    guard method.returnsNothing, method.tense != nil else { return false }
    if method.parameters.isEmpty, method.base.first.map(isEvent) == true { return true }
    let length = delegate.lengthOfNoun(in: method)
    return length > 0 && method.allWords.dropFirst(length).first.map(isEvent) == true
  }

  /// `cameraDeviceDidOpen(_ device: Device)` where its siblings pass a `CameraDevice`.
  private static func passesRelative(
    _ method: DelegateMethod, of delegate: DelegateProtocol
  ) -> Bool {
    guard let first = method.parameters.first, !first.isLabelled,
      let last = words(of: first.type).last?.key
    else { return false }
    return method.base.prefix(delegate.lengthOfNoun(in: method)).contains(last)
  }

  private static func isEvent(_ word: String) -> Bool {
    ["did", "will", "should"].contains(word)
  }
}
