import ApplicationKit
import Testing

@MainActor @Suite struct NavigationTests {
  private let delegate = SampleDelegate()

  @Test func `Return shows the detail and escape goes back`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(80, 10))
    try await session.addWriters("Ada", "Bo")
    let writers = try #require(session.topController as? WritersController)
    try await session.press("end return")
    #expect(session.topController is WriterController)
    #expect(session.screen.hasPrefix(" Writers › Writer\nBo\n"))
    #expect(session.screen.hasSuffix("d delete  return close  escape back  ? keys  q quit\n"))
    try await session.press("escape")
    #expect(session.topController === writers)
    try await session.press("escape escape")
    #expect(session.topController === writers)
  }

  @Test func `The title of what is shown stays whole, and what lies below it gives way`()
    async throws
  {
    let session = try await ApplicationSession(delegate, size: Size(45, 10))
    try await session.addWriters("Ada")
    try await session.press("o return ?")
    #expect(session.screen.hasPrefix(" Writers — ordered by Name › Writer › Keys\n"))
    let titles = [
      (41, "Writers › Writer › Keys"), (24, "Writers › Writer › Keys"), (23, "… › Writer › Keys"),
      (17, "… › Keys"), (8, "Keys"), (4, "Ke…"),
    ]
    for (width, title) in titles {
      session.resize(to: Size(width, 10))
      #expect(session.screen.hasPrefix(" \(title)\n"))
    }
    #expect(session.plainText.hasPrefix("Writers — ordered by Name › Writer › Keys\n"))
  }

  @Test func `Controllers are told when they appear and disappear`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada")
    let writers = try #require(session.topController as? WritersController)
    try await session.press("return escape")
    let returning = ["will disappear", "will appear", "did appear"]
    #expect(
      writers.appearances == ["load", "will appear", "did appear"] + returning + returning)
  }

  @Test func `A detail view is loaded once and shows later changes`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada")
    try await session.press("return")
    let controller = try #require(session.topController as? WriterController)
    try await session.library.perform { context in
      try Writer.all(in: context).first?.name = "Grace"
    }
    try await session.press("down")
    #expect(controller.contentView.nameLabel.text == "Grace")
    #expect(controller.contentView.loadCount == 1)
  }

  @Test func `A detail whose object is deleted goes back`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada")
    try await session.press("return d")
    #expect(session.topController is WritersController)
    #expect(session.lines.first == "No writer yet.")
  }

  @Test func `Letters are keys of a detail until a field gets them, and again after escape`()
    async throws
  {
    let session = try await ApplicationSession(delegate)
    try await session.addWriters("Ada")
    let writers = session.topController
    let writer = try #require(try Writer.all(in: session.library).first)
    let controller = RemarkController(showing: writer)
    writers.show(controller)
    try await session.press("tab d x")
    #expect(controller.contentView.remarkField.text == "dx")
    #expect(controller.pressCount == 0)
    try await session.press("escape d")
    #expect(controller.pressCount == 1)
    #expect(controller.contentView.remarkField.text == "dx")
    #expect(session.topController === controller)
    try await session.press("escape")
    #expect(session.topController === writers)
  }

  @Test func `A key that nobody answers reaches the delegate, and q ends`() async throws {
    let session = try await ApplicationSession(delegate)
    try await session.press("z q a")
    #expect(delegate.events == ["launch", "z", "terminate"])
    #expect(session.isTerminated)
  }

  @Test func `A tall detail scrolls`() async throws {
    let session = try await ApplicationSession(delegate, size: Size(30, 8))
    try await session.addWriters("Ada")
    try await session.press("return")
    let controller = try #require(session.topController as? WriterController)
    controller.contentView.booksLabel.text = (1...20).map { "Book \($0)" }.joined(separator: "\n")
    #expect(session.lines.prefix(2) == ["Ada", "Book 1"])
    try await session.press("down down pagedown")
    #expect(session.lines.first == "Book 6")
    try await session.press("end")
    #expect(session.lines.last == "[ Close ]")
    try await session.press("home tab")
    #expect(session.lines.last == "[ Close ]")
  }
}

private final class RemarkView: View, ViewLayout {
  @Outlet var nameLabel = Label()
  @Outlet var remarkField = TextField()

  var layout: Layout { .column(nameLabel, remarkField) }
}

private final class RemarkController: DetailViewController<Writer, RemarkView> {
  private(set) var pressCount = 0
}

extension RemarkController: DetailControllerSpecification {
  var title: String { "Remark" }
  var actions: [KeyAction] { [KeyAction("d", "count") { self.pressCount += 1 }] }

  func configure(_ view: RemarkView, for writer: Writer) {
    view.nameLabel.show(writer.name)
  }
}
