import ModelKit
import Testing

@testable import ApplicationKit

@MainActor @Suite struct ResponderChainTests {
  private let delegate = ChainDelegate()

  @Test func `A key passes everyone of the chain in order`() async throws {
    let session = try await ApplicationSession(delegate)
    let application = session.application
    let windowDelegate = Delegate()
    application.window.delegate = windowDelegate
    let controller = try #require(session.topController as? ChainController)
    let view = try #require(controller.view as? ChainView)
    let first = try #require(controller.firstResponder)
    #expect(first === view.innerView.deleteButton)
    let expected: [any KeyResponder] = [
      first, view.innerView, view, controller, application.navigationController,
      application.window, windowDelegate, application, delegate,
    ]
    let isInOrder = first.chain.elementsEqual(expected, by: ===)
    #expect(isInOrder)
  }

  @Test func `The delegates of window and application are asked for keys`() async throws {
    let session = try await ApplicationSession(delegate)
    let windowDelegate = Delegate()
    session.application.window.delegate = windowDelegate
    try await session.press("q")
    #expect(windowDelegate.keys == [.character("q")] && delegate.keys.isEmpty)
    try await session.press("z")
    #expect(delegate.keys == [.character("z")])
  }

  @Test func `An action without a target is done by the first who can`() async throws {
    let session = try await ApplicationSession(delegate)
    let controller = try #require(session.topController as? ChainController)
    try await session.press("return")
    #expect(delegate.deletions == 1 && controller.senders.isEmpty)
    try await session.press("tab return")
    #expect(controller.senders == ["Rename"])
    let windowDelegate = Delegate()
    session.application.window.delegate = windowDelegate
    try await session.press("backtab return")
    #expect(windowDelegate.deletions == 1 && delegate.deletions == 1)
  }

  @Test func `A modal controller comes before the one below, which gets no keys`() async throws {
    let session = try await ApplicationSession(delegate)
    let controller = try #require(session.topController as? ChainController)
    let covered = try #require(controller.firstResponder)
    let view = ChainView()
    controller.showOverlay(view)
    session.resize(to: Size(40, 12))
    let first = try #require(session.topController.firstResponder)
    #expect(first === view.innerView.deleteButton)
    #expect(!first.chain.contains { $0 === controller })
    #expect(first.performer(ofType: View.self) === first)
    #expect(session.topController.performer(ofType: View.self) === covered)
    try await session.press("tab return")
    #expect(controller.senders == ["Rename"])
    try await session.press("backtab return x")
    #expect(delegate.deletions == 1 && controller.keys.isEmpty)
  }
}

@MainActor private protocol Deleting: AnyObject, Sendable {
  func deleteItem()
}

private final class InnerView: View, ViewLayout {
  @Outlet var deleteButton = Button("Delete")
  @Outlet var renameButton = Button("Rename")

  var layout: Layout { .row(deleteButton, renameButton) }

  override func didLoad() {
    deleteButton.addTarget(nil, action: Deleting.deleteItem)
    renameButton.addTarget(nil, action: ChainController.rename)
  }
}

private final class ChainView: View, ViewLayout {
  @Outlet var innerView = InnerView()

  var layout: Layout { .column(innerView) }
}

private final class ChainController: ViewController {
  private(set) var senders: [String] = []
  private(set) var keys: [Key] = []

  override func makeView() -> View { ChainView() }

  override func respond(to key: Key) -> Bool {
    if key == .character("x") { keys.append(key) }
    return super.respond(to: key)
  }

  func rename(_ sender: Button) { senders.append(sender.title) }
}

/// Answers q.
private final class Delegate: KeyResponder, Deleting {
  private(set) var keys: [Key] = []
  private(set) var deletions = 0

  func respond(to key: Key) -> Bool {
    guard key == .character("q") else { return false }
    keys.append(key)
    return true
  }

  func deleteItem() { deletions += 1 }
}

/// No responder itself, as those that are generated.
private final class ChainDelegate: ApplicationDelegate, Deleting {
  let name = "Chain"
  private(set) var keys: [Key] = []
  private(set) var deletions = 0

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    ApplicationEnvironment(stores: [])
  }

  func makeInitialController() -> ViewController { ChainController() }

  func respond(to key: Key) -> Bool {
    keys.append(key)
    return true
  }

  func deleteItem() { deletions += 1 }
}
