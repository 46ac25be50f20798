import ModelKit

/// A form for the properties of one object, or of a new one: what `FormControllerSpecification` names, or
/// everything that a person can enter. What is saved can be taken back.
open class ObjectFormViewController<ShownObject: Model>: FormViewController {
  public typealias Object = ShownObject

  /// The object that is edited; nil for a new one, until it is saved.
  public private(set) var object: Object?

  private let context: (any ObjectContext)?

  public init(showing object: Object) {
    self.object = object
    context = object.context
    super.init(title: "", fields: []) { _ in }
  }

  /// A form for a new object, which is inserted when it is saved.
  public init(insertingIn context: any ObjectContext) {
    self.context = context
    super.init(title: "", fields: []) { _ in }
  }

  private var specification: (any FormControllerSpecification<ShownObject>)? {
    self as? any FormControllerSpecification<ShownObject>
  }

  open override var heading: String { specification?.title ?? "" }

  open override func makeView() -> View {
    commit = { [weak self] in try await self?.commit($0) }
    beginAnew()
    return super.makeView()
  }

  private var form: ObjectForm? {
    context.map {
      ObjectForm(entity: object?.entity ?? Object.entity, context: $0, object: object)
    }
  }

  override func beginAnew() {
    guard let form, object?.isDeleted != true else { return }
    attempt { ask(try form.fields(named: specification?.fields ?? [])) }
  }

  private func commit(_ answers: FormAnswers) async throws {
    guard let form else { return }
    if let object { return try await update(object, by: form, answers) }
    let inserted = try await insert(by: form, answers)
    object = inserted as? Object
    presentingController?.didInsert([inserted])
  }

  /// The names of the properties that are asked for.
  public var fieldNames: [String] { questions.map(\.name) }

  override func finishCommit() {
    if let specification { specification.didCommit() } else { goBack() }
  }

  override func finishDiscard() {
    if let specification { specification.didDiscard() } else { goBack() }
  }
}
