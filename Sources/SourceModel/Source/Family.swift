import SwiftFacts

/// Which declarations lie directly in which, both ways, as two arrays of integers.
struct Family: Sendable {
  /// By declaration, with the file itself in front: where its children begin in `children`.
  private let starts: [Int32]
  private let children: [Int32]

  init(of declarations: [SwiftFacts.Declaration]) {
    var starts = [Int32](repeating: 0, count: declarations.count + 2)
    for declaration in declarations { starts[Int(declaration.parent) + 2] += 1 }
    for slot in starts.indices.dropFirst() { starts[slot] += starts[slot - 1] }
    var next = starts
    var children = [Int32](repeating: 0, count: declarations.count)
    for (index, declaration) in declarations.enumerated() {
      let slot = Int(declaration.parent) + 1
      children[Int(next[slot])] = Int32(index)
      next[slot] += 1
    }
    self.starts = starts
    self.children = children
  }

  /// The direct children of a declaration, or of the file for -1, in the order of the file.
  func children(of index: Int) -> some RandomAccessCollection<Int> {
    children[Int(starts[index + 1])..<Int(starts[index + 2])].lazy.map { Int($0) }
  }
}
