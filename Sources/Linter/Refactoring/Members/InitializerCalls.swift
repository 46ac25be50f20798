import Diagnostics
import SourceModel

/// Where a file gives a label to initialisers, for each type that is initialised.
struct InitializerCalls {
  private var labels: [String: [Name]] = [:]
  /// The first places at which it cannot be told whether a type is initialised.
  private var doubts: [String: Refusal] = [:]
  private var generalDoubt: Refusal?

  init(label: String, in index: FileIndex) {
    for place in index.places[label] {
      switch place.role {
      case .argumentLabel(let call): note(call, at: place, in: index)
      case .parameter(_, of: let owner, _) where owner.kind == .initializer:
        noteOverride(owner, at: place, in: index)
      case .written(let written) where written.part == nil:
        if let type = written.initialisedType { note(place, of: type, in: index) }
      case .attribute: doubt("an attribute may use it", at: place)
      case .plainLabel where place.isInFullName:
        doubt("the function is named with its labels", at: place)
      default: break
      }
    }
  }

  /// The labels that callers write.
  func labels(for type: String) throws(Refusal) -> [Name] {
    if let doubt = generalDoubt ?? doubts[type] { throw doubt }
    return labels[type] ?? []
  }

  private mutating func note(_ call: Call, at place: Place, in index: FileIndex) {
    guard call.kind == .call else { return }
    if call.callee == "init", call.receiver == "super",
      let around = FileTypes.namesAround(call.owner).first
    {
      return doubtAncestors(of: around, reason: "a subclass calls it", at: place, in: index)
    }
    guard let type = index.initialisedType(by: call) else {
      return doubt("it is not known what is initialised", at: place)
    }
    note(place, of: type, in: index)
  }

  private mutating func note(_ place: Place, of type: String, in index: FileIndex) {
    labels[type, default: []].append(place.name)
    doubtAncestors(of: type, reason: "'\(type)' may inherit it", at: place, in: index)
  }

  private mutating func noteOverride(
    _ initializer: Declaration, at place: Place, in index: FileIndex
  ) {
    guard let type = initializer.enclosingType.map({ FileTypes.name(of: $0) }) else { return }
    doubtAncestors(of: type, reason: "'\(type)' may override it", at: place, in: index)
  }

  private mutating func doubtAncestors(
    of type: String, reason: String, at place: Place, in index: FileIndex
  ) {
    for ancestor in index.ancestors(of: type) where doubts[ancestor] == nil {
      doubts[ancestor] = Refusal(reason, at: place.name.range)
    }
  }

  private mutating func doubt(_ reason: String, at place: Place) {
    generalDoubt = generalDoubt ?? Refusal(reason, at: place.name.range)
  }
}
