import CommandLine
import Testing

@Suite struct ParsingTests {
  @Test func `Arguments go to their places`() throws {
    let command = try #require(draw("a.png", "circle"))
    #expect(command.picture == "a.png")
    #expect(command.shape == .circle)
    #expect(try #require(draw("a.png")).shape == nil)
  }

  @Test func `What is not given has its default`() throws {
    let command = try #require(draw("a.png"))
    #expect(command.output == nil)
    #expect(command.count == 1)
    #expect(command.colour.isEmpty)
    #expect(!command.quiet)
  }

  @Test(arguments: [
    ["--output", "x"], ["--output=x"], ["-o", "x"], ["-ox"], ["-qox"], ["-q", "-o", "x"],
  ])
  func `An option is written in any usual form`(arguments: [String]) throws {
    let invocation = Invocation(of: Sample.self, arguments: ["draw", "a.png"] + arguments)
    guard case .run(let command as Draw) = invocation else {
      Issue.record("not run")
      return
    }
    #expect(command.output == "x")
    #expect(command.quiet == arguments[0].hasPrefix("-q"))
  }

  @Test func `A value may contain an equals sign, a hyphen or nothing`() throws {
    #expect(try #require(draw("a", "--output=a=b")).output == "a=b")
    #expect(try #require(draw("a", "--output=-x")).output == "-x")
    #expect(try #require(draw("a", "--output=")).output == "")
    #expect(try #require(draw("a", "--output", "-")).output == "-")
  }

  @Test func `A repeated option keeps every value in order`() throws {
    let command = try #require(draw("--colour", "red=1", "a", "--colour=blue"))
    #expect(command.colour == ["red=1", "blue"])
  }

  @Test func `An option is understood by its former name too`() throws {
    let command = try #require(draw("a", "--ink=red", "--colour", "blue"))
    #expect(command.colour == ["red", "blue"])
  }

  @Test func `Everything after two hyphens is an argument`() throws {
    #expect(try #require(draw("--", "--quiet")).picture == "--quiet")
    #expect(try #require(draw("-")).picture == "-")
  }

  @Test func `Several arguments are collected`() throws {
    guard case .run(let command as Read) = invoke("read", "a", "b") else {
      Issue.record("not run")
      return
    }
    #expect(command.pictures == ["a", "b"])
  }

  @Test func `Two invocations share nothing`() throws {
    let first = try #require(draw("a", "--colour=red"))
    let second = try #require(draw("b"))
    #expect(first.picture == "a")
    #expect(second.colour.isEmpty)
  }
}
