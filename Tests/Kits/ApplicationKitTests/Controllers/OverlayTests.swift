import ApplicationKit
import Testing

@MainActor @Suite struct OverlayTests {
  private func sessionWithOverlay() async throws -> (ApplicationSession, AnswerView) {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(40, 10))
    try await session.addWriters("Ada", "Bo")
    let view = AnswerView()
    session.topController.showOverlay(view)
    return (session, view)
  }

  @Test func `An overlay stands in a frame over what is shown`() async throws {
    let (session, _) = try await sessionWithOverlay()
    #expect(session.lines[0].contains("Ada"))
    #expect(session.screen.contains("┌─────────"))
    #expect(session.screen.contains("│ Really? "))
    #expect(session.plainText.contains("button Yes"))
  }

  @Test func `Keys reach the overlay only, and the overlay goes back`() async throws {
    let (session, view) = try await sessionWithOverlay()
    let writers = session.application.navigationController.viewControllers[0]
    view.closeButton.addTarget(writers) { $0.goBack() }
    try await session.press("return d")
    #expect(view.answers == ["yes"])
    #expect(session.lines[0].contains("Ada"))
    try await session.press("tab return")
    #expect(session.topController === writers)
    #expect(!session.screen.contains("┌"))
  }

  @Test func `Escape closes an overlay`() async throws {
    let (session, _) = try await sessionWithOverlay()
    try await session.press("escape")
    #expect(session.topController is WritersController)
  }

  @Test func `Where there are few lines, all of them are for the overlay`() async throws {
    let (session, _) = try await sessionWithOverlay()
    session.resize(to: Size(20, 5))
    let lines = session.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["Really?", "[ Yes ] [ Close ]"])
  }

  @Test func `What has no room for a frame is still shown`() async throws {
    let (session, _) = try await sessionWithOverlay()
    session.resize(to: Size(3, 3))
    #expect(session.screen.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
  }
}

private final class AnswerView: View, ViewLayout {
  @Outlet var titleLabel = Label("Really?")
  @Outlet var yesButton = Button("Yes")
  @Outlet var closeButton = Button("Close")
  private(set) var answers: [String] = []

  var layout: Layout { .column(titleLabel, .row(yesButton, closeButton)) }

  override func didLoad() {
    yesButton.addTarget(self) { $0.answers.append("yes") }
  }
}
