import Foundation
import ModelKit
import Testing

@Suite struct DecimalTextTests {
  @Test(arguments: [
    ("-12.50", "-12.5"), ("1e-3", "0.001"), ("0000.5", "0.5"),
    ("123456789012345678901234567890.12345678", "123456789012345678901234567890.12345678"),
  ])
  func `A number is kept to the last figure`(text: String, kept: String) {
    #expect(DecimalText.decimal(from: text)?.description == kept)
  }

  @Test(arguments: [
    "", "x", "0x10", "1,5", "inf", "nan", "123456789012345678901234567890123456789.5",
    "0.1" + String(repeating: "3", count: 40), "340282366920938463463374607431768211456", "1e128",
    "1e-129", "1e9223372036854775807", "1e99999999999999999999",
  ])
  func `What a decimal cannot hold is none`(text: String) {
    #expect(DecimalText.decimal(from: text) == nil)
  }

  @Test func `Every decimal that is written is read again as it was`() {
    let figures = (0..<1000).map { _ in
      String(
        (0..<Int.random(in: 1...39)).map { _ in
          "0123456789".randomElement() ?? "0"
        })
    }
    let largest = "340282366920938463463374607431768211455"
    for figures in figures + ["1", "340282366920938463463374607431768211450", largest] {
      guard figures.count < 39 || figures <= largest else { continue }
      for exponent in [-128, -127, -100, -39, 0, 1, 38, 90, 127] {
        for sign in [FloatingPointSign.plus, .minus] {
          guard let significand = Decimal(string: figures) else { continue }
          let decimal = Decimal(sign: sign, exponent: exponent, significand: significand)
          guard decimal.isFinite else { continue }
          let text = decimal.description
          let read = DecimalText.decimal(from: text)
          #expect(read == decimal && read?.description == text, "\(figures) \(exponent)")
        }
      }
    }
  }
}
