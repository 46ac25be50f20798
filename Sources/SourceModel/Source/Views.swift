/// Views of consecutive facts, made one by one as they are asked for.
public struct Views<Element>: RandomAccessCollection {
  public let startIndex: Int
  public let endIndex: Int
  private let view: (Int) -> Element

  init(_ indices: Range<Int>, view: @escaping (Int) -> Element) {
    startIndex = indices.lowerBound
    endIndex = indices.upperBound
    self.view = view
  }

  public subscript(position: Int) -> Element { view(position) }
}
