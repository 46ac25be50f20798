import Foundation
import Glibc
import Testing

@testable import ApplicationKit

/// The sample application in a terminal of its own.
@Suite(.serialized) struct TerminalTests {
  private func start(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(environment: environment)
    let isShown = terminal.wait { $0.text.contains("> apple\n") }
    #expect(isShown)
    return terminal
  }

  /// The terminal is as it was, and all data is in the one file that somebody would copy.
  private func expectEnd(of terminal: PseudoTerminal) throws {
    expectRestored(terminal)
    let files = try FileManager.default.contentsOfDirectory(atPath: terminal.dataFolder)
    #expect(files == ["Fruit.sqlite"])
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    let modes = terminal.emulator.modes
    #expect(modes == ["25"])
    let isCooked = terminal.isCooked
    #expect(isCooked)
  }

  @Test func `Keys move the selection and q leaves the terminal as it was`() throws {
    let terminal = try start()
    let isAlternate = terminal.emulator.isAlternate
    #expect(isAlternate)
    let isRaw = !terminal.isCooked
    #expect(isRaw)
    terminal.type("\u{1B}[B")
    let isMoved = terminal.wait { $0.text.contains("> 梨\n") }
    #expect(isMoved)
    terminal.type("q")
    let status = terminal.exitStatus()
    #expect(status == 0)
    try expectEnd(of: terminal)
  }

  @Test func `Text that arrives byte by byte is typed, and a lone escape is understood`() throws {
    let terminal = try start()
    terminal.type("n世é")
    let isTyped = terminal.wait { $0.text.contains("Name: 世é\n") && $0.isCursorShown }
    #expect(isTyped)
    terminal.type("\u{1B}")
    let isClosed = terminal.wait { !$0.text.contains("Name:") }
    #expect(isClosed)
    terminal.type("n\u{1B}[200~two\nlines\u{1B}[201~\r")
    let isPasted = terminal.wait { $0.text.contains("two lines\n") }
    #expect(isPasted)
  }

  @Test func `The screen follows the size of the window`() throws {
    let terminal = try start()
    for size in [Size(30, 6), Size(2, 1), Size(60, 10)] {
      terminal.resize(to: size)
      let isDrawn = terminal.wait { $0.text.hasPrefix(size.height > 4 ? " Fruit" : ">") }
      #expect(isDrawn, "\(size)")
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `A signal that asks to end is obeyed`(signal: Int32) throws {
    let terminal = try start()
    terminal.send(signal)
    let status = terminal.exitStatus()
    #expect(status == 128 + signal)
    try expectEnd(of: terminal)
  }

  @Test func `Signals that follow the one that asks to end do not cut a save`() throws {
    let terminal = try start()
    terminal.type("s")
    let hasBegun = terminal.wait { $0.text.contains("plum\n") }
    #expect(hasBegun)
    for signal in [SIGHUP, SIGCONT, SIGWINCH, SIGTERM] {
      terminal.send(signal)
      usleep(10_000)
    }
    let status = terminal.exitStatus()
    #expect(status == 128 + SIGHUP)
    let transcript = terminal.emulator.transcript
    #expect(transcript.contains("the plum is saved"))
  }

  @Test func `An application that hangs can be ended`() throws {
    let terminal = try start()
    terminal.type("h")
    terminal.send(SIGTERM)
    let status = terminal.exitStatus()
    #expect(status == 128 + SIGTERM)
    expectRestored(terminal)
  }

  @Test func `The last words of a crash come after the screen was left`() throws {
    let terminal = try start()
    terminal.type("c")
    let status = try #require(terminal.exitStatus())
    #expect(status > 128)
    expectRestored(terminal)
    let transcript = terminal.emulator.transcript
    #expect(transcript.contains("the fruit has fallen"))
  }

  @Test func `A stack that overflows leaves the terminal as it was`() throws {
    let terminal = try start()
    terminal.type("o")
    let status = terminal.exitStatus()
    #expect(status == 128 + SIGSEGV)
    expectRestored(terminal)
  }

  @Test(arguments: [SIGQUIT, SIGUSR1, SIGXCPU, SIGALRM])
  func `Every signal that ends a process leaves the terminal as it was`(signal: Int32) throws {
    try expectEnd(by: signal)
  }

  @Test func `A broken pipe leaves the terminal as it was`() throws {
    try expectEnd(by: SIGPIPE)
  }

  private func expectEnd(by signal: Int32) throws {
    let terminal = try start()
    terminal.send(signal)
    let status = terminal.exitStatus()
    #expect(status == 128 + signal)
    expectRestored(terminal)
  }

  @Test func `An arrow key that a slow line splits moves the selection`() throws {
    let terminal = try start()
    for byte in ["\u{1B}", "[", "B"] {
      terminal.type(byte)
      usleep(150_000)
    }
    let isMoved = terminal.wait { $0.text.contains("> 梨\n") }
    #expect(isMoved)
  }

  @Test func `A terminal of ASCII gets ASCII`() throws {
    let terminal = try PseudoTerminal(environment: ["LC_ALL": "C"])
    let isShown = terminal.wait { $0.text.contains("  ? \n") || $0.text.contains("  ?\n") }
    #expect(isShown)
    let text = terminal.text
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `A result that nobody can take is an error`() throws {
    for words in ["--help", "--keys=down", "--plain"] {
      let full = try SampleProcess.run(words, redirection: ">/dev/full")
      #expect(full.status == 2, "\(words)")
      #expect(full.error == "Fruit: standard output: No space left on device\n")
      let closed = try SampleProcess.run(words, redirection: ">&-")
      #expect(closed.status == 2, "\(words)")
      #expect(closed.error == "Fruit: standard output: Bad file descriptor\n")
    }
  }

  @Test func `A process without standard input or error has nothing to read and to complain to`()
    throws
  {
    let plain = try SampleProcess.run("--plain")
    for redirection in ["<&-", "2>&-", "<&- 2>&-"] {
      let closed = try SampleProcess.run("--plain", redirection: redirection)
      #expect(closed.status == 0, "\(redirection)")
      #expect(closed.output == plain.output, "\(redirection)")
    }
  }

  @Test func `What is wrong stands before the rows of a list, and the status tells of it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"limit": "x"}"#.utf8).write(to: folder.appending(path: "settings.json"))
    let list = try SampleProcess.run("--data", folder.path, redirection: "2>&1")
    #expect(list.status == 1)
    #expect(list.output.hasPrefix("Fruit: ") && list.output.hasSuffix("\napple\n梨\ncherry\n"))
    let lines = try SampleProcess.run("--plain", "--data", folder.path)
    #expect(lines.status == 1)
    #expect(lines.output.hasPrefix("Fruit\n> apple\n梨\ncherry\n"))
    let pressed = try SampleProcess.run("--keys", "down", "--plain", "--data", folder.path)
    #expect(pressed.status == 1 && pressed.output.contains("> 梨\n"))
  }

  @Test func `Stopping gives the terminal back until the application goes on`() throws {
    let terminal = try start()
    terminal.type("\u{1A}")
    let isLeft = terminal.wait { !$0.isAlternate }
    #expect(isLeft)
    terminal.send(SIGCONT)
    let isBack = terminal.wait { $0.isAlternate && $0.text.contains("> apple\n") }
    #expect(isBack)
    let isRaw = !terminal.isCooked
    #expect(isRaw)
  }

  @Test func `Colors are written unless NO_COLOR is set`() throws {
    for (environment, isColored) in [([:], true), (["NO_COLOR": "1"], false)] {
      let terminal = try start(environment)
      terminal.type("e")
      let isTold = terminal.wait { $0.text.contains("this fruit is bad\n") }
      #expect(isTold)
      let text = terminal.text
      #expect(text.contains(";31m") == isColored)
    }
  }

  @Test func `The byte of control and z in a pipe stops nobody`() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: SampleProcess.path)
    process.arguments = ["--plain"]
    process.environment = SampleProcess.environment
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("\u{1A}nfig\r".utf8))
    try input.fileHandleForWriting.close()
    // Whoever is stopped cannot be waited for.
    for _ in 0..<600 where process.isRunning { usleep(100_000) }
    #expect(!process.isRunning)
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    let lines = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: lines, as: UTF8.self).contains("fig"))
  }

  @Test func `In a terminal plain lines tell what is new after each key`() throws {
    let terminal = try PseudoTerminal(arguments: ["--plain"])
    let isTold = terminal.wait { _ in terminal.text.contains("> apple\r\n") }
    #expect(isTold)
    terminal.type("\u{1B}[B")
    let isMoved = terminal.wait { _ in terminal.text.hasSuffix("> 梨\r\n") }
    #expect(isMoved)
    terminal.type("n")
    let isAsked = terminal.wait { _ in terminal.text.contains("> Name: empty\r\nkeys: return") }
    #expect(isAsked, "\(terminal.text)")
    terminal.type("\u{3}q")
    let status = terminal.exitStatus()
    #expect(status == 0)
    let isCooked = terminal.isCooked
    #expect(isCooked)
    let text = terminal.text
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `Without a terminal keys can be pressed, and anything else is an error`() throws {
    let pressed = try SampleProcess.run("--keys", "down", "--size", "30x5")
    #expect(pressed.status == 0)
    #expect(pressed.output.hasPrefix(" Fruit\n  apple\n> 梨\n"))
    let list = try SampleProcess.run()
    #expect(list.status == 0)
    #expect(list.output == "apple\n梨\ncherry\n")
    #expect(try SampleProcess.run("--format=csv").output == "name\r\napple\r\n梨\r\ncherry\r\n")
    #expect(try SampleProcess.run("--version").output == "Fruit 1.0\n")
    for words in [
      "--keys=dwn", "--sise=1x1", "--setting=limit=x", "--setting=other=1", "--format=xml",
    ] {
      let wrong = try SampleProcess.run(words)
      #expect(wrong.status == 64, "\(words)")
      #expect(wrong.error.hasPrefix("Fruit: "), "\(words)")
    }
    let lines = try SampleProcess.run("--keys", "down", "--plain")
    #expect(lines.output.hasPrefix("Fruit\napple\n> 梨\ncherry\nkeys: n name, "))
    let piped = try SampleProcess.run("--plain")
    #expect(piped.status == 0)
    #expect(piped.output.hasPrefix("Fruit\n> apple\n梨\n"))
    #expect(!piped.output.contains("\u{1B}"))
    #expect(try SampleProcess.run("--help").output.hasPrefix("usage: Fruit"))
  }
}
