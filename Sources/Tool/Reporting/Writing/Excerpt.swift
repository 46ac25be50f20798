import Diagnostics

/// One source line with the carets that go below it, in the columns of a terminal.
struct Excerpt {
  let line: ArraySlice<UInt8>
  /// What stands before the carets on their line: tabs stay tabs, so that any tab width fits.
  let indentation: ArraySlice<UInt8>
  let caretCount: Int

  /// Longer lines are cut around the range.
  static let widestLine = 160

  private static let blanks = [UInt8](repeating: 0x20, count: widestLine)

  /// - Parameter whole: the line, without its line end.
  init(of range: Range<Int>, in whole: Range<Int>, of source: SourceText) {
    let marked = range.clamped(to: whole)
    let shown = Self.window(around: marked, in: whole, of: source)
    let bytes = source.bytes(in: shown)
    if shown == whole, bytes.withUnsafeBufferPointer(VisibleText.isPlain) {
      line = bytes
      // In a line that is shown as a whole no range begins farther to the right.
      let width = marked.lowerBound - whole.lowerBound
      let before = bytes.prefix(width)
      indentation =
        before.contains(VisibleText.tab)
        ? VisibleText.blank(before)[...] : Self.blanks.prefix(width)
      caretCount = max(marked.count, 1)
      return
    }
    let before = source.text(in: shown.lowerBound..<marked.lowerBound)
    let lead = shown.lowerBound > whole.lowerBound ? "…" : ""
    let tail = shown.upperBound < whole.upperBound ? "…" : ""
    line = Array((lead + VisibleText.of(source.text(in: shown)) + tail).utf8)[...]
    indentation = Array(VisibleText.blank(lead + before).utf8)[...]
    caretCount = max(VisibleText.width(of: source.text(in: marked)), 1)
  }

  /// The part of a line that is shown: all of it, or a stretch that holds the start of the range
  /// and neither begins nor ends inside a character.
  static func window(
    around marked: Range<Int>, in whole: Range<Int>, of source: SourceText
  ) -> Range<Int> {
    guard whole.count > widestLine else { return whole }
    var start = max(whole.lowerBound, marked.lowerBound - widestLine / 4)
    var end = min(whole.upperBound, max(marked.lowerBound, start) + widestLine)
    end = max(end, min(marked.upperBound, whole.upperBound, marked.lowerBound + 2 * widestLine))
    let before = source.bytes(in: start..<marked.lowerBound)
    start += before.prefix(while: isContinuation).count
    let behind = source.bytes(in: end..<whole.upperBound)
    end += behind.prefix(while: isContinuation).count
    return start..<end
  }

  private static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }
}
