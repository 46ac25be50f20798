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
    "0.1" + String(repeating: "3", count: 40),
  ])
  func `What a decimal cannot hold is none`(text: String) {
    #expect(DecimalText.decimal(from: text) == nil)
  }
}
