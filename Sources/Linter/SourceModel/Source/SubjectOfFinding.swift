import Diagnostics
import SwiftFacts

extension SwiftSource {
  /// What a finding in this file is about.
  public func subject(of finding: Finding) -> Subject {
    let bytes = finding.range.bytes
    let innermost = declaration(around: bytes)
    var path = innermost?.name.text ?? ""
    var next = innermost?.parent
    while let declaration = next {
      path = declaration.name.text + "." + path
      next = declaration.parent
    }
    return Subject(declaration: path, word: isOneName(bytes) ? text(in: bytes) : "")
  }

  /// The innermost declaration around some bytes.
  func declaration(around bytes: Range<Int>) -> Declaration? {
    let declarations = facts.declarations
    let start = Int32(clamping: bytes.lowerBound)
    var index = Int32(clamping: declarations.partitionPoint { $0.range.start > start }) - 1
    while index >= 0, declarations[Int(index)].range.offsets.upperBound < bytes.upperBound {
      index = declarations[Int(index)].parent
    }
    return declaration(at: index)
  }

  private func isOneName(_ range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<bytes.count)
    return !range.isEmpty && bytes[range].allSatisfy(\.isPartOfName)
  }
}
