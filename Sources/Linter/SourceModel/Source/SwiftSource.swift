import Diagnostics
import SwiftFacts

/// One Swift file as rules see it: its declarations, comments and uses of names.
///
/// It is no more than a place in a scanner's memory, as are the views that it hands out: they cost nothing
/// to hand on, and hold until the scanner scans another file or is gone. `SourceFile` holds one for longer.
public struct SwiftSource {
  let memory: UnsafeMutablePointer<SourceMemory>

  /// As findings name the file.
  public var path: String { memory.pointee.path }
  /// The same from whichever folder it is seen.
  public var place: String { conventions.placement.whole(path) }
  public var bytes: UnsafeBufferPointer<UInt8> { memory.pointee.bytes }
  /// Whether the file is a test or helps tests: such code names and reaches whatever it tests.
  public var isTest: Bool { memory.pointee.isTest }
  /// Whether its path or its first lines say that a program has written it: nobody chooses names there.
  public var isMachineWritten: Bool { memory.pointee.isMachineWritten }
  /// Whether it is part of what people have made the program of: no test, nothing that a program has written, and no
  /// script, which is run by itself.
  public var isOfProgram: Bool { !isTest && !isMachineWritten && !memory.pointee.isScript }
  /// What the project has settled that more than one rule asks about.
  public var conventions: Conventions {
    _read { yield memory.pointee.conventions }
  }
  /// Whether it has more names that look wrong than are handed on.
  public var isCut: Bool { memory.pointee.isCut }
  var facts: Facts { memory.pointee.facts }
  var family: Family { memory.pointee.family }
}

extension SwiftSource {
  /// All declarations in the order of the file, local ones included; one for each declared name.
  public var declarations: Views<Declaration> {
    Views(facts.declarations.indices, of: self)
  }

  /// The functions and initializers in the order of the file, local ones included.
  public var functions: ChildViews {
    ChildViews(places: family.functions[...], source: self)
  }

  /// The declarations at the top of the file.
  public var topLevelDeclarations: ChildViews { children(of: -1) }

  public var comments: Views<Comment> {
    Views(facts.comments.indices, of: self)
  }

  /// The names of the folders that the file lies in, outermost first.
  public var folders: [Substring] {
    place.split(separator: "/").dropLast()
  }

  public func range(_ bytes: Range<Int>) -> FileRange {
    FileRange(file: path, bytes: bytes)
  }

  /// What stands in a stretch of the file; bytes that are not UTF-8 are shown as U+FFFD.
  public func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Whether another name or word that looks wrong is handed on, behind so many.
  func takesSuspect(behind count: Int) -> Bool {
    let takes = count < memory.pointee.mostSuspects
    if !takes { memory.pointee.isCut = true }
    return takes
  }

  func name(_ range: ByteRange) -> Name {
    Name(source: self, start: range.start, end: range.end)
  }

  func declaration(at index: Int32) -> Declaration? {
    index < 0 ? nil : Declaration(source: self, index: Int(index))
  }

  func children(of index: Int) -> ChildViews {
    ChildViews(places: family.children(of: index), source: self)
  }
}

extension ByteRange {
  var offsets: Range<Int> { Int(start)..<Int(max(start, end)) }
}
