import Diagnostics
import SourceModel
import Words

struct DelegateTense: Rule {
  static let about = RuleDescription(
    id: "delegate_tense",
    summary: "A delegate method says with should, will or did when it is called.",
    why: "The word tells a reader whether the event can still be refused, is coming or is over.",
    options: [NamingStrictness.option],
    examples: [
      Example(
        "a prefix of other platforms",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, onSelect photo: Photo)
        //                                       ^^^^^^^^ delegate_tense: 'on' is not a tense: say \
        should, will or did, as in 'didSelect'
          func onClose(_ photoView: PhotoView)
        //     ^^^^^^^ delegate_tense: 'on' is not a tense: say should, will or did, as in 'didClose'
          func onOutOfViewStateChanged(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^^^^^^^^^ delegate_tense: 'on' is not a tense: say should, will or did, as in \
        'outOfViewStateDidChange'
          func onReportReceived(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^^ delegate_tense: 'on' is not a tense: say should, will or did, as in 'didReceiveReport'
          func onSelectedPhoto(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^ delegate_tense: 'on' is not a tense: say should, will or did, as in 'didSelectPhoto'
          func onDelivery(_ photoView: PhotoView)
        //     ^^^^^^^^^^ delegate_tense: 'on' is not a tense: say should, will or did
        }
        """),
      Example(
        "a past form in place of did",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, selectedPhoto photo: Photo)
        //                                       ^^^^^^^^^^^^^ delegate_tense: say 'did' and \
        'select' instead of 'selected', as in 'didSelectPhoto'
          func photoViewTitleTapped(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^^^^^^ delegate_tense: say 'did' and 'tap' instead of 'tapped', as \
        in 'didTapTitle'
        }
        """),
      Example(
        "has in place of did",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, hasRemoved photo: Photo)
        //                                       ^^^^^^^^^^ delegate_tense: say 'did' instead of \
        'has', as in 'didRemove'
        }
        """),
      Example(
        "what nobody asks for, without a word for before or after",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoViewEndDragging(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^^^^^^ delegate_tense: say should, will or did before 'end', as in \
        'didEndDragging'
          func photoView(_ photoView: PhotoView, failWith error: any Error)
        //                                       ^^^^^^^^ delegate_tense: say should, will or did \
        before 'fail', as in 'didFailWith'
        }
        """),
      Example(
        "all that happens, where the naming is strict",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoViewZoomed(_ photoView: PhotoView)
        //     ^^^^^^^^^^^^^^^ delegate_tense: say 'did' and 'zoom' instead of 'zoomed', as in \
        'didZoom'
          func photoView(_ photoView: PhotoView, remove photo: Photo)
        //                                       ^^^^^^ delegate_tense: say when it is called: \
        should, will or did
          func photoView(_ photoView: PhotoView, uploadError error: any Error)
        //                                       ^^^^^^^^^^^ delegate_tense: say when it is \
        called: should, will or did
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "did in front of a past form, where the naming is strict",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, didSelectedPhoto photo: Photo)
        //                                       ^^^^^^^^^^^^^^^^ delegate_tense: say 'select' behind did \
        instead of 'selected'
          func photoView(_ photoView: PhotoView, didLayTiles tiles: [Tile])
        }
        """, settings: ["naming": .text("strict")]),
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
          func photoViewNeedsUpdate(_ photoView: PhotoView)
          func photoView(_ photoView: PhotoView, finish photo: Photo, completion: () -> Void)
        }
        """),
      Example(
        "past forms that Apple uses, and an observer's method",
        """
        protocol ParserDelegate: AnyObject {
          func parser(_ parser: Parser, foundCharacters characters: String)
          func parser(_ parser: Parser, failedWith error: any Error)
          func parserResized(_ notification: Notification)
        }
        """),
    ],
    exceptions: NamingExceptions.tense)

  var settings = RuleSettings()
  func findings(in project: Project) -> [Finding] {
    DelegateOwners.findings(in: project) { delegate in
      delegate.judgedMethods.compactMap { finding(for: $0, in: delegate) }
    }
  }

  private func finding(for method: DelegateMethod, in delegate: DelegateProtocol) -> Finding? {
    guard method.returnsNothing || settings.isStrict && delegate.isCommand(method),
      !method.passesNotification,
      !Self.about.exceptions.cover(delegate.path(of: method))
    else { return nil }
    guard method.tense == nil else { return settings.isStrict ? doublePast(in: method) : nil }
    let (words, parameter) = delegate.eventWords(of: method)
    let reading = EventReading(words)
    guard let advice = advice(reading, of: words, in: method) else { return nil }
    let name = parameter.map { method.parameters[$0].parameter.label } ?? method.name
    let skipped = parameter == nil ? delegate.lengthOfNoun(in: method) : 0
    let told = TensedEvent(
      Words.words(of: name.text).dropFirst(skipped).map(\.text).joined(), read: reading)
    return Finding(
      advice + (told.map { ", as in '\($0.text)'" } ?? ""), at: name.range,
      certainty: reading.form == .onPrefixed ? .certain : .likely,
      notes: [Note(Precedent.did(like: method, insteadOf: reading).sentence)])
  }

  /// `didSelected`: the verb says once more what did has said.
  private func doublePast(in method: DelegateMethod) -> Finding? {
    let labels = method.parameters.filter(\.isLabelled).map(\.parameter.label)
    for name in [method.name] + labels {
      let words = Words.words(of: name.text).map(\.key)
      let told = words.drop { $0 != "did" }.dropFirst()
      // `didImageTransformed`: where no verb stands behind did, the last word is it.
      let verbs = told.first.map { LexicalWord($0).isMainlyVerb ? [$0] : [$0, told.last ?? $0] }
      guard let word = verbs?.first(where: { LexicalWord($0).pastAloneOf != nil }),
        let verb = LexicalWord(word).pastAloneOf?.text
      else { continue }
      return Finding(
        "say '\(verb)' behind did instead of '\(word)'", at: name.range, certainty: .likely,
        notes: [Note(Precedent.did(like: method).sentence)])
    }
    return nil
  }

  private func advice(
    _ reading: EventReading, of words: [String], in method: DelegateMethod
  ) -> String? {
    switch reading.form {
    case .onPrefixed: "'on' is not a tense: say should, will or did"
    case .perfect: "say 'did' instead of '\(words[reading.place])'"
    case .past(let verb):
      settings.isStrict || reading.tellsObject(of: words) || LexicalWord(verb).isTouch
        ? "say 'did' and '\(verb)' instead of '\(words[reading.place])'" : nil
    case .happening(let verb):
      method.answersLater ? nil : "say should, will or did before '\(verb)'"
    case .command, .present, .tensed, .thing, .nothing:
      settings.isStrict && !method.isJob && (reading.isRequest || !method.answersLater)
        ? "say when it is called: should, will or did" : nil
    }
  }
}
