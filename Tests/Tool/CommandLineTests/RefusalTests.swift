import CommandLine
import Testing

@Suite struct RefusalTests {
  @Test func `Unknown commands and options get the nearest name`() {
    #expect(refusal("drwa") == "error: unknown command 'drwa'; did you mean 'draw'?")
    #expect(refusal("xyzzy") == "error: unknown command 'xyzzy'")
    #expect(
      refusal("draw", "a", "--ouptut", "x")
        == "error: unknown option '--ouptut'; did you mean '--output'?")
    #expect(refusal("draw", "a", "--printall") != nil)
    #expect(refusal("draw", "a", "--zzzzzzzz") == "error: unknown option '--zzzzzzzz'")
    #expect(refusal("draw", "a", "-z") == "error: unknown option '-z'")
    #expect(refusal("--versoin") == "error: unknown option '--versoin'; did you mean '--version'?")
  }

  @Test func `Values that are missing, wrong or too many are refused`() {
    #expect(refusal("draw") == "error: PICTURE is missing")
    #expect(refusal("read") == "error: PICTURE is missing")
    #expect(refusal("draw", "a", "circle", "c") == "error: 'c' is one argument too many")
    #expect(
      refusal("draw", "a", "--output") == "error: '--output' needs a value: --output FOLDER")
    #expect(refusal("draw", "a", "--output", "--quiet") != nil)
    #expect(refusal("draw", "a", "-ox", "--output=y") == "error: '--output' is given twice")
    #expect(refusal("draw", "a", "--count=x") == "error: 'x' is not a value for --count")
    #expect(
      refusal("draw", "a", "--quiet=x") == "error: '--quiet' takes no value, but 'x' is given")
    #expect(
      refusal("draw", "a", "sqare")
        == "error: 'sqare' is none of SHAPE's values: circle, square; did you mean 'square'?")
  }

  @Test func `A refusal says how the command is called`() {
    guard case .refuse(let text) = invoke("draw") else {
      Issue.record("not refused")
      return
    }
    #expect(
      text == """
        error: PICTURE is missing
        usage: sample draw PICTURE [SHAPE] [--output FOLDER] [--count NUMBER] \
        [--colour NAME[=VALUE]]... [--quiet] [--print-all]
        'sample draw --help' says more.

        """)
  }

  @Test func `A very long word is refused as fast as a short one`() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(refusal(word)?.hasPrefix("error: unknown command 'xxx") == true)
  }
}
