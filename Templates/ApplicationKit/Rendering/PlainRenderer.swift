import Foundation

/// A line of what an application shows, in words.
struct PlainLine: Equatable {
  var text: String
  /// Whether keys go here: the selected row, or the control that is being used.
  var isCurrent = false
}

/// Turns a tree of views into lines of text: for whoever listens instead of looking, and for pipes.
///
/// Nothing is cut, and nothing is said by place or color. What stands side by side on one line of
/// the screen becomes one line, with commas between.
@MainActor
enum PlainRenderer {
  /// The lines of a view which has been laid out, without empty ones.
  static func lines(showing view: View) -> [PlainLine] {
    let own = PlainLine(text: text(of: view), isCurrent: isCurrent(view))
    let parts = view.subviews.filter { !$0.isHidden }
    guard !parts.isEmpty else { return ownLines(of: view, own) }
    var lines: [PlainLine] = []
    var row = Int.min
    for part in parts {
      let added = self.lines(showing: part)
      let isBeside = part.frame.origin.row == row && lines.count > 0 && added.count == 1
      if isBeside, let last = lines.popLast() {
        lines.append(join(last, added[0]))
      } else {
        lines += added
      }
      row = part.frame.origin.row
    }
    return mark(lines, own, view)
  }

  /// The lines of a view without parts: of a longer text those that whoever wrote it has made.
  private static func ownLines(of view: View, _ own: PlainLine) -> [PlainLine] {
    guard case .text(let paragraph, let emphasis) = view.content, emphasis != .problem,
      paragraph.lineLimit != 1, paragraph.text.contains(where: \.isNewline)
    else { return own.text.isEmpty ? [] : [own] }
    return paragraph.text.split(whereSeparator: \.isNewline)
      .map { PlainLine(text: text("", String($0))) }.filter { !$0.text.isEmpty }
  }

  private static func join(_ first: PlainLine, _ second: PlainLine) -> PlainLine {
    let separator = first.text.hasSuffix(":") ? " " : ", "
    return PlainLine(
      text: first.text + separator + second.text, isCurrent: first.isCurrent || second.isCurrent)
  }

  /// The lines of the parts of a view, with what the view itself says before them.
  private static func mark(
    _ lines: [PlainLine], _ own: PlainLine, _ view: View
  ) -> [PlainLine] {
    var lines = own.text.isEmpty ? lines : [own] + lines
    if case .row = view.content, lines.count > 1, !own.text.isEmpty {
      lines[0..<2] = [join(lines[0], lines[1])]
    }
    if own.isCurrent, !lines.isEmpty { lines[0].isCurrent = true }
    return lines
  }

  private static func isCurrent(_ view: View) -> Bool {
    // What stays in sight below a form, or beside what was opened from it, gets no keys.
    guard view.controller?.isOnTop ?? true else { return false }
    return switch view.content {
    case .row(let isSelected, _): isSelected
    case .button, .field, .choice: view.isFirstResponder
    case .nothing, .text, .title, .treeNode, .frame, .keys: false
    }
  }

  private static func text(of view: View) -> String {
    let texts = Language.texts
    return switch view.content {
    case .nothing, .frame, .row(_, .none): ""
    case .row(_, .asterisk), .row(_, .checkMark): texts.chosenRow
    case .treeNode(let node): texts.place(level: node.level + 1, isOpen: node.isOpen)
    case .text(let paragraph, .problem): text(texts.problem + ": ", paragraph.text)
    case .text(let paragraph, _): text("", paragraph.text)
    case .title(let forms): text("", forms.first ?? "")
    case .button(let title): text(texts.button + " ", title)
    case .field(let edited, let placeholder):
      edited.text.isEmpty ? text(texts.emptyField + " ", placeholder) : text("", edited.text)
    case .choice(let title): text(texts.choice + " ", title ?? texts.none)
    case .keys(let hints):
      text(texts.keys + ": ", hints.map { $0.key + " " + $0.name }.joined(separator: ", "))
    }
  }

  /// A text on one line, with nothing in it that could steer a terminal.
  private static func text(_ prefix: String, _ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = PlainText.withoutControls(words)
    return shown.isEmpty ? prefix.trimmingCharacters(in: .whitespaces) : prefix + shown
  }
}
