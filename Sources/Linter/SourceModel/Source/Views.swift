/// What a rule sees of one fact: the source, and the place of the fact in its list.
public protocol FactView {
  init(source: SwiftSource, index: Int)
}

/// Views of consecutive facts, made one by one as they are asked for.
public struct Views<Element: FactView>: RandomAccessCollection {
  public let startIndex: Int
  public let endIndex: Int
  let source: SwiftSource

  init(_ indices: Range<Int>, of source: SwiftSource) {
    startIndex = indices.lowerBound
    endIndex = indices.upperBound
    self.source = source
  }

  public subscript(position: Int) -> Element {
    Element(source: source, index: position)
  }
}
