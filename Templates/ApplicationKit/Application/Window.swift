/// All that an application shows: a title, the view of the controller on top, what there is to tell
/// or to ask, and the keys that mean something.
public final class Window: View, ViewLayout {
  /// Who is asked for keys and actions behind the window and before the application.
  public weak var delegate: (any KeyResponder)?
  weak var application: Application?

  private let titleBar = TitleBar()
  private let keyBar = KeyBar()
  private var contentView = View()
  private var statusView = View()

  public override var next: Responder? { application }

  override var respondingDelegate: (any KeyResponder)? { delegate }

  /// Takes what there is to show and gives everything its place.
  ///
  /// - Parameter titles: one title in several lengths, the longest first.
  func show(_ titles: [String], _ content: View, _ status: View, keys: [KeyHint]) {
    titleBar.titles = titles
    contentView = content
    statusView = status
    keyBar.hints = keys
    layoutSubviews()
  }

  /// What is least important goes first when there are few lines.
  public var layout: Layout {
    // A long message takes some lines of the content for as long as it is shown.
    let size = frame.size
    let statusHeight = min(statusView.sizeThatFits(width: size.width).height, 4, size.height / 2)
    let title = size.height >= 4 ? [titleBar.fixed(1)] : []
    let status = size.height >= 2 ? [statusView.fixed(max(1, statusHeight))] : []
    let keys = size.height >= 3 ? [keyBar.fixed(1)] : []
    return .column(title + [contentView.flexible()] + status + keys)
  }
}

/// Names what is shown, as fully as there is room for.
final class TitleBar: View {
  var titles: [String] = []

  override var content: ViewContent { .title(titles) }
}

/// Names keys and what they do.
final class KeyBar: View {
  var hints: [KeyHint] = []

  override var content: ViewContent { .keys(hints) }
}
