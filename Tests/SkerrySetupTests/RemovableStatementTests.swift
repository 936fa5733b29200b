import Foundation
import SkerryCLI
import SkerryFormats
import Testing

@testable import SkerrySetup

/// Statements that do not compile and that nothing after them needs.
@Suite struct RemovableStatementTests {
  /// What is left of a function's body after an error at the first `Log`; `nil` if the call cannot be removed.
  private func rest(
    _ body: String, result: String = " -> Int", _ message: String = "value of type 'App' has no member 'Log'"
  ) throws -> String? {
    let text = "func a()\(result) {\n\(body)\n}"
    let outline = SwiftOutline(text)
    let place = try #require(text.range(of: "Log"))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let braces = try #require(outline.declarations.first?.body)
    let statement = RemovableStatement(
      outline, at: offset, error: CompilerMessage(file: "A.swift", line: 1, column: 1, text: message), within: braces,
      hasResult: !result.isEmpty)
    guard let statement else { return nil }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(statement.range, with: statement.replacement.utf8)
    return String(decoding: bytes.dropFirst("func a()\(result) {\n".utf8.count).dropLast(2), as: UTF8.self)
  }

  @Test(arguments: [
    ("let a = 1\nCurrent.Log.error(\"no \\(a)\")\nreturn a", "let a = 1\n\nreturn a"),
    ("guard let b else {\nLog.error(b, [1])\nreturn 1\n}\nreturn 2", "guard let b else {\n\nreturn 1\n}\nreturn 2"),
    ("try? await app?.Log.send(a) { $0.b } done: { c }\nreturn 1", "\nreturn 1"),
    ("if a {\nLog.error(b)\n}\nreturn 1", "if a {\n\n}\nreturn 1"),
    ("do { try b() } catch { Log.error(error) }\nreturn 1", "do { try b() } catch {  }\nreturn 1"),
    ("b { c in\nLog.error(c)\nd()\n}\nreturn 1", "b { c in\n\nd()\n}\nreturn 1"),
    (
      "switch b {\ncase .c(let d): Log.error(d)\ndefault: break\n}\nreturn 1",
      "switch b {\ncase .c(let d): break\ndefault: break\n}\nreturn 1"
    ),
    ("switch b {\ncase .c:\nLog.error(d)\nreturn 2\ndefault: return 1\n}", "switch b {\ncase .c:\n\nreturn 2\ndefault: return 1\n}"),
    ("switch b {\ncase .c: return 1\ndefault:\nLog.error(d)\n}\nreturn 2", "switch b {\ncase .c: return 1\ndefault:\nbreak\n}\nreturn 2"),
    ("for d in e {\nLog.error(d)\n}", "for d in e {\n\n}"),
  ]) func theStatementAloneIsRemoved(_ body: String, _ expected: String) throws { #expect(try rest(body) == expected) }

  /// Nothing in the closure can be removed.
  @Test(arguments: [
    ("queue.async { Log.error(b) }\nreturn 1", "\nreturn 1"), ("queue.async {\nreturn Log.value(1)\n}\nreturn 1", "\nreturn 1"),
    ("if a {\nb.c { d { Log.value($0) } }\n}\nreturn 1", "if a {\n\n}\nreturn 1"),
    ("a { b in\nlet c = d { Log.value($0) }\ne(c)\n}\nreturn 1", "\nreturn 1"),
  ]) func theCallAroundAClosureIsRemoved(_ body: String, _ expected: String) throws { #expect(try rest(body) == expected) }

  /// What has a value, or gives one, is needed.
  @Test(arguments: [
    "Log.value(1)", "let a = Log.value(1)\nreturn a", "return Log.value(1)", "a = Log.value(1)\nreturn a",
    "let c = b.map { Log.value($0) }\nreturn 1", "guard Log.isOn(a) else { return 1 }\nreturn 2",
    "fatalError(Log.text(1))\nreturn 2", "Log(1)\nreturn 2", "Log.value\nreturn 2",
    "a + Log.value(1)\nreturn 2", "_ = b.c { Log.value($0) }\nreturn 1",
  ]) func valuesAreKept(_ body: String) throws { #expect(try rest(body) == nil) }

  /// Code that compiles has to leave a function with a result, and a `guard`: what is last there never returns.
  @Test(arguments: [
    "let a = 1\nLog.stop(a)", "switch b {\ncase .c: return 1\ndefault: try Log.stop(b)\n}",
    "if a {\nreturn 1\n} else {\nLog.stop(a)\n}", "do {\nreturn try a()\n} catch {\nb()\nLog.stop(error)\n}",
    "guard let a else {\nb()\nLog.stop(b)\n}\nreturn a",
  ]) func callsThatNeverReturnAreKept(_ body: String) throws {
    #expect(try rest(body) == nil)
    // Without a result only a `guard` has to be left.
    #expect(try (rest(body, result: "") == nil) == body.hasPrefix("guard"))
  }

  /// What is set does not exist; a variable that does exist may need its value.
  @Test func whatSetsSomethingMissingIsRemoved() throws {
    let missing = "cannot find 'Log' in scope"
    #expect(try rest("Log.conf.level = { a in\nb(a)\n}\nreturn 1", missing) == "\nreturn 1")
    #expect(try rest("Log.a += 1\nreturn 1", missing) == "\nreturn 1")
    #expect(try rest("a.b = Log.c\nreturn 1", missing) == nil)
    #expect(try rest("Log = 1\nreturn 1", missing) == nil)
    #expect(try rest("a.Log = 1\nreturn 1") == nil)
  }

  @Test func onlyNamesThatAreMissing() throws {
    #expect(try rest("Log.a()\nreturn 1", "cannot find 'Log' in scope") == "\nreturn 1")
    #expect(try rest("Log.a()\nreturn 1", "missing argument for parameter #1 in call") == nil)
    #expect(try rest("Log.a()", result: "") == "")
  }
}
