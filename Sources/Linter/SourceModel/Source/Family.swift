import SwiftFacts

/// Which declarations lie directly in which, both ways, as lists of integers in the scanner's memory.
struct Family {
  /// By declaration, with the file itself in front: where its children begin in `children`.
  private var starts = GrowingList<Int32>()
  private var children = GrowingList<Int32>()
  /// The functions and initializers.
  private(set) var functions = GrowingList<Int32>()

  mutating func replace(with declarations: GrowingList<SwiftFacts.Declaration>) {
    // Two further than it begins, so that each start is where the next child goes until all have gone there.
    starts.fill(declarations.count + 3, with: 0)
    for declaration in declarations { starts[Int(declaration.parent) + 3] += 1 }
    for slot in starts.indices.dropFirst() { starts[slot] += starts[slot - 1] }
    children.fill(declarations.count, with: 0)
    functions.removeAll()
    for (index, declaration) in declarations.enumerated() {
      let slot = Int(declaration.parent) + 2
      children[Int(starts[slot])] = Int32(index)
      starts[slot] += 1
      let isFunction = declaration.kind == .function || declaration.kind == .initializer
      if isFunction { functions.append(Int32(index)) }
    }
  }

  /// The direct children of a declaration, or of the file for -1, in the order of the file.
  func children(of index: Int) -> Slice<GrowingList<Int32>> {
    children[Int(starts[index + 1])..<Int(starts[index + 2])]
  }

  func deallocate() {
    starts.deallocate()
    children.deallocate()
    functions.deallocate()
  }
}

/// Some declarations of a file in its order, those that lie directly in one say.
public struct ChildViews: RandomAccessCollection {
  let places: Slice<GrowingList<Int32>>
  let source: SwiftSource

  public var startIndex: Int { places.startIndex }
  public var endIndex: Int { places.endIndex }

  public subscript(position: Int) -> Declaration {
    Declaration(source: source, index: Int(places[position]))
  }
}
