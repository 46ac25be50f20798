/// The types of a project as they are gathered in one look at all of them.
struct TypeIndex {
  /// Those at the top of the files, in the order of the files.
  private(set) var declared: [TypeOutline] = []
  /// The same by the hash of the name.
  private(set) var declarations = NameMap<[TypeOutline]>()
  /// The names of nested types together with those of the types that answer for them.
  private(set) var nested: Set<UInt64> = []
  /// The classes with an inheritance clause, in the order of the files.
  private(set) var heirs: [TypeOutline] = []
  /// What extensions make types conform to, by the hash of the type's name.
  private(set) var addedConformances = NameMap<[String]>()
  /// The hashes of the names of what the properties of data hold, and of what holds data and does nothing with it.
  private(set) var held: Set<UInt64> = []
  /// The hashes of the names of the types that do chores of a service or a store, themselves or by what they inherit
  /// from in the project.
  private(set) var working: Set<UInt64> = []
  /// The hashes of the names of the classes that keep one of these in a property, or another such class, and of those
  /// that inherit from one.
  private(set) var relying: Set<UInt64> = []
  /// What has only properties, and says nothing of itself.
  private var passive: [TypeOutline] = []

  init(of files: [FileOutline]) {
    for file in files {
      for type in file.types { add(type) }
    }
    spreadData()
    addProtocolsOfData()
    spreadWork()
  }

  /// A protocol of values to which data conforms, and nothing else, is how others see that data.
  private mutating func addProtocolsOfData() {
    let protocols = Set(
      declared.lazy.filter { $0.kind == .protocolType && $0.isData }.map(\.hash))
    guard !protocols.isEmpty else { return }
    var (ofData, ofOthers): (Set<UInt64>, Set<UInt64>) = ([], [])
    for type in declared where type.kind != .protocolType && type.kind != .typeAlias {
      let isData = type.isData || held.contains(type.hash)
      for names in [type.inherited, addedConformances[type.hash] ?? []] {
        for name in names.lazy.map({ NameHash.of($0) }) where protocols.contains(name) {
          if isData { ofData.insert(name) } else { ofOthers.insert(name) }
        }
      }
    }
    held.formUnion(ofData.subtracting(ofOthers))
  }

  /// A type that does nothing but hold data is data, and so is what holds it.
  private mutating func spreadData() {
    var data = held
    for type in declared where type.isData && type.kind != .protocolType { data.insert(type.hash) }
    var rest = passive
    while true {
      let found = rest.partition { $0.parts.contains(where: data.contains) }
      guard found < rest.endIndex else { return }
      for type in rest[found...] { data.insert(type.hash) }
      held.formUnion(rest[found...].lazy.map(\.hash))
      rest.removeSubrange(found...)
    }
  }

  /// What inherits from a class or protocol of the project that does chores does them too.
  private mutating func spreadWork() {
    working = spread(working) { _ in [] }
    relying = spread(working, to: \.kept).subtracting(working)
  }

  /// Some types, and all that inherit from one of them or have to do with one in another way, however far down. An
  /// extension of what others declare says nothing of the types that happen to conform, or to be written as it is:
  /// `extension Decodable`, `extension String`.
  private func spread(
    _ first: Set<UInt64>, to others: (TypeOutline) -> [UInt64]
  ) -> Set<UInt64> {
    guard !first.isEmpty else { return first }
    var (all, known) = (first, first)
    var rest = declared.filter { $0.kind != .typeAlias }.compactMap { type in
      let names = type.inherited + (addedConformances[type.hash] ?? [])
      let supertypes = names.map { NameHash.of($0) }.filter { declarations[$0] != nil }
      let sources = supertypes + others(type)
      return sources.isEmpty ? nil : (name: type.hash, sources: sources)
    }
    while !known.isEmpty {
      let found = rest.partition { $0.sources.contains(where: known.contains) }
      known = Set(rest[found...].lazy.map(\.name)).subtracting(all)
      all.formUnion(known)
      rest.removeSubrange(found...)
    }
    return all
  }

  private mutating func add(_ type: TypeOutline) {
    if let enclosing = type.enclosing {
      nested.insert(Self.hash(of: type.hash, in: NameHash.of(enclosing)))
    } else if !type.isExtension, !type.isLocal {
      declared.append(type)
      declarations[type.hash, default: []].append(type)
    }
    if type.enclosing == nil, !type.isLocal, !type.parts.isEmpty {
      if type.isData { held.formUnion(type.parts) } else { passive.append(type) }
    }
    if type.doesChores { working.insert(type.hash) }
    if type.isExtension, !type.inherited.isEmpty {
      addedConformances[type.hash, default: []] += type.inherited
    }
    if type.kind == .classType, !type.inherited.isEmpty { heirs.append(type) }
  }

  static func hash(of name: UInt64, in type: UInt64) -> UInt64 {
    NameHash.mixed(name ^ NameHash.mixed(type))
  }
}
