import Diagnostics
import SourceModel
import Testing

@testable import Rules

/// Which signature is proposed for a delegate's method: one that its project could take as it is.
@Suite struct DelegateSignatureTests {
  /// The messages about a protocol's methods in a project that has the given types as well.
  private func messages(_ methods: String, in delegate: String, beside types: String) -> [String] {
    let text = "protocol \(delegate): AnyObject {\n\(methods)\n}\n\(types)"
    let project = Project([SourceFile(path: "Sources/App/Screen.swift", text: text)])
    let rules: [any Rule<Project>] = [DelegateSender(), DelegateTense(), DelegateReturn()]
    return rules.flatMap { $0.findings(in: project) }.map(\.message)
  }

  private func holder(_ name: String, of delegate: String) -> String {
    "final class \(name): UIView { weak var delegate: \(delegate)? }\n"
  }

  @Test func `The sender is the class that holds the delegate`() {
    let found = messages(
      "func didCancel()", in: "PaymentDelegate",
      beside: holder("PaymentFormModel", of: "PaymentDelegate"))
    #expect(found == ["write 'paymentFormModelDidCancel(_ paymentFormModel: PaymentFormModel)'"])
  }

  @Test func `No type is made up where the project does not tell who asks`() {
    #expect(messages("func didCancel()\nfunc cancelled()", in: "PaymentDelegate", beside: "") == [])
    let two =
      holder("CardForm", of: "PaymentDelegate") + holder("BankScreen", of: "PaymentDelegate")
    #expect(
      messages("func didCancel()", in: "PaymentDelegate", beside: two)
        == [])
  }

  @Test(arguments: [
    "public protocol UploadDelegate: AnyObject { func didCancel() }\nclass UploadForm",
    "protocol UploadDelegate: AnyObject { func didCancel() }\nclass UploadFormImpl",
    "protocol UploadDelegate: AnyObject { func didCancel() }\nclass UploadScreen { class UploadForm",
  ])
  func `A sender that not all who answer can name is not proposed`(
    text: String
  ) {
    let end = text.hasSuffix("{ class UploadForm") ? "\n}" : ""
    let source = text + " { weak var delegate: UploadDelegate? }" + end
    let project = Project([SourceFile(path: "Sources/App/Upload.swift", text: source)])
    #expect(DelegateSender().findings(in: project).map(\.message) == [])
  }

  @Test func `What ends in words of the sender is not written behind them`() {
    let found = messages(
      "func didDragPhotoBanner(_ sender: BasePhotoBannerView)", in: "PhotoBannerViewDelegate",
      beside: holder("BasePhotoBannerView", of: "PhotoBannerViewDelegate"))
    #expect(found == [])
  }

  @Test func `Who keeps a delegate under another name is its sender as well`() {
    let model = "final class SheetModel { weak var coordinator: SheetDelegate?\n"
    let found = messages(
      "func sheetClosed()", in: "SheetDelegate",
      beside: "final class Sheet {}\n" + model
        + "func close() { coordinator?.sheetClosed() } }\n")
    #expect(found == ["write 'sheetModelSheetDidClose(_ sheetModel: SheetModel)'"])
  }

  @Test func `An object that all share is no sender of what they tell through it`() {
    let found = messages(
      "func photoChanged()", in: "SettingsDelegate",
      beside: holder("Settings", of: "SettingsDelegate")
        + "final class Importer { func run() { Settings.shared.delegate?.photoChanged() } }\n")
    #expect(found == [])
  }

  @Test func `A sender that only hands its delegate on has nothing to pass`() {
    let forms = """
      final class UploadForm { weak var delegate: UploadDelegate? }
      final class UploadScreen {
        struct Input { let delegate: UploadDelegate? }
        var input: Input
        func close() { input.delegate?.didClose() }
      }

      """
    #expect(messages("func didClose()", in: "UploadDelegate", beside: forms) == [])
    let screens =
      holder("UploadForm", of: "UploadDelegate") + holder("Screen", of: "UploadDelegate")
    #expect(messages("func didClose()", in: "UploadDelegate", beside: screens) == [])
    let cell =
      holder("UploadCell", of: "UploadCellDelegate")
      + "final class Screen { func close(cell: UploadCell) { cell.delegate?.didClose() } }\n"
    #expect(
      messages("func didClose()", in: "UploadCellDelegate", beside: cell)
        == ["write 'uploadCellDidClose(_ uploadCell: UploadCell)'"])
  }

  @Test func `A controller that is passed and is not the sender says nothing of it`() {
    let pages = """
      final class Pager: UIViewController {
        weak var delegate: PagerDelegate?
        func move() { delegate?.willMoveToPage(controllers[0], index: 0) }
      }

      """
    #expect(
      messages(
        "func willMoveToPage(_ controller: UIViewController, index: Int)", in: "PagerDelegate",
        beside: pages) == [])
  }

  @Test func `A generic sender has arguments that a protocol may not know`() {
    let found = messages(
      "func didClose()\nfunc onOpen()", in: "ManagerDelegate",
      beside: "final class Manager<Item> { weak var delegate: ManagerDelegate? }\n")
    #expect(found == [])
  }

  @Test func `A sender that is called by its words in another order is not named twice`() {
    let gutter = holder("GutterView", of: "GutterViewDelegate")
    let found = messages(
      """
      func textViewGutterShouldAddMark(_ view: GutterView) -> Bool
      func textViewGutterDidClose(view: GutterView)
      """, in: "GutterViewDelegate", beside: gutter)
    #expect(found == ["write 'textViewGutterDidClose(_ view: GutterView)'"])
    let table = messages(
      "func didPressEmptyStateViewButton()", in: "EmptyStateTableViewDelegate",
      beside: holder("EmptyStateTableView", of: "EmptyStateTableViewDelegate"))
    #expect(table == [])
  }

  @Test func `A question keeps its noun, and a sender is not called a protocol`() {
    let clock = messages(
      "func countdownToDateFor(countdownView: CountdownView) -> Date?",
      in: "CountdownViewDelegate", beside: holder("CountdownView", of: "CountdownViewDelegate"))
    #expect(clock == ["write 'countdownToDate(for countdownView: CountdownView) -> Date?'"])
    let service = messages(
      "func photoService(_ service: PhotoServiceProtocol, stateChanged state: State)",
      in: "PhotoServiceDelegate",
      beside: "protocol PhotoServiceProtocol: AnyObject {}\n")
    #expect(
      service == [
        "write 'photoService(_ service: PhotoServiceProtocol, stateDidChange state: State)'"
      ])
  }

  @Test func `A caller that passes itself as something else is not passed twice`() {
    let flow = """
      protocol Onboarding: AnyObject { var delegate: OnboardingDelegate? { get set } }
      final class Intro: UIViewController, Onboarding {
        weak var delegate: OnboardingDelegate?
        func close() { delegate?.onboardingCompleted(controller: self) }
      }

      """
    #expect(
      messages(
        "func onboardingCompleted(controller: UIViewController)", in: "OnboardingDelegate",
        beside: flow) == [])
  }

  @Test func `What changed is not taken for the screen that is named for it`() {
    let found = messages(
      "func brushColorPicked(color: UIColor)", in: "BrushColorDelegate",
      beside: holder("DrawingBrushColorViewController", of: "BrushColorDelegate"))
    #expect(
      found == [
        "write 'drawingBrushColorViewController(_ drawingBrushColorViewController: "
          + "DrawingBrushColorViewController, didPickBrushColor color: UIColor)'"
      ])
  }

  @Test func `A first parameter that all call without its label has none`() {
    let calls = """
      final class Grid: UIView {
        weak var delegate: GridDelegate?
        func close() {
          delegate?.gridDidClose(self)
          delegate?.gridDidOpen(grid: self)
        }
      }

      """
    let found = messages(
      "func gridDidClose(grid: Grid)\nfunc gridDidOpen(grid: Grid)", in: "GridDelegate",
      beside: calls)
    #expect(found == ["write 'gridDidOpen(_ grid: Grid)'"])
  }

  @Test func `No method is called like a keyword`() {
    let found = messages(
      "func switchDidChangeState(control: Switch, state: State)", in: "SwitchDelegate",
      beside: holder("Switch", of: "SwitchDelegate"))
    #expect(found == [])
  }

  @Test func `A static member has no sender to pass`() {
    let found = messages(
      "func didChange()", in: "SettingsDelegate",
      beside: "final class Settings { static var delegate: SettingsDelegate?\n"
        + "static func change() { delegate?.didChange() } }\n")
    #expect(found == [])
  }

  @Test func `A value that a method is about is no sender`() {
    let found = messages(
      """
      func tokenDidChange(_ token: Token)
      func tokenDidVanish(_ token: Token)
      func didOpen()
      """, in: "TokenListDelegate",
      beside: "struct Token {}\n" + holder("TokenList", of: "TokenListDelegate"))
    #expect(found == ["write 'tokenListDidOpen(_ tokenList: TokenList)'"])
  }

  @Test func `A command that the sender alone follows becomes a request`() {
    let found = messages(
      "func hideCover(_ sender: Watchdog)", in: "WatchdogDelegate",
      beside: holder("Watchdog", of: "WatchdogDelegate"))
    #expect(found == ["write 'watchdogDidRequestToHideCover(_ sender: Watchdog)'"])
  }

  @Test func `A question takes its sender with a preposition`() {
    let found = messages(
      "func values(list: PhotoList) -> [Photo]", in: "PhotoListDataSource",
      beside: holder("PhotoList", of: "PhotoListDataSource"))
    #expect(found == ["write 'values(for list: PhotoList) -> [Photo]'"])
  }

  @Test func `A label that is the sender's noun stays it`() {
    let found = messages(
      "func textFieldDidOpen(textField: UITextField)", in: "CellTextFieldDelegate",
      beside: holder("AddressCellTextField", of: "CellTextFieldDelegate"))
    #expect(found == ["write 'textFieldDidOpen(_ textField: UITextField)'"])
  }

  @Test(arguments: [
    ("onStateIsReady()", "stateIsReady"), ("onStateAvailable()", "stateDidBecomeAvailable"),
    ("onStateNeedUpdate()", "stateNeedsUpdate"), ("onFileRead()", "didReadFile"),
    ("onSuccess()", "didSucceed"), ("onFileProgress()", "didUpdateFileProgress"),
    ("onSearchCancel()", "didCancelSearch"),
  ])
  func `An event behind on is told in Apple's words`(method: String, event: String) {
    let found = messages(
      "func \(method)", in: "GridDelegate", beside: holder("Grid", of: "GridDelegate"))
    let name = "grid" + event.prefix(1).uppercased() + event.dropFirst()
    #expect(found == ["write '\(name)(_ grid: Grid)'"])
  }

  @Test(arguments: [
    "onDrawing()", "onParametersDone()", "valueNothingSelected()", "gridEnabledToWrite()",
    "gridDetectedSyncHasBeenEnabled()",
  ])
  func `Nothing is proposed where the verb is not clear`(method: String) {
    let found = messages(
      "func \(method)", in: "GridDelegate", beside: holder("Grid", of: "GridDelegate"))
    #expect(found == [])
  }

  @Test func `A noun that is split between name and label is put together`() {
    let found = messages(
      "func token(storage: TokenStorage, didAdd id: String)", in: "TokenStorageDelegate",
      beside: holder("TokenStorage", of: "TokenStorageDelegate"))
    #expect(found == ["write 'tokenStorage(_ storage: TokenStorage, didAdd id: String)'"])
  }

  @Test(arguments: [
    ("numberOfRowsInPhotoList(_ list: PhotoListView)", "numberOfRows(in list: PhotoListView)"),
    ("cellForCloseTo(_ list: PhotoListView)", "cellForCloseTo(in list: PhotoListView)"),
  ])
  func `No preposition stands twice`(method: String, better: String) {
    let found = messages(
      "func \(method) -> Int", in: "PhotoListDataSource",
      beside: holder("PhotoListView", of: "PhotoListDataSource"))
    #expect(found == ["write '\(better) -> Int'"])
  }

  @Test(arguments: ["isSafe: Bool", "completion: () -> Void"])
  func `An event keeps the label of what it is not about`(argument: String) {
    let found = messages(
      "func gridWillMovePhoto(\(argument))", in: "GridDelegate",
      beside: holder("Grid", of: "GridDelegate"))
    #expect(found == ["write 'gridWillMovePhoto(_ grid: Grid, \(argument))'"])
  }

  @Test func `An event that begins like its sender is not named for it twice`() {
    let found = messages(
      "func chartFilterChanged(showOwned: Bool)", in: "ChartFilterChangedDelegate",
      beside: holder("ChartFilterAlert", of: "ChartFilterChangedDelegate"))
    #expect(
      found == [
        "write 'chartFilterDidChange(_ chartFilterAlert: ChartFilterAlert, showOwned: Bool)'"
      ])
  }

  @Test func `A sender that is passed as what Apple calls it is no argument`() {
    let found = messages(
      "func doubleTapDetected(_ imageView: UIImageView, touch: UITouch)",
      in: "TapImageViewDelegate", beside: holder("TapImageView", of: "TapImageViewDelegate"))
    #expect(
      found.first
        == "write 'tapImageViewDidDetectDoubleTap(_ imageView: UIImageView, touch: UITouch)'")
  }

  @Test func `Protocols and methods that a program has written are left alone`() {
    let text = """
      // Generated using a tool - DO NOT EDIT
      protocol GridDelegate { func onClose() }
      final class Grid { var delegate: GridDelegate? }
      """
    let project = Project([SourceFile(path: "Sources/App/Grid.swift", text: text)])
    let rules: [any Rule<Project>] = [
      DelegateSender(), DelegateTense(), DelegateReturn(), DelegateReference(),
    ]
    #expect(rules.flatMap { $0.findings(in: project) }.isEmpty)
  }

  @Test func `The noun does not stand twice`() {
    let found = messages(
      "func willCollapseTextView(_ textView: NoteTextView)\nfunc didTextViewClose()",
      in: "NoteTextViewDelegate", beside: holder("NoteTextView", of: "NoteTextViewDelegate"))
    #expect(found.first == "write 'noteTextViewWillCollapse(_ textView: NoteTextView)'")
  }

  @Test func `A protocol that inherits from a delegate protocol conforms to nothing`() {
    let text = """
      protocol PhotoViewDelegate: AnyObject { func photoViewDidClose(_ photoView: PhotoView) }
      extension PhotoViewDelegate { func photoViewDidClose(_ photoView: PhotoView) {} }
      protocol ZoomViewDelegate: PhotoViewDelegate {}
      final class Screen: ZoomViewDelegate {
        func photoViewDidClose(_ photoView: PhotoView) {}
      }
      """
    let project = Project([SourceFile(path: "Sources/App/Screen.swift", text: text)])
    #expect(UnreachedDelegateMethod().findings(in: project).isEmpty)
  }
}
