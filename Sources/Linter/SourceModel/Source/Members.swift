import Roles

extension SwiftSource {
  /// The modules that the file imports, without the parts of a scoped import.
  public var imports: Set<String> {
    if let known = memory.pointee.imports { return known }
    let found = uncachedImports()
    memory.pointee.imports = found
    return found
  }

  private func uncachedImports() -> Set<String> {
    Set(importedModules.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The same in the order of the file.
  var importedModules: [ByteText] {
    topLevelDeclarations.lazy.filter { $0.kind == .importing }.map { declaration in
      declaration.name.utf8.prefix { $0 != UInt8(ascii: ".") }
    }
  }

  /// The types and extensions that lie at the top of the file or in a type, local ones left out. They are looked
  /// for once, whichever rule asks first.
  public var types: [Declaration] {
    if let known = memory.pointee.types { return known }
    let found = declarations.filter { $0.kind.hasMembers && !$0.isLocal }
    memory.pointee.types = found
    return found
  }
}

extension SwiftSource {
  /// The extensions of a type at the top of the file.
  fileprivate func extensions(of name: Name) -> [Declaration] {
    if memory.pointee.extensions == nil { memory.pointee.extensions = uncachedExtensions() }
    // Asked in its place, since rules ask for every type and most files extend nothing.
    guard memory.pointee.extensions?.isEmpty == false else { return [] }
    return memory.pointee.extensions?[name.hash] ?? []
  }

  private func uncachedExtensions() -> NameMap<[Declaration]> {
    var extensions = NameMap<[Declaration]>()
    for declaration in topLevelDeclarations where declaration.kind == .extending {
      extensions[declaration.name.hash, default: []].append(declaration)
    }
    return extensions
  }
}

extension Declaration {
  /// This type and the extensions of it in the same file.
  public var parts: [Declaration] {
    [self] + source.extensions(of: name)
  }

  /// Whether something holds for one of these.
  public func hasPart(where holds: (Declaration) -> Bool) -> Bool {
    holds(self) || source.extensions(of: name).contains(where: holds)
  }

  /// The members of the type and of its extensions in the same file.
  public var members: [Declaration] {
    parts.flatMap(\.children)
  }

  /// The properties that an instance keeps.
  public var storedProperties: [Declaration] {
    children.filter { $0.isStored && !$0.isStatic }
  }

  /// Whether a property belongs to its type alone: no wrapper of a framework keeps it.
  public var isKeptByType: Bool {
    attributes.allSatisfy { Self.plainAttributes.contains($0.name.text) }
  }

  private static let plainAttributes: Set = ["Published", "objc", "MainActor", "available"]

  /// The type or extension whose role answers for it: the outermost one around it, or one in there that has a role of
  /// its own.
  public var responsibleType: Declaration? {
    var outermost: Declaration?
    var next: Declaration? = self
    while let declaration = next {
      if declaration.kind.hasMembers {
        if declaration.hasOwnRole { return declaration }
        outermost = declaration
      }
      next = declaration.parent
    }
    return outermost
  }

  /// Whether it lies in another type and is for something else all the same.
  var hasOwnRole: Bool { nestedRole != nil }

  /// The role of a type that lies in another one: a view, a controller, or a state that a screen follows.
  var nestedRole: Role? {
    guard kind == .classType || kind == .structure, isMember else { return nil }
    let role = inheritedRole
    if role == .view || role == .controller { return role }
    let isFollowed = isObserved || ScreenName.isOne(name.text) || hasAttribute("Observable")
    return kind == .classType && isFollowed ? .state : nil
  }

  /// With the names of the types around it: `Album.Cover`.
  var qualifiedName: String {
    guard isMember, let around = enclosingType else { return name.text }
    return around.qualifiedName + "." + name.text
  }

  /// What an extension extends where the same file declares it at its top; else the declaration itself.
  public var extended: Declaration {
    guard kind == .extending else { return self }
    let name = name.text
    return source.topLevelDeclarations.first {
      $0.kind.hasMembers && $0.kind != .extending && $0.kind != .protocolType && $0.name == name
    } ?? self
  }

  /// Private or file-private: nobody outside of the file can name it.
  public var isHidden: Bool { access == .privately || access == .filePrivate }
}

extension Declaration {
  /// The type or extension that it is or lies in.
  public var innermostType: Declaration? {
    kind.hasMembers ? self : enclosingType
  }
}

extension Declaration {
  /// The name with the labels of a function's parameters: `configure(with:for:)`.
  public var fullName: String {
    guard kind == .function || kind == .initializer || kind == .subscripting else {
      return name.text
    }
    // In bytes, since every requirement and every doubtful member is asked for it.
    var bytes = Array(name.utf8)
    bytes.reserveCapacity(64)
    bytes.append(UInt8(ascii: "("))
    for parameter in parameters {
      if parameter.label.isEmpty { bytes.append(UInt8(ascii: "_")) }
      bytes += parameter.label.utf8
      bytes.append(UInt8(ascii: ":"))
    }
    bytes.append(UInt8(ascii: ")"))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Declaration {
  /// Whether both stand in the same clause of `#if`, or in none: otherwise one replaces the other.
  public func sharesBranch(with other: Declaration) -> Bool {
    source.facts.declarations[index].branch == other.source.facts.declarations[other.index].branch
  }
}
