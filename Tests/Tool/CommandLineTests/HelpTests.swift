import CommandLine
import Testing

@Suite struct HelpTests {
  @Test func `The outermost help lists the commands`() {
    let expected = """
      Draws and reads pictures.

      usage: sample COMMAND

      commands:
        draw  Draw one picture.
        read  Read pictures.

      options:
        -h, --help     Show this help.
            --version  Show the version.

      'sample COMMAND --help' says more.

      """
    #expect(shown("--help") == expected)
    #expect(shown("-h") == expected)
    #expect(shown("help") == expected)
  }

  @Test func `The help of a command says all that it takes`() {
    let expected = """
      Draw one picture.

      usage: sample draw PICTURE [SHAPE] [--output FOLDER] [--count NUMBER]
             [--colour NAME[=VALUE]]... [--quiet] [--print-all]

      A picture is drawn once.

        draw a.png

      arguments:
        PICTURE  The picture.
        SHAPE    What to draw. One of: circle, square.

      options:
        -o, --output FOLDER        Where the picture goes.
        -c, --count NUMBER         How often. Default: 1.
            --colour NAME[=VALUE]  A colour. May be repeated. Once called --ink.
        -q, --quiet                Print nothing.
        -v, --print-all            Print all.
        -h, --help                 Show this help.

      """
    #expect(shown("draw", "--help") == expected)
    #expect(shown("draw", "a", "-h", "--unknown") == expected)
    #expect(shown("help", "draw") == expected)
  }

  @Test func `The version is shown by the tool alone`() {
    #expect(shown("--version") == "sample 1.2.3\n")
    #expect(refusal("draw", "--version") == "error: unknown option '--version'")
  }

  @Test func `No line of a help is wider than a terminal`() throws {
    for text in [shown("--help"), shown("draw", "--help"), shown("read", "--help")] {
      let text = try #require(text)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
