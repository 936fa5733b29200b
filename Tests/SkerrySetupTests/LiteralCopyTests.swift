import Foundation
import SkerryLive
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// Which literals of a file can be set when its program starts, and the copy that asks for them.
@Suite struct LiteralCopyTests {
  private func replaceable(_ text: String) -> [String] {
    let outline = SwiftOutline(text)
    return ReplaceableLiteral.all(in: outline).map { String(decoding: outline.bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    ("Text(\"a\").padding(.top, 16).opacity(0.5).bold(true)", ["\"a\"", "16", "0.5", "true"]),
    ("let x: CGFloat = -4, y = a - 3, z = a-2, w = [-1, 0]", ["-4", "3", "2", "-1", "0"]),
    ("static let kind = \"Card\"\nvar count = 5 { didSet { log(6) } }", ["\"Card\"", "5", "6"]),
    ("func f(a: Int = 3) -> Int { a + 0x10 }", ["3", "0x10"]), ("// 5\n/* 6 */ f(7)", ["7"]),
    // Places in a tuple, exponents, strings of several lines, with interpolations or raw.
    ("f(pair.0, pair.1.0, 1e-5, 1e5)", []), ("Text(\"\"\"\n  a 5\n  \"\"\")\nText(#\"a\"#)", []),
    // Interpolated strings: what is inside the brackets, and the characters around them.
    ("Text(\"\\(n + 1) min\")", ["1", " min"]), ("f(\"a\\(b)\\( c ) \\\"d\\n\", 2)", ["a", " \\\"d\\n", "2"]),
    ("f(\"\\(n, specifier: \"%.1f\") a\")", ["\"%.1f\"", " a"]),
    ("f(\"a \\(g(\"b \\(h(3)) c)\")) d\")", ["a ", "b ", "3", " c)", " d"]),
    ("f(\"\\(a)\", \"\\(-5)-6\")", ["-5", "-6"]),
    ("f(\"\"\"\n  a \\(b + 1)\n  \"\"\", #\"a \\(2) \\#(3)\"#)", ["1", "3"]), ("f(\"a \\(b /* 1 ) */ + 2) c\")", ["2"]),
    ("f(\"a \\(b\ng(3)", ["3"]),
    // Patterns and raw values.
    ("switch n {\ncase 1, 2...3: f(4)\ncase 5 where n == 6: f(7)\ndefault: f(8)\n}", ["4", "7", "8"]),
    ("enum E: Int {\n  case a = 1, b\n  case c\n  var d: Int { 2 }\n}", ["2"]), ("enum F { case a, b }\nlet x = 3", ["3"]),
    ("if case .a(5) = x { f(6) }\nf(7)", ["7"]), ("for case 3 in list { f(4) }", ["4"]),
    // Attributes, macros, compilation conditions.
    ("@available(iOS 16.1, *) func f() { g(1) }\n@State private var a = 2", ["1", "2"]),
    ("if #available(iOS 17, *) { f(1) }", ["1"]), ("#if swift(>=5)\nf(1)\n#elseif compiler(>=6)\nf(2)\n#endif", ["1", "2"]),
    ("#Preview(\"a\", as: .content, using: b) {\n  C(1)\n} contentStates: {\n  S(2)\n}", ["1"]),
    ("#Preview(as: .systemSmall) {\n  C(1)\n} timeline: {\n  E(2)\n}\nlet a = 3", ["1", "3"]),
    ("let p = #Predicate<A> { $0.b > 5 }\nf(#selector(g), #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), 6)", ["6"]),
    ("while true { f(1) }\nlet t = true, `true` = a.true", ["1", "true"]),
  ]) func literalsOfExpressionsAreFound(_ text: String, _ expected: [String]) { #expect(replaceable(text) == expected) }

  private func copy(_ text: String, original: String? = nil) -> LiteralCopy {
    LiteralCopy(of: text, original: original ?? text, path: "/a/Card.swift")
  }

  @Test func theCopyHasTheLinesOfItsOriginal() {
    let lines = copy("let a = 1\nlet b = \"x\"").adjustable.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "#sourceLocation(file: \"/a/Card.swift\", line: 1)")
    #expect(lines[1] == "let a = _skerryInteger(0, 1)")
    #expect(lines[2] == "let b = _skerryText(1, \"x\")")
  }

  @Test func aCopyKnowsThePlacesInTheOriginal() {
    let first = SourceWriter.firstLine("/a/Card.swift")
    let original = "func gone() { f(1) }\nlet a = 2, b = -0.5\n@main struct C { var d = true }\n"
    // The changed file, compiled without the function and the attribute that were removed.
    let changed = copy(first + "\nlet a = 2, b = -0.5\n struct C { var d = true }\n", original: original)
    let bytes = Array(original.utf8)
    #expect(changed.plan.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) } == ["2", "-0.5", "true"])
    #expect(changed.plan.map(\.kind) == [.integer, .fraction, .flag])
    #expect(changed.plan.map(\.number) == [0, 1, 2])
    #expect(changed.adjustable.hasPrefix(first + "\nlet a = _skerryInteger(0, 2), b = _skerryFraction(1, -0.5)\n"))
    // A line that has lost one of its literals says nothing about the others.
    #expect(copy(first + "let a = 2\nlet b = 3\n", original: "let a = 1 + 2\nlet b = 3\n").plan.map(\.start) == [22])
  }

  @Test func literalsThatTheCompilerRefusesAreLeftOut() {
    var changed = copy("func f() {\n  g(1)\n  h(\n    2)\n}\nfunc i() { j(3) }\n")
    func leaveOut(_ line: Int) -> Bool { changed.leaveOut(lines: [line]) }
    #expect(leaveOut(2))
    #expect(changed.plan.map(\.start) == [27, 45])
    // An error is reported where an expression begins.
    #expect(leaveOut(3))
    #expect(changed.plan.map(\.start) == [45])
    #expect(!leaveOut(4))
  }

  /// The values are those that the compiler makes from the same literals.
  @Test func theProgramTakesValuesAsTheCompilerDoes() throws {
    let folder = TemporaryFolder.root.appendingPathComponent("literals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func text(_ values: [String]) -> String {
      """
      let a = \(values[0]), b: Double = \(values[1]), c: Float = \(values[2]), d: UInt8? = \(values[3])
      let e: [Float80] = [\(values[4])], f = \(values[5]), g: Substring = \(values[6]), h: StaticString = "fixed"
      struct Label: ExpressibleByStringInterpolation {
        struct StringInterpolation: StringInterpolationProtocol {
          var parts: [String] = []
          init(literalCapacity: Int, interpolationCount: Int) {}
          mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append("<" + literal + ">") } }
          mutating func appendInterpolation<T>(_ value: T, digits: String = "") { parts.append("\\(T.self) \\(value)" + digits) }
        }
        let parts: [String]
        init(stringLiteral value: String) { parts = [value] }
        init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
      }
      let i: Label = "\(values[7])\\(a + \(values[8]))\(values[9])\\(d, digits: \(values[10]))", j = "\(values[11])\\(\(values[12]))"
      print(a, b.bitPattern, c.bitPattern, d ?? 0, Double(e[0]).bitPattern, f, g, h, i.parts, j)
      """
    }
    let before = text(
      ["1", "2", "0.5", "3", "1.5", "true", "\"a\"", "k ", "1", " l", "\"m\"", "n", "2"])
    let after = text(
      ["-7", "0.1", "1.1", "255", "2", "false", "\"é \\\"b\\\"\"", "ö\\t", "40", "\\u{2192}", "\"%\"", "p q", "-3"])
    let path = folder.appendingPathComponent("main.swift").path
    let copy = LiteralCopy(of: before, original: before, path: path)
    let plan = LiteralPlan(file: path, content: before, literals: copy.plan, name: nil, program: "", arguments: [], environment: [:])
    guard case .values(let changes) = plan.compare(Array(after.utf8)) else {
      Issue.record("\(plan.compare(Array(after.utf8)))")
      return
    }
    let values = try #require(LiteralPlan.line(changes))
    func compiled(_ text: String, _ name: String, _ more: [String] = []) throws -> String {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let program = folder.appendingPathComponent(name).path
      let outcome = try #require(ToolProcess.run(["swiftc", "-Onone", path, "-o", program] + more, joinsErrors: true))
      #expect(outcome.status == 0, "\(outcome.output)")
      return program
    }
    let object = folder.appendingPathComponent("literals.o").path
    let code = Checkout.root.appendingPathComponent("Sources/System/CSkerryRuntime")
    let made = ToolProcess.run(
      ["clang", "-c", "-I", code.appendingPathComponent("include").path, code.appendingPathComponent("literals.c").path, "-o", object],
      joinsErrors: true)
    #expect(made?.status == 0, "\(made?.output ?? "clang is missing")")
    let set = try compiled(copy.adjustable, "set", [object])
    let truth = ToolProcess.output([try compiled(after, "true")])
    #expect(truth?.hasPrefix("-7 ") == true)
    #expect(ToolProcess.output(["env", "\(LiteralPlan.variable)=\(values)", set]) == truth)
    #expect(ToolProcess.output([set]) == ToolProcess.output([try compiled(before, "before")]))
  }
}
