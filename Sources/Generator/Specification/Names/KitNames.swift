// Written from the sources of the kits by KitNamesTests, which also says how.

/// The types that the kits have for others, by the kit.
public let kitTypes = NameTable(
  """
  ApplicationKit: Application ApplicationDelegate ApplicationEnvironment ApplicationSession Button
    CellAccessory CellCustomization CellStep CollectionControllerSpecification CollectionView
    CollectionViewController ColumnsCell Control ControllerSpecification
    DetailControllerSpecification DetailViewController Emphasis FieldContent
    FormControllerSpecification FormViewController InterfaceTexts KeptNotification Key KeyAction
    KeyHint KeyScript KeyScriptError Label Language Layout LayoutElement NavigationController
    NavigationControllerSpecification ObjectFormViewController Paragraph PendingReply Point
    Presentation Reachability Rect Reply Responder ServerAddress Setting Settings SettingsError
    Size TableColumn TableControllerSpecification TableView TableViewCell TableViewController
    TableViewDataSource TextAlignment TextField ValueFormat ValueText View ViewContent
    ViewController ViewLayout Weekday
  ModelKit: ApplicationOperation Archive ArchiveError ArchivedObject ArchivedObjects
    ArrangedDataSource ArrayDataSource Attribute AttributeConvertible AttributeDescription
    AttributeLimits AttributeType AttributeValue AveragedNumber CancellableOperation ChangeSet
    Collation ComparisonOptions DataSource DataSourceChange DateText DecimalText DownloadError
    EditableDataSource Entity EntityNumber EnumerationRank EnumerationValue FetchRequest
    FetchedResultsDataSource FileEngine FilteredDataSource KeyError ManagedObject MemoryEngine
    Model ModelClock ModelOperation NotificationObservation ObjectContext ObjectID ObjectLifeCycle
    ObjectSeed ObjectStore ObservableState Observation OperationSpecification Ordering
    PrivateFolder ProgressReportingOperation Query QueryAttribute QueryComparison QueryCondition
    QueryMembers QueryObject QueryObjects QueryOperand QueryPath QueryProperty QuerySort
    QueryableValue Receptionist Recovery Relationship RelationshipDescription RelationshipValue Row
    RowChanges RowUpdate SaveConflict Schema SectionedDataSource Shared SharedState Snapshot
    StateObservation StorageEngine StoreDescription StoreError StoreLocation StoreSpecification
    TextSearch TypedNotification Unwritten ValidatingDataSource ValidationError WritePermission
  SQLiteStorage: SQLiteEngine
  ServiceKit: ServiceBody ServiceCall ServiceDescription ServiceError ServiceFailure ServiceMethod
    ServiceRequest ServiceSpecification WebService
  ServiceTesting: LoopbackServer
  """)

/// The names that mean something else inside of a type: its generic parameters, associated types
/// and nested types.
public let innerTypes = NameTable(
  """
  ArchivedObject: Object
  ArchivedObjects: Object
  ArrangedDataSource: Item
  ArrayDataSource: Item
  Attribute: Value
  AttributeDescription: Moment
  ChangeSet: Change
  CollectionControllerSpecification: Cell Item
  CollectionViewController: Object RowCell
  DataSource: Item
  DetailControllerSpecification: ContentView Object
  DetailViewController: ContentView Object ShownObject ShownView
  EditableDataSource: Item
  FetchRequest: Object
  FetchedResultsDataSource: Object
  FilteredDataSource: Item
  FormControllerSpecification: Object
  LoopbackServer: Answer Failure Request
  ModelOperation: Download Input Output
  ObjectFormViewController: Object ShownObject
  OperationSpecification: Payload
  QueryAttribute: Value
  QueryComparison: Relation
  QueryObject: Object
  QueryObjects: Object
  QueryPath: Hop Leaf
  QueryableValue: QueryExpression
  Relationship: Value
  RelationshipDescription: DeleteRule
  SectionedDataSource: Item Section Value
  ServiceCall: Value
  ServiceRequest: Parameters
  Shared: Value
  TableColumn: Item
  TableControllerSpecification: Cell Item
  TableViewController: Cell Item Object RowCell
  TableViewDataSource: Cell Item
  TypedNotification: Payload
  ValidatingDataSource: Item
  ValidationError: Breach
  """)

/// The members that the kits' types have for others; a method with parameters ends in a bracket,
/// those of the type itself stand under its name with `.Type`, functions of no type under the kit.
let kitMembers = NameTable(
  """
  Answer.Type: text(
  Application: delegate environment isReachable keyHelp navigationController next perform(
    reachability respond( setNeedsDisplay show( size terminate topController
  Application.Type: run(
  ApplicationDelegate: applicationDidFinishLaunching( applicationWillTerminate( interfaceTexts
    keptNotifications labels languages lastPayload( makeEnvironment( makeInitialController name
    reachability settings stores version
  ApplicationEnvironment: clock queue( settings shared( state( store( stores
  ApplicationOperation: anyResult hasSucceeded progress
  ApplicationSession: application end isAsking isTerminated lastOperation plainText press( resize(
    screen setReachable( topController waitUntilIdle
  ApplicationSession.Type: usualNow
  Archive.Type: data( read(
  ArchiveError: description message place
  ArchivedObject: read( snapshot
  ArchivedObjects: read( snapshots
  ArrangedDataSource: count onChange row(
  Array: filtered( objects
  Array.Type: destination isOptional isToMany queryExpression( value(
  ArrayDataSource: count insert( items onChange remove( show(
  Attribute: wrappedValue
  AttributeConvertible: attributeValue
  AttributeConvertible.Type: attributeType isOptional placeholder
  AttributeDescription: defaultValue isIndexed isOptional isTransient isUnique label limits moment
    name type
  AttributeLimits: maximum maximumLength minimum minimumLength pattern
  AttributeType: holds( name
  AttributeValue: description isIdentical( sortOrder(
  AveragedNumber: averagedValue
  Bool: attributeValue
  Bool.Type: attributeType placeholder
  Breach: description message objectID property
  Button: content keyHelp press respond( title
  Change: new objectID old
  ChangeSet: changes( deleted inserted isEmpty mayHaveMore updated
  Collation.Type: compare( folded(
  Collection: average
  CollectionControllerSpecification: makeTableView
  CollectionView: itemWidth keyHelp layoutSubviews respond(
  ColumnsCell: layout texts
  ComparisonOptions: rawValue
  ComparisonOptions.Type: diacritics letterCase
  Control: addTarget( canBecomeFirstResponder sendActions
  ControllerSpecification: actions makeReceptionists title
  Data: attributeValue
  Data.Type: attributeType placeholder
  DataSource: count isEmpty item( items onChange row(
  DataSourceChange: inserted isEmpty isEverything removed updated
  DataSourceChange.Type: everything
  Date: attributeValue
  Date.Type: attributeType placeholder
  DateText.Type: date( text(
  Decimal: attributeValue averagedValue
  Decimal.Type: attributeType placeholder
  DecimalText.Type: decimal(
  DetailControllerSpecification: configure( severalPlaceholder
  DetailViewController: configureView contentView deleteSelection( editSelection( keyHelp makeView
    object objects respond( viewWillAppear
  Double: attributeValue averagedValue
  Double.Type: attributeType placeholder
  DownloadError: description
  EditableDataSource: insert( remove(
  Entity: attribute( attributes isAbstract modelName name number ownAttributes ownRelationships
    propertyNames relationship( relationships toOne( valueName(
  EntityNumber: name
  EnumerationRank.Type: rank(
  EnumerationValue: attributeValue
  EnumerationValue.Type: <( attributeType placeholder
  FetchRequest: sectioned(
  FetchRequest.Type: all
  FetchedResultsDataSource: count items onChange row(
  FieldContent: placeholder text textAfterCaret textBeforeCaret
  FileEngine: isNew isShared reserveKeys( residentRows wasChangedByOthers write(
  FilteredDataSource: isIncluded
  FormControllerSpecification: didCommit didDiscard fields
  FormViewController: commitEditing heading keyHints makeView respond(
  Hop: destination relationship
  Int: attributeValue averagedValue
  Int.Type: attributeType placeholder
  InterfaceTexts: addedIsGone addition( additionTitle( back beginLine button bytes( cancelled(
    choice choose chooseRow chosen( chosenRow column( deleteAllAfter deleteAllBefore
    deleteWordAfter deleteWordBefore deletion( deletionQuestion( discard discardQuestion drawAgain
    edit edit( editTitle( editedIsGone emptyField emptyTable endedBeforeSaved escapeStops
    expectation( filterQuestion filterRows finished( impossible( keys keysTitle listOrder
    malformedSettings missing( move moveByCell moveByLine moveByRow moveByScreenful moveByWord
    moveToEnd next nextControl no none nothingClosed( nothingToChoose nothingToRedo nothingToUndo
    objects( optional( order( orderByNextColumn previousControl problem question( quit
    quitAndDiscardQuestion quitAndStopQuestion( recoveryAdvice( redo( redone( save scrollByLine
    scrollByScreenful scrollToEnd severalValues showKeys stop( stopProcess storedTextsOnly
    tooManyRows turnOrderAround undo( undone( unfit( unfitSetting( unknownSetting(
    unreadableSettings unusableFolder( unwritableSettings yes
  Key: name
  KeyAction: key name
  KeyError: description
  KeyHint: isEnabled key name
  KeyScript: keys
  KeyScriptError: column description problem
  Label: alignment content emphasis lineLimit show( text
  Language: choose( code
  Language.Type: current
  Layout: element
  Layout.Type: column( row( space
  LayoutElement: element fixed( flexible(
  LoopbackServer: requests url
  ManagedObject: context description entity hash( isChanged isDeleted isInserted objectID setValue(
    snapshot validate validateForInsert value(
  ManagedObject.Type: ==( concreteModels
  MemoryEngine: isNew reserveKeys( residentRows write(
  Model: objects
  Model.Type: all( count( deleteAll( destination entity get( insert( isOptional isToMany value(
  ModelClock: date( now
  ModelClock.Type: stopped( system
  ModelKit: unwritten(
  ModelOperation: anyResult cancel download downloadLimit input main perform progress result value
  NavigationController: heading keyHelp pop push( respond( topViewController viewControllers
  NavigationControllerSpecification: makeRootController
  ObjectContext: clock count( delete( fetch( hasChanges insert( makeSeed( object( objects( observe(
    perform( report( rollback save schema setArchiveName(
  ObjectFormViewController: fieldNames heading makeView object
  ObjectID: description entityName entityNumber hash( key
  ObjectID.Type: <( keys
  ObjectLifeCycle: didFetch didInsert didSave willDelete willSave
  ObjectStore: clock count( delete( fetch( hasChanges insert( makeSeed( object( objects( observe(
    onFailure perform( refresh report( rollback save schema setArchiveName( settle
  ObservableState: observe(
  Observation: cancel
  OperationSpecification.Type: didFinish
  Optional: attributeValue objects
  Optional.Type: attributeType destination isOptional isToMany placeholder queryExpression( value(
  Ordering: reversed
  Paragraph: lineLimit text
  PendingReply: allow
  Point: column row
  Point.Type: zero
  PrivateFolder: make
  Query: condition entity isReversed limit offset sorts start
  QueryAttribute: ascending contains( descending hasPrefix( hasSuffix( ignoring( isBetween( isIn(
  QueryAttribute.Type: !=( <( <=( ==( >( >=(
  QueryComparison: cases left options paths relation right
  QueryCondition: comparisons size
  QueryCondition.Type: !( &&( ||(
  QueryMembers: depth entity owner relationship
  QueryObject.Type: !=( ==(
  QueryObjects: any( count
  QueryPath: depth hops lastEntity leaf root type
  QuerySort: cases isDescending path rank(
  QueryableValue.Type: queryExpression(
  Reachability: isReachable
  Receptionist: isExpectingAnswer notify
  Recovery: counts description losses newPath path
  Rect: origin size
  Rect.Type: zero
  Relationship: wrappedValue
  RelationshipDescription: count deleteRule destinationName destinationNumber inverseName
    isOptional isOrdered isToMany label name slot
  RelationshipValue: objects
  RelationshipValue.Type: destination isOptional isToMany value(
  Reply: perform(
  Request: body line
  Responder: keyHelp next respond(
  Row: archiveName lists objectID values
  RowChanges: deleted inserted updated
  RowUpdate: changedLists changedSlots new objectID old
  SQLiteEngine: checksUniqueValues count( isNew isShared members( objectID( position( reserveKeys(
    residentRows row( rows( wasChangedByOthers write(
  SQLiteEngine.Type: recover(
  SaveConflict: description mine objectID property theirs
  Schema: entities entity( inverse( isStored(
  Section: rows value
  SectionedDataSource: sections
  ServerAddress: answers( host port
  ServiceBody.Type: object( objects( value( values(
  ServiceCall: start( value
  ServiceDescription: attempts cacheLifetime delay failures sizeLimit timeout
  ServiceError: description
  ServiceFailure: description
  ServiceSpecification.Type: description
  Setting: name type
  Settings: set( value(
  SettingsError: description
  Shared: wrappedValue
  SharedState: settle
  Size: height width
  Size.Type: zero
  Snapshot: description entity hash( names( objectID value(
  Snapshot.Type: ==(
  StateObservation: cancel
  StorageEngine: checksUniqueValues count( isNew isShared members( objectID( position( reserveKeys(
    residentRows row( rows( wasChangedByOthers write(
  StorageEngine.Type: recover(
  StoreDescription: archive name
  StoreError: description
  StoreLocation: clock folder with(
  StoreLocation.Type: folder( memory
  StoreSpecification.Type: description recover(
  String: attributeValue displayWidth truncated(
  String.Type: attributeType placeholder
  TableColumn: title
  TableControllerSpecification: didMoveSelection( didSelect( makeDataSource makeTableView
    placeholder selectionName
  TableView: canBecomeFirstResponder chosenAccessory configure( content customize(
    dequeueReusableCell( didDeselect( didSelect( keyHelp layoutSubviews makeCell( numberOfRows
    placeholder reloadData removeChoices respond( select( selectedIndex toggleChoice( update
  TableViewCell: accessory content isMarked isSelected layoutSubviews
  TableViewController: dataSource deleteSelection( editSelection( keyHelp keyHints makeView
    reloadRows respond( rowCount select( selectedItem selectedItems tableView withSelection(
  TableViewDataSource: cell( count divide( onChange
  TextField: content isMultiline keyHelp placeholder respond( text
  TextSearch.Type: holds(
  TypedNotification: name observe( post(
  URL: attributeValue
  URL.Type: attributeType placeholder
  UUID: attributeValue
  UUID.Type: attributeType placeholder
  Unwritten: description file line name
  Unwritten.Type: report( reported
  ValidatingDataSource: count insert( onChange remove( row(
  ValidationError: breaches description
  ValueText.Type: text(
  View: canBecomeFirstResponder content didLoad element frame isFirstResponder isHidden
    layoutSubviews loadIfNeeded next sizeThatFits( subviews superview
  View.Type: isAbstract
  ViewController: application ask( attempt( commitEditing confirm( delete( edit( environment
    firstResponder goBack heading insert( keyActions keyHelp keyHints makeFirstResponder( makeView
    navigationController next perform( redoLastChange respond( run( show( showOverlay(
    undoLastChange view viewDidAppear viewDidLoad viewWillAppear viewWillDisappear withSetting(
  ViewLayout: layout
  WebService: baseURL call(
  WritePermission: claim
  """)
