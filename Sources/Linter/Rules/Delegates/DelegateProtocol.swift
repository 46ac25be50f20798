import SourceModel
import Words

/// A protocol of the project for delegates, data sources or observers: its methods, and who may ask them.
struct DelegateProtocol {
  let declaration: Declaration
  let methods: [DelegateMethod]
  /// The name without Delegate, DataSource, Observer or Listener; empty where it is named for something else.
  let stem: String
  /// Whether others hold it weakly and never call it a delegate: it may have methods of its own beside the events.
  private let isToldAlone: Bool
  private let owners: DelegateOwners
  /// The type that asks: what most methods pass, else the one that the protocol is named for or that alone
  /// holds such a delegate.
  let senderType: String?

  init?(_ declaration: Declaration, owners: DelegateOwners) {
    let name = declaration.name.text
    let suffix = ["Delegate", "DataSource", "Observer", "Listener"].first(where: name.hasSuffix)
    guard declaration.kind == .protocolType, name != suffix else { return nil }
    self.declaration = declaration
    self.owners = owners
    stem = suffix.map { String(name.dropLast($0.count)) } ?? ""
    var methods = declaration.children.filter { $0.kind == .function && !$0.isStatic }
      .map { DelegateMethod($0) }
    let search = SenderSearch(methods: methods, stem: stem, holders: owners.types(holding: name))
    let senderTypes = search.types(owners)
    let counts = methods.flatMap(\.parameters).map(\.type).filter(senderTypes.contains)
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let passed = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    senderType = passed ?? search.owner(owners)
    for index in methods.indices {
      methods[index].sender = methods[index].parameters.firstIndex {
        senderTypes.contains($0.type)
      }
    }
    self.methods = methods
    isToldAlone = suffix == nil && !owners.isDelegate(name)
  }

  /// The methods without those that are kept for old callers.
  var judgedMethods: [DelegateMethod] {
    methods.filter { !$0.declaration.isRetired && (!isToldAlone || tells($0)) }
  }

  /// Whether a method says that something happens, which only who is told can say of another.
  private func tells(_ method: DelegateMethod) -> Bool {
    if EventReading.tense(in: method.base) != nil { return true }
    let reading = EventReading(method.base)
    return switch reading.form {
    case .onPrefixed, .perfect: method.returnsNothing
    case .past(let verb):
      method.returnsNothing && (reading.place == 0 || LexicalWord(verb).isOutcome)
    default: false
    }
  }

  /// How many words of a method's name call who asks.
  func lengthOfNoun(in method: DelegateMethod) -> Int {
    var names = [stem]
    if let sender = method.sender.map({ method.parameters[$0] }) {
      names += [sender.type, sender.parameter.name.text]
    } else if let senderType {
      names.append(senderType)
    }
    return names.map { SenderNoun($0).length(at: method.base) }.max() ?? 0
  }

  /// What the method tells or asks, read behind the sender's noun.
  func reading(of method: DelegateMethod) -> EventReading {
    EventReading(eventWords(of: method).words)
  }

  /// Whether a method that returns something says behind its sender what to do, and not what comes back.
  func isCommand(_ method: DelegateMethod) -> Bool {
    let words = eventWords(of: method).words
    guard method.sender != nil, case .command(let verb) = EventReading(words).form,
      words.count > 1, !LexicalWord(words[1]).isPreposition
    else { return false }
    let result = Words.words(of: method.declaration.type.text).map(\.key)
    return LexicalWord(verb).nounShare < 5 && Set(result).isDisjoint(with: words)
  }

  /// `model(for adapter: Adapter)`: what may be who asks, behind a preposition.
  func passesByPreposition(_ method: DelegateMethod) -> Bool {
    method.parameters.first.map { $0.isLabelledByPreposition && !owners.isValue($0.type) } ?? false
  }

  /// Whether a method passes an object first that its name begins with, whoever that is:
  /// `collectionView(_:layout:sizeForItemAt:)`.
  func isPlain(_ method: DelegateMethod) -> Bool {
    method.namesFirst && method.parameters.first.map { !owners.isValue($0.type) } == true
  }

  /// The same of an object that another library asks for.
  func handsOn(_ method: DelegateMethod) -> Bool {
    guard isPlain(method), let first = method.parameters.first else { return false }
    return owners.isFromElsewhere(first.type) && !first.parameter.type.text.contains(".")
  }

  /// The words behind the sender's noun: the rest of the name, else the first label behind the sender.
  func eventWords(of method: DelegateMethod) -> (words: [String], parameter: Int?) {
    let rest = Array(method.base.dropFirst(lengthOfNoun(in: method)))
    guard rest.isEmpty else { return (rest, nil) }
    let sender = method.sender
    let place = method.parameters.indices.first {
      $0 != sender && method.parameters[$0].isLabelled
    }
    return place.map { (method.parameters[$0].labelWords, $0) } ?? ([], nil)
  }

  /// `PhotoViewDelegate.photoView(_:didSelect:)`, as exceptions name it.
  func path(of method: DelegateMethod) -> String {
    declaration.name.text + "." + method.declaration.fullName
  }
}

/// Which of the types that methods pass are those of who asks.
private struct SenderSearch {
  let methods: [DelegateMethod]
  let stem: String
  let holders: Set<String>

  func types(_ owners: DelegateOwners) -> Set<String> {
    let noun = SenderNoun(stem)
    let passed = Set(methods.flatMap(\.parameters).map(\.type)).filter { !$0.isEmpty }
    return passed.filter { type in
      holders.contains(type)
        || !owners.isValue(type)
          && (SenderNoun(type).isLike(noun) || isNamedFirst(type) || isPassedByMost(type))
    }
  }

  /// Methods begin with it and pass it first.
  private func isNamedFirst(_ type: String) -> Bool {
    let count = methods.count { $0.namesFirst && $0.parameters.first?.type == type }
    return count > 1 || count * 3 > methods.count && holders.isEmpty
  }

  /// At least two methods and two of five pass it, as objects on the screen are.
  private func isPassedByMost(_ type: String) -> Bool {
    guard StandardTypes.isOnScreen(type) else { return false }
    let count = methods.count { $0.parameters.contains { $0.type == type } }
    return count > 1 && count * 5 >= methods.count * 2
  }

  /// The type that asks although no method passes it.
  func owner(_ owners: DelegateOwners) -> String? {
    if owners.declaresAsker(stem) { return stem }
    let alike = holders.filter { SenderNoun($0).isLike(SenderNoun(stem)) }
    if alike.count == 1 { return alike.first }
    return holders.count == 1 ? holders.first : nil
  }
}
