import Testing

@testable import ApplicationKit
@testable import Specification

@Suite struct KeyTests {
  /// What the application does itself.
  private static let usedKeys: [ApplicationKit.Key] = [.control("c"), .control("l"), .control("z")]

  @Test(arguments: UInt8(ascii: "a")...UInt8(ascii: "z"))
  func `A letter with control triggers a method wherever a terminal passes it on`(letter: UInt8) {
    let key = ApplicationKit.Key(controlByte: letter - 0x60)
    let character = Character(Unicode.Scalar(letter))
    let isFree = key == .control(character) && !Self.usedKeys.contains { $0 == key }
    var table = KeyTable(Problems())
    let trigger = table.key(Located("ctrl+\(character)", at: Located<String>.nowhere), for: "work")
    #expect((trigger != nil) == isFree, "ctrl+\(character)")
  }

  @Test func `What has a usual value says what it is`() {
    let places = SpecificationReference().places.filter {
      $0.key.form.isChosen && !$0.key.isRequired
    }
    #expect(places.count > 15)
    for place in places {
      #expect(place.key.sentence.hasSuffix("if not given"), "\(place.path)")
    }
  }
}

extension ValueForm {
  /// Whether something else applies where no value is given: a number, a time, or one of several words. A flag is
  /// always false.
  fileprivate var isChosen: Bool {
    switch self {
    case .wholeNumber, .count, .countRange, .duration, .choice: true
    default: false
    }
  }
}
