import Foundation
import ModelKit

/// A view that shows text: wrapped where there is room for several lines, cut with an ellipsis
/// where there is not.
open class Label: View {
  private let paragraph = Paragraph()
  private var value: AttributeValue?
  /// When a distance from now was put into words; nil for what does not change as time passes.
  private var moment: Date?

  /// The value that is shown, or the text when it stands for none.
  final var shownValue: AttributeValue { value ?? .string(text) }

  /// What the label shows. Newlines begin new lines.
  public final var text: String {
    get {
      followTime()
      return paragraph.text
    }
    set {
      paragraph.text = newValue
      value = nil
      moment = nil
    }
  }

  /// How much the text matters.
  public final var emphasis = Emphasis.plain

  /// The most lines that the label takes; nil for as many as the text needs.
  public final var lineLimit: Int? {
    get { paragraph.lineLimit }
    set { paragraph.lineLimit = newValue }
  }

  /// On which side the text stands where there is more room.
  public final var alignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  public convenience init(
    _ text: String, _ emphasis: Emphasis = .plain, lineLimit: Int? = nil
  ) {
    self.init()
    self.text = text
    self.emphasis = emphasis
    self.lineLimit = lineLimit
  }

  /// Shows the value of an attribute.
  ///
  /// - Parameters:
  ///   - format: how a date or a number looks; in the plain form if not given.
  ///   - placeholder: what is shown when the value is nil.
  public func show(
    _ value: some AttributeConvertible, as format: ValueFormat? = nil, placeholder: String = ""
  ) {
    let shown = value.attributeValue
    text = shown == .null ? placeholder : ValueText.text(of: value, as: format)
    self.value = shown
    if format == .relative, shown != .null { moment = ValueText.now }
  }

  private func followTime() {
    guard let moment, let value, abs(ValueText.now.timeIntervalSince(moment)) >= 1 else { return }
    self.moment = ValueText.now
    paragraph.text = ValueText.text(of: value, as: .relative)
  }

  /// Shows an object by its description, nothing when there is none.
  public func show(_ object: ManagedObject?) {
    text = object?.displayName ?? ""
  }

  open override var content: ViewContent {
    followTime()
    return .text(paragraph, emphasis)
  }
}
