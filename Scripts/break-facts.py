#!/usr/bin/env python3
"""Breaks the scanner on purpose, once for each change below, and sees that the comparison with
SwiftParser catches every one.

A change replaces one text of one source file by another. The broken scanner is built by
Scripts/facts.sh and compared over odd constructs and generated programs.

usage: Scripts/break-facts.py [--jobs N] [--only NUMBER]
"""

import argparse
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources" / "Linter" / "SwiftFacts"
FACTS = ROOT / "Scripts" / "facts.sh"
PROGRAMS = ["--count", "400", "--seed", "1"]

CHANGES = [
    # What is dropped, the file, the text, what stands in its place.
    ("nested comments", "Lexing/LexerTrivia.swift", "depth += 1\n      } else if byte", "depth += 0\n      } else if byte"),
    ("documentation comments", "Lexing/LexerTrivia.swift", "let isDocumentation = bytes[position &+ 2] == Ascii.slash", "let isDocumentation = false"),
    ("documentation blocks", "Lexing/LexerTrivia.swift", "bytes[position &+ 2] == Ascii.asterisk && bytes[position &+ 3] != Ascii.slash", "false && bytes[position &+ 3] != Ascii.slash"),
    ("the byte-order mark", "Lexing/Lexer.swift", "{ position = 3 }", "{ position = 0 }"),
    ("the line for the shell", "Lexing/Lexer.swift", "== Ascii.exclamation { skipLine() }", "== Ascii.tilde { skipLine() }"),
    ("multi-line strings", "Lexing/LexerStrings.swift", "let isMultiline =\n      bytes[position + 1]", "let isMultiline =\n      false && bytes[position + 1]"),
    ("raw strings", "Lexing/LexerRegex.swift", "return lexString(from: start, hashes: hashes)", "return lexString(from: start, hashes: 0)"),
    ("quotes in raw strings of one line", "Lexing/LexerStrings.swift", "&& !(hashes > 0 && endsOnThisLine(hashes: hashes))", "&& true"),
    ("interpolation", "Lexing/LexerStrings.swift", "position += 1\n      return true", "position += 1\n      return false"),
    ("interpolation in raw strings", "Lexing/LexerStrings.swift", "guard delimiter.hashes == 0 || hasHashes(delimiter.hashes, at: position) else { return false }\n    position += delimiter.hashes", "guard delimiter.hashes == 0 else { return false }\n    position += delimiter.hashes"),
    ("escaped quotes", "Lexing/LexerStrings.swift", "case Ascii.quote, Ascii.backslash: position += 1", "case Ascii.backslash: position += 1"),
    ("regular expressions", "Lexing/LexerRegex.swift", "guard !isLeftBound else { return false }", "guard false else { return false }"),
    ("regular expressions with hash signs", "Lexing/LexerRegex.swift", "if next == Ascii.slash, let end", "if next == Ascii.tilde, let end"),
    ("groups in regular expressions", "Lexing/LexerRegex.swift", "if groups == 0 && !isCertain { return nil }", "if !isCertain { return nil }"),
    ("names in back quotes", "Lexing/LexerNames.swift", "append(.identifier, from: start, flags: .isQuoted)", "append(.unknown, from: start, flags: .isQuoted)"),
    ("names beyond ASCII", "Lexing/LexerNames.swift", "if first.beginsName {", "if false {"),
    ("operators beyond ASCII", "Lexing/LexerNames.swift", "if first.isOperator { return lexOperator() }", ""),
    ("dollar identifiers", "Lexing/LexerNames.swift", "append(isNumbered ? .dollarIdentifier : .identifier, from: start)", "append(.unknown, from: start)"),
    ("members of numbers", "Lexing/LexerNumbers.swift", "!isMember, isDigit(bytes[position + 1])", "isDigit(bytes[position + 1])"),
    ("hexadecimal numbers", "Lexing/LexerNumbers.swift", "if bytes[position] == Ascii.zero, bytes[position + 1] == Ascii.x {", "if bytes[position] == Ascii.zero, bytes[position + 1] == Ascii.tilde {"),
    ("the sides of operators", "Lexing/LexerOperators.swift", "return isLeftBound == isRightBound ? [] : isLeftBound ? .isPostfix : .isPrefix", "return []"),
    ("angle brackets in operators", "Lexing/LexerOperators.swift", "while isSplit, end &- start > 1", "while false, end &- start > 1"),
    ("line starts", "Lexing/LexerTrivia.swift", "flags.formUnion([.followsSpace, .startsLine])", "flags.insert(.followsSpace)"),
    ("#elseif", "Lexing/LexerRegex.swift", "case 6 where isWord(\"elseif\"): return .poundElseif", "case 6 where isWord(\"elsewhere\"): return .poundElseif"),
    ("conditional attributes", "Parsing/ParserItems.swift", "guard hasAttributes, tokens[position].kind == .poundEndif else { return nil }", "guard false, tokens[position].kind == .poundEndif else { return nil }"),
    ("conditional cases of a switch", "Parsing/ParserSwitch.swift", "case .poundIf: parseConditional { $0.parseCasesOfSwitch() }", "case .poundIf: skipSingle()"),
    ("conditional members of a chain", "Parsing/ParserPostfix.swift", "guard parseConditionalSuffix(&chain, in: surroundings) else { return }\n      default", "return\n      default"),
    ("arguments of attributes", "Parsing/ParserAttributes.swift", "parseArguments(call: -1, pattern: nil)\n      close(opener, with: .rightParenthesis)", "close(opener, with: .rightParenthesis)"),
    ("private(set)", "Parsing/ParserModifiers.swift", "setsOnly = nextKind == .set", "setsOnly = false"),
    ("class as a modifier", "Parsing/ParserModifiers.swift", "beginsDeclaration(index + 1, isMember: false) || nextKind == .override", "false"),
    ("failable initializers", "Parsing/ParserFunctions.swift", ".traits.insert(.isFailable)", ".traits.remove(.isFailable)"),
    ("default values of parameters", "Parsing/ParserFunctions.swift", "guard consume(.equal) else { return }\n    let value = start", "guard false else { return }\n    let value = start"),
    ("variadic parameters", "Parsing/ParserFunctions.swift", ".isVariadic = true", ".isVariadic = false"),
    ("typed throws", "Parsing/ParserFunctions.swift", "if isTyped { parseThrownType() }", "if isTyped { skipSingle() }"),
    ("operators as names of functions", "Parsing/ParserFunctions.swift", "guard kind.isOperator || kind == .exclamation", "guard kind == .exclamation"),
    ("tuple patterns", "Parsing/ParserVariables.swift", "guard consume(.comma) else { break }\n      }\n      close(opener, with: .rightParenthesis)\n    case .wildcard", "break\n      }\n      close(opener, with: .rightParenthesis)\n    case .wildcard"),
    ("further names of a statement", "Parsing/ParserVariables.swift", "} while consume(.comma)\n    adoptAttributes", "} while false\n    adoptAttributes"),
    ("observers", "Parsing/ParserVariables.swift", "self == .didSet || self == .willSet || self == .`init`", "self == .`init`"),
    ("modifiers of accessors", "Parsing/ParserVariables.swift", "while isAccessorModifier(tokens[position].kind) { position += 1 }", ""),
    ("where clauses", "Parsing/ParserGenerics.swift", "guard kind == .where else { return }", "guard false else { return }"),
    ("parameter packs", "Parsing/ParserGenerics.swift", "if kind == .each, nextKind.isName {\n      parameterKind = .pack", "if kind == .each, nextKind.isName {\n      parameterKind = .type"),
    ("inheritance clauses", "Parsing/ParserGenerics.swift", "mutating func parseInheritance() {\n    guard consume(.colon) else { return }", "mutating func parseInheritance() {\n    guard false else { return }"),
    ("generic arguments in expressions", "Parsing/TypeLookahead.swift", "guard let end = indexBehindGenericArguments(index) else { return false }\n    let next", "guard let end = indexBehindGenericArguments(index), false else { return false }\n    let next"),
    ("compositions of types", "Parsing/ParserTypes.swift", "while kind == .ampersand {\n      index &+= 1", "while false {\n      index &+= 1"),
    ("function types", "Parsing/ParserTypes.swift", "guard isArrow(index) else { return }", "guard false else { return }"),
    ("optional types", "Parsing/ParserTypes.swift", "case .postfixQuestion, .exclamation: index &+= 1\n      default: return", "default: return"),
    ("casts", "Parsing/ParserExpressions.swift", "case .as:\n      parseAs()", "case .as where false:\n      parseAs()"),
    ("ternary operators", "Parsing/ParserExpressions.swift", "case .infixQuestion:\n      index &+= 1", "case .infixQuestion where false:\n      index &+= 1"),
    ("compound assignments", "Parsing/ParserExpressions.swift", "if first == .compoundAssignment { return true }", "if first == .compoundAssignment { return false }"),
    ("calls of super", "Parsing/ParserPostfix.swift", "kind: chain.isMemberOfSuper ? .superCall : .call", "kind: .call"),
    ("calls of what a call of super gives", "Parsing/ParserCalls.swift", "chain.isMemberOfSuper && !callee.isEmpty", "chain.isMemberOfSuper"),
    ("labels of names", "Parsing/ParserPostfix.swift", "tokens[index &+ 2].kind == .colon { skipLabels() }", "false { skipLabels() }"),
    ("labelled trailing closures", "Parsing/ParserClosures.swift", "while kind.isLabel, kind != .default, nextKind == .colon,", "while false, kind != .default, nextKind == .colon,"),
    ("closures in conditions", "Parsing/ParserClosures.swift", "return !following.startsLine || !holdsDirective(opener)", "return false"),
    ("directives in closures in conditions", "Parsing/ParserClosures.swift", "|| !holdsDirective(opener)", "|| true"),
    ("captures", "Parsing/ParserClosures.swift", "if kind == .leftBracket { parseCaptures() }", "if kind == .leftBracket { skipSingle() }"),
    ("closure parameters", "Parsing/ParserClosures.swift", "if hasSignature(index) {\n      parseClosureSignature()", "if false {\n      parseClosureSignature()"),
    ("closure parameters in parentheses", "Parsing/ParserClosures.swift", "{ return indexBehind(position) }", "{ return nil }"),
    ("bindings of cases", "Parsing/ParserPrimary.swift", "if let pattern, pattern.bindsNames, kind != .selfType, isBound() {", "if let pattern, false, pattern.bindsNames {"),
    ("key paths", "Parsing/ParserKeyPaths.swift", "noteReference(.keyPathMember, base: -1, &chain)\n        parseNameSuffix()", "index &+= 1"),
    ("operators as arguments", "Parsing/ParserArguments.swift", "if kind.isOperator, isOperatorAlone() {", "if false {"),
    ("else if", "Parsing/ParserStatements.swift", "guard consume(.else) else { return }\n    }\n    parseBlock(.elseBody)", "guard consume(.else) else { return }\n      break\n    }\n    parseBlock(.elseBody)"),
    ("names that guard binds", "Parsing/ParserStatements.swift", "postponeNames(from: first)", "closeNames(from: first)"),
    ("where names of conditions begin to be visible", "Parsing/ParserPatterns.swift", "if consume(.equal) { parseExpression(.condition) }\n    openNames(from: first)", "if consume(.equal) { parseExpression(.condition) }"),
    ("where names of loops begin to be visible", "Parsing/ParserStatements.swift", "openNames(from: first)\n    if consume(.where)", "if consume(.where)"),
    ("where names of closures begin to be visible", "Parsing/ParserClosures.swift", "parseClosureSignature()\n      openNames(from: firstName)", "parseClosureSignature()"),
    ("catch patterns", "Parsing/ParserStatements.swift", "while consume(.catch) {", "while false {"),
    ("labels of statements", "Parsing/ParserStatements.swift", "if nextKind == .colon, kind.isName, beginsStatement(index &+ 2) { index &+= 2 }", ""),
    ("if as an expression", "Parsing/ParserOperands.swift", "case .if: parseIf()\n    case .switch", "case .if where false: parseIf()\n    case .switch"),
]


def caught(number, change, folder):
    """Builds one broken scanner; gives what the comparison says of it."""
    name, path, text, replacement = change
    broken = folder / f"{number}"
    shutil.copytree(SOURCES, broken / "Sources")
    file = broken / "Sources" / path
    source = file.read_text()
    if source.count(text) != 1:
        return "does not apply"
    file.write_text(source.replace(text, replacement))
    environment = dict(
        os.environ, FACTS_SOURCES=str(broken / "Sources"), FACTS_BUILD=str(broken),
        FACTS_TOOL=str(ROOT / ".build" / "facts"), FACTS_OPTIMIZATION="-Onone")
    run = subprocess.run(
        [str(FACTS), "generate", *PROGRAMS], env=environment, capture_output=True, text=True,
        timeout=900)
    shutil.rmtree(broken)
    if "sources with differences: " not in run.stdout:
        errors = [line for line in run.stderr.splitlines() if "error:" in line]
        return f"does not build: {errors[0]}" if errors else "caught by a crash"
    return "missed" if run.returncode == 0 else "caught"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    chosen = [(n, c) for n, c in enumerate(CHANGES, 1) if options.only in (None, n)]
    tally = {}
    # The scanner as it is differs nowhere, and the part that does not change is built once.
    subprocess.run([str(FACTS), "generate", *PROGRAMS], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as folder:
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as executor:
            runs = [
                (n, c, executor.submit(caught, n, c, pathlib.Path(folder))) for n, c in chosen]
            for number, change, run in runs:
                verdict = run.result()
                tally[verdict] = tally.get(verdict, 0) + 1
                print(f"{number} without {change[0]}: {verdict}", flush=True)
    print(tally)
    return 0 if set(tally) <= {"caught", "caught by a crash"} else 1


if __name__ == "__main__":
    sys.exit(main())
