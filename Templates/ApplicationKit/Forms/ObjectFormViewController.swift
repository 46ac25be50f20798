import ModelKit

/// A form for the properties of one object: what `FormControllerSpecification` names, or everything that
/// a person can enter. What is saved can be taken back.
open class ObjectFormViewController<ShownObject: Model>: FormViewController {
  public typealias Object = ShownObject

  public let object: Object

  public init(showing object: Object) {
    self.object = object
    super.init(title: "", fields: []) { _ in }
  }

  private var specification: (any FormControllerSpecification<ShownObject>)? {
    self as? any FormControllerSpecification<ShownObject>
  }

  open override var heading: String { specification?.title ?? "" }

  open override func makeView() -> View {
    guard let context = object.context else { return super.makeView() }
    let form = ObjectForm(entity: object.entity, context: context, object: object)
    attempt { questions = try form.fields(named: specification?.fields ?? []) }
    commit = { [weak self, object] in try await self?.update(object, by: form, $0) }
    return super.makeView()
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
