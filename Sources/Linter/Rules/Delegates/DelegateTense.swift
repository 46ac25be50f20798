import Diagnostics
import SourceModel
import Words

struct DelegateTense: Rule {
  static let doublePast = RuleOption(
    "doublePast", default: false, "whether a past form behind did is found, as in didFinished")

  static let about = RuleDescription(
    id: "delegate_tense",
    summary: "A delegate method says with should, will or did when it is called.",
    why: "The word tells a reader whether the event can still be refused, is coming or is over.",
    options: [doublePast],
    examples: [
      Example(
        "a past form in place of did",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, selectedPhoto photo: Photo)
        //                                       ^^^^^^^^^^^^^ delegate_tense: write \
        'photoView(_ photoView: PhotoView, didSelectPhoto photo: Photo)'
          func photoViewZoomed(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^ delegate_tense: write 'photoViewDidZoom(_ photoView: PhotoView)'
        }
        """),
      Example(
        "a prefix of other platforms",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, onSelect photo: Photo)
        //                                       ^^^^^^^^ delegate_tense: write \
        'photoView(_ photoView: PhotoView, didSelect photo: Photo)'
          func onClose(_ photoView: PhotoView)
        //     ^^^^^^^ delegate_tense: write 'photoViewDidClose(_ photoView: PhotoView)'
          func onDidOpen(_ photoView: PhotoView)
        //     ^^^^^^^^^ delegate_tense: write 'photoViewDidOpen(_ photoView: PhotoView)'
          func onTitlePressed(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^ delegate_tense: write 'photoViewDidPressTitle(_ photoView: PhotoView)'
          func onTitleChanged(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^ delegate_tense: write 'photoViewTitleDidChange(_ photoView: PhotoView)'
          func onUploadCompletion(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^^^^ delegate_tense: write 'photoViewUploadDidComplete(_ photoView: PhotoView)'
        }
        """),
      Example(
        "has in place of did",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, hasRemoved photo: Photo)
        //                                       ^^^^^^^^^^ delegate_tense: write \
        'photoView(_ photoView: PhotoView, didRemove photo: Photo)'
        }
        """),
      Example(
        "a past form behind did, where the project asks for it",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoViewDidFinished(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^^^^^^ delegate_tense: write 'photoViewDidFinish(_ photoView: \
        PhotoView)'
        }
        """, settings: ["doublePast": .boolean(true)]),
      Example(
        "should, will and did",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, shouldDelete photo: Photo) -> Bool
          func photoViewWillClose(_ photoView: PhotoView)
          func photoView(_ photoView: PhotoView, photoDidChange photo: Photo)
        }
        """),
      Example(
        "requests and questions",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, titleFor photo: Photo) -> String
          func photoView(_ photoView: PhotoView, commit edit: Edit)
          func onResult(_ photoView: PhotoView)
          func photoViewTapped(_ photoView: PhotoView)
          func photoViewNeedsUpdate(_ photoView: PhotoView)
          func photoView(_ photoView: PhotoView, dismiss photo: Photo, animated: Bool)
        }
        """),
      Example(
        "what was done elsewhere and is handed on, and an observer's method",
        """
        protocol PhotoScreenDelegate: AnyObject {
          func photoDeleted(_ identifier: String)
          func screenResized(_ notification: Notification)
        }
        class PhotoScreen {
          weak var delegate: PhotoScreenDelegate?
          func photoDeleted(_ identifier: String) { delegate?.photoDeleted(identifier) }
        }
        """),
      Example(
        "past forms that Apple uses",
        """
        protocol ParserDelegate: AnyObject {
          func parser(_ parser: Parser, foundCharacters characters: String)
          func parser(_ parser: Parser, failedWith error: any Error)
        }
        """),
    ])

  var settings = RuleSettings()

  func findings(in project: Project) -> [Finding] {
    DelegateOwners(in: project).protocols.flatMap { delegate in
      delegate.judgedMethods.compactMap { finding(for: $0, in: delegate) }
    }
  }

  private func finding(for method: DelegateMethod, in delegate: DelegateProtocol) -> Finding? {
    guard
      let place = EventPlace.wrong(
        in: method, of: delegate, mindsDoublePast: settings[Self.doublePast])
    else { return nil }
    guard delegate.isSenderKnown(in: method), delegate.isSenderAtHand(in: method),
      !method.passesNotification, !place.isDoneByOthers(in: method, of: delegate),
      !place.isTouchOfSender(in: method, of: delegate)
    else { return nil }
    let proposal = SignatureProposal(for: method, in: delegate, event: place)
    guard !delegate.declares(proposal.signature) else { return nil }
    return proposal.finding(
      at: place.range, certainty: place.isOnPrefixed ? .certain : .likely,
      precedent: .did(like: method, in: delegate, insteadOf: place))
  }
}
