import ModelKit

/// What the kit itself says to people, in one language. A text that is missing does not compile.
///
/// An application that speaks a further language brings a table of its own: see
/// `ApplicationDelegate.interfaceTexts`. Keys are told in a few words, everything else in sentences
/// without a full stop.
public protocol InterfaceTexts: Sendable {
  // What keys do, for the last line of the screen.
  var allRows: String { get }
  var back: String { get }
  var cancel: String { get }
  var choose: String { get }
  var discard: String { get }
  var done: String { get }
  var edit: String { get }
  var keys: String { get }
  var move: String { get }
  var next: String { get }
  var quit: String { get }
  var save: String { get }
  func stop(_ operation: String) -> String
  func undo(_ step: String) -> String
  func redo(_ step: String) -> String

  // What keys do, for the list of all keys.
  var keysTitle: String { get }
  var settingsTitle: String { get }
  var changeSettings: String { get }
  var beginLine: String { get }
  var chooseRow: String { get }
  var deleteAllAfter: String { get }
  var deleteAllBefore: String { get }
  var deleteWordAfter: String { get }
  var deleteWordBefore: String { get }
  var drawAgain: String { get }
  var filterRows: String { get }
  var moveByCell: String { get }
  var moveByLine: String { get }
  var moveByRow: String { get }
  var moveByScreenful: String { get }
  var moveByWord: String { get }
  var moveToEnd: String { get }
  var nextControl: String { get }
  var previousControl: String { get }
  var openOrClose: String { get }
  var orderByNextColumn: String { get }
  var scrollByLine: String { get }
  var scrollByScreenful: String { get }
  var scrollToEnd: String { get }
  var showKeys: String { get }
  var stopProcess: String { get }
  var turnOrderAround: String { get }

  // Questions. The first is asked before an action, by what its key is said to do.
  func question(before action: String) -> String
  /// - Parameter count: how many objects go with it.
  func deletionQuestion(_ name: String, with count: Int) -> String
  var discardQuestion: String { get }
  var filterQuestion: String { get }
  var quitAndDiscardQuestion: String { get }
  func quitAndStopQuestion(_ operation: String) -> String

  // Messages.
  var emptyTable: String { get }
  /// Which rows are shown, behind the title of the list.
  func filteredRows(with text: String) -> String
  /// The same where the text is looked for in stored texts alone.
  func filteredRows(withStored text: String) -> String
  /// What stands instead of rows where none has the text.
  func noRows(with text: String) -> String
  /// What a row shows of which nothing can be read.
  var unreadableRow: String { get }
  /// Why nothing happens to a row that cannot be read.
  var unreadableSelection: String { get }
  var severalValues: String { get }
  func impossible(_ action: String) -> String
  func column(_ number: Int) -> String
  var listOrder: String { get }
  /// The order of the list, from its end.
  var reversedOrder: String { get }
  func order(by column: String, isDescending: Bool) -> String
  var tooManyRows: String { get }
  var storedTextsOnly: String { get }
  /// - Parameter output: empty where there is nothing to tell.
  func finished(_ operation: String, output: String) -> String
  func cancelled(_ operation: String) -> String
  func waiting(_ operation: String) -> String
  var escapeStops: String { get }
  func nothingClosed(after failure: String) -> String
  var endedBeforeSaved: String { get }
  func recoveryAdvice(after damage: String) -> String

  // What was done to objects, and taken back.
  func addition(of name: String) -> String
  func deletion(of name: String) -> String
  func edit(of name: String) -> String
  func undone(_ step: String) -> String
  func redone(_ step: String) -> String
  var nothingToUndo: String { get }
  var nothingToRedo: String { get }
  var addedIsGone: String { get }
  var editedIsGone: String { get }
  var chosenIsGone: String { get }
  /// Why nothing of an edit is taken back: others have replaced all of it.
  var editedAgain: String { get }
  /// What is said of a field whose value others have changed while the form was open.
  func changedMeanwhile(to value: String) -> String

  // Counts, from 0 on.
  func bytes(_ count: Int) -> String
  func chosen(_ count: Int) -> String
  /// - Parameter model: what the model of all of them is called; nil where they are of several.
  func objects(_ count: Int, of model: String?) -> String

  // Forms, and what is typed.
  func additionTitle(_ model: String) -> String
  func editTitle(_ model: String) -> String
  var no: String { get }
  var none: String { get }
  var yes: String { get }
  var nothingToChoose: String { get }
  /// What to type for a value, such as `a whole number`.
  func expectation(of type: AttributeType) -> String
  func optional(_ expectation: String) -> String
  func missing(_ expectation: String) -> String
  func unfit(_ expectation: String) -> String
  /// Why a value cannot be saved.
  func sentence(for reason: BreachReason, about name: String) -> String
  /// Why an object cannot be deleted.
  ///
  /// - Parameter other: what messages call the relationship or the object that keeps it.
  func sentence(
    for denial: DeniedDeletion, about name: String, _ other: String
  ) -> String

  // Why a server brings nothing.
  func sentence(for error: DownloadError) -> String

  /// The words of any other error by the English ones, such as `expected %1, found %2`, in which the
  /// numbers stand for parts; nil where they stay English.
  func words(for english: String) -> String?

  // Settings, and the folder in which they lie.
  func unfitSetting(_ name: String, _ text: String, _ problem: String) -> String
  func unknownSetting(_ name: String, known: [String]) -> String
  var unreadableSettings: String { get }
  var malformedSettings: String { get }
  var unwritableSettings: String { get }
  var noDataFolder: String { get }
  func unusableFolder(_ path: String) -> String

  // What lines of text say of what a screen shows by its looks.
  var chosenRow: String { get }
  var button: String { get }
  var choice: String { get }
  var emptyField: String { get }
  var problem: String { get }
  /// Where a row of a tree stands; empty for one of level 1 with none below it.
  /// - Parameter isOpen: whether those below it are shown; nil where there are none.
  func place(level: Int, isOpen: Bool?) -> String
}
