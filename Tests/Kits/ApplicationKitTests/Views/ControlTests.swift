import ModelKit
import Testing

@testable import ApplicationKit

@MainActor @Suite struct ControlTests {
  private final class Target {
    var count = 0
  }

  @Test func `A button calls its target, which it does not keep alive`() {
    let button = Button("Close")
    var target: Target? = Target()
    weak let weakTarget = target
    if let target { button.addTarget(target) { $0.count += 1 } }
    #expect(button.respond(to: .return))
    #expect(button.respond(to: .character(" ")))
    #expect(!button.respond(to: .character("x")))
    #expect(target?.count == 2)
    target = nil
    #expect(weakTarget == nil)
    button.press()
  }

  @Test func `An action takes nothing, the sender, or the sender and the event`() {
    let view = FormsOfActionView()
    view.loadIfNeeded()
    #expect(view.pressButton.respond(to: .character(" ")))
    #expect(view.pressButton.respondToClick(at: Point(column: 1, row: 0)))
    view.pressButton.sendActions()
    let events: [Key] = [.character(" "), .click(Point(column: 1, row: 0)), .return]
    #expect(view.calls == events.flatMap { ["nothing", "Press", "Press \($0)"] })
  }

  @Test func `A text field tells about changes alone`() {
    let field = TextField()
    let target = Target()
    field.addTarget(target) { $0.count += 1 }
    for key in [Key.character("a"), .left, .right, .forwardDelete] {
      #expect(field.respond(to: key))
    }
    #expect(target.count == 1)
    #expect(!field.respond(to: .return))
  }

  @Test func `An empty text field is underlined and says what belongs there`() {
    let field = TextField(placeholder: "Name")
    field.frame = Rect(column: 0, row: 0, width: 6, height: 1)
    let empty = CellRenderer.surface(showing: field).buffer
    #expect(empty.text == "Name\n")
    #expect(empty.row(0).allSatisfy { $0.style.contains(.underlined) })
    #expect(PlainRenderer.lines(showing: field).map(\.text) == ["empty Name"])
    field.text = "Bo"
    let typed = CellRenderer.surface(showing: field).buffer
    #expect(typed.text == "Bo\n")
    #expect(typed.row(0).allSatisfy { $0.style == .underlined })
  }

  @Test func `A long text slides so that its end can be typed`() {
    let field = TextField("a long 世界 text")
    field.frame = Rect(column: 0, row: 0, width: 8, height: 1)
    #expect(CellRenderer.surface(showing: field).buffer.text == "界 text\n")
  }

  @Test(arguments: [0, 1, 2, 3])
  func `Controls of hardly any width are drawn`(width: Int) {
    for view in [Button("Close"), TextField("text"), ChoiceControl([Choice("a", .null)])] {
      view.frame = Rect(column: 0, row: 0, width: width, height: 1)
      #expect(CellRenderer.surface(showing: view).buffer.text.count <= width + 1)
    }
  }
}

private final class FormsOfActionView: View, ViewLayout {
  @Outlet var pressButton = Button("Press")
  private(set) var calls: [String] = []

  var layout: Layout { .row(pressButton) }

  override func didLoad() {
    pressButton.addTarget(self, action: Self.press)
    pressButton.addTarget(self, action: Self.pressBySender)
    pressButton.addTarget(self, action: Self.pressByEvent)
  }

  private func press() { calls.append("nothing") }
  private func pressBySender(_ sender: Button) { calls.append(sender.title) }
  private func pressByEvent(_ sender: Button, event: Key) {
    calls.append("\(sender.title) \(event)")
  }
}
