/// All that an application shows: a title, the view of the controller on top, what there is to tell
/// or to ask, and the keys that mean something.
final class Window: View {
  private let titleLabel = Label()
  private let messageLabel = Label()
  private let keyBar = KeyBar()
  private var contentView = View()
  private var question: Question?

  required init() {
    super.init()
    titleLabel.emphasis = .heading
    titleLabel.lineLimit = 1
  }

  /// The size of the screen.
  var size: Size {
    get { frame.size }
    set { frame = Rect(origin: .zero, size: newValue) }
  }

  /// Takes what there is to show and gives everything its place.
  func show(_ title: String, _ content: View, _ status: Status, keys: [KeyHint]) {
    titleLabel.text = title
    contentView = content
    keyBar.hints = keys
    question = nil
    messageLabel.text = ""
    messageLabel.lineLimit = nil
    switch status {
    case .nothing: break
    case .question(let asked): question = asked
    case .message(let message):
      messageLabel.text = message.text
      messageLabel.emphasis = message.kind == .error ? .problem : .plain
    case .work(let text):
      messageLabel.text = text
      messageLabel.emphasis = .secondary
      messageLabel.lineLimit = 1
    }
    layoutSubviews()
  }

  override func layoutSubviews() {
    // A long message takes some lines of the content for as long as it is shown.
    let lines = question == nil ? messageLabel.sizeThatFits(width: frame.size.width).height : 1
    let parts = ScreenParts(
      size: frame.size, statusHeight: max(1, min(lines, 4, max(1, frame.size.height / 2))))
    let places: [(View, Rect?)] = [
      (titleLabel, parts.title), (contentView, parts.content),
      (question ?? messageLabel, parts.status), (keyBar, parts.footer),
    ]
    place(places.compactMap { view, frame in frame.map { (view, $0) } })
  }

  /// What the line above the keys is used for.
  enum Status {
    case nothing
    case question(Question)
    case message(Message)
    case work(String)
  }
}

/// Names keys and what they do.
final class KeyBar: View {
  var hints: [KeyHint] = []

  override var content: ViewContent { .keys(hints) }
}

/// The lines of the screen. What is least important goes first when there are few.
struct ScreenParts {
  let title: Rect?
  let content: Rect
  let status: Rect?
  let footer: Rect?

  init(size: Size, statusHeight: Int = 1) {
    let titleHeight = size.height >= 4 ? 1 : 0
    let footerHeight = size.height >= 3 ? 1 : 0
    let statusHeight = size.height >= 2 ? statusHeight : 0
    let height = size.height - titleHeight - statusHeight - footerHeight
    func lines(_ row: Int, _ height: Int) -> Rect {
      Rect(column: 0, row: row, width: size.width, height: height)
    }
    title = titleHeight > 0 ? lines(0, 1) : nil
    content = lines(titleHeight, height)
    status = statusHeight > 0 ? lines(titleHeight + height, statusHeight) : nil
    footer = footerHeight > 0 ? lines(size.height - 1, 1) : nil
  }
}
