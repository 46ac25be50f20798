import Diagnostics
import SourceModel
import Words

struct DelegateReturn: Rule {
  static let about = RuleDescription(
    id: "delegate_return",
    summary: "A should asks for a decision and gets one; a did tells and gets none.",
    why:
      "A question whose answer is lost and an event that waits for an answer mislead both sides.",
    options: [NamingStrictness.option],
    examples: [
      Example(
        "a question without an answer",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, shouldDelete photo: Photo)
        //     ^^^^^^^^^ delegate_return: return Bool: 'should' asks for a decision; to ask for \
        no more than action say 'didRequestTo'
        }
        """),
      Example(
        "a question in the name",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoViewShouldClose(_ photoView: PhotoView) -> Void
        //     ^^^^^^^^^^^^^^^^^^^^ delegate_return: return Bool: 'should' asks for a decision; \
        to ask for no more than action say 'didRequestTo'
        }
        """),
      Example(
        "an event with an answer",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, didSelect photo: Photo) -> Bool
        //                                                                  ^^^^ delegate_return: \
        return nothing: 'did' tells what is over; to ask before it happens say 'should'
        }
        """),
      Example(
        "a decision about what is coming, where naming is strict",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, willDelete photo: Photo) -> Bool
        //     ^^^^^^^^^ delegate_return: say 'should': 'will' tells what is coming, and asks nothing
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "a decision that is returned",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, shouldDelete photo: Photo) -> Bool
          func photoViewShouldClose(_ photoView: PhotoView) -> CloseReply
        }
        """),
      Example(
        "a decision that comes later",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ view: PhotoView, shouldShow url: URL, completion: (Bool) -> Void)
          func photoViewShouldClose(_ photoView: PhotoView) async
        }
        """),
      Example(
        "an event that may change what comes, and one that reports its success",
        """
        protocol PhotoViewDelegate: AnyObject {
          func photoView(_ photoView: PhotoView, willSelect photo: Photo) -> Photo?
          func photoView(_ photoView: PhotoView, didFailToLoad photo: Photo) -> Bool
          func application(_ app: Application, didFinishLaunchingWith options: Options) -> Bool
        }
        """),
    ])

  var settings = RuleSettings()

  func findings(in project: Project) -> [Finding] {
    DelegateOwners.findings(in: project) { delegate in
      delegate.judgedMethods.compactMap { method in
        switch method.tense {
        case "should": Self.lostDecision(in: method)
        case "did": Self.answeredEvent(in: method)
        case "will" where settings.isStrict: Self.askedEvent(in: method)
        default: nil
        }
      }
    }
  }

  private static func lostDecision(in method: DelegateMethod) -> Finding? {
    guard method.returnsNothing, !method.answersLater else { return nil }
    return Finding(
      "return Bool: 'should' asks for a decision; to ask for no more than action say "
        + "'didRequestTo'", at: method.name.range,
      notes: [Note(Precedent.decision(like: method).sentence)])
  }

  private static func askedEvent(in method: DelegateMethod) -> Finding? {
    guard method.declaration.type.isBool else { return nil }
    return Finding(
      "say 'should': 'will' tells what is coming, and asks nothing", at: method.name.range,
      certainty: .likely, notes: [Note(Precedent.decision(like: method).sentence)])
  }

  private static func answeredEvent(in method: DelegateMethod) -> Finding? {
    let words = method.allWords
    guard method.declaration.type.isBool, let did = words.firstIndex(of: "did"),
      !words.dropFirst(did + 1).starts(with: ["fail"]), !words.contains("launching")
    else { return nil }
    return Finding(
      "return nothing: 'did' tells what is over; to ask before it happens say 'should'",
      at: method.declaration.type.range, certainty: .likely,
      notes: [Note(Precedent.silence(like: method).sentence)])
  }
}
