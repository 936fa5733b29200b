import SkerryPhoneSource
import Testing

@Suite struct PhoneSourceTests {
  private func finding(_ text: String) -> PhoneSource.Finding { PhoneSource(text, path: "A.swift").finding }

  @Test func aFileInsideTheConditionIsCopied() {
    let text =
      "// head\nimport Foundation\n\n#if os(iOS) && !targetEnvironment(macCatalyst)\nimport WidgetKit\nstruct A {}\n#if DEBUG\nstruct B {}\n#endif\n#endif\n"
    let source = PhoneSource(text, path: "/a \"b\".swift")
    #expect(source.finding == .whole)
    #expect(source.copy == "#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\n" + text.replacing("os(iOS)", with: "true"))
  }
  @Test func plainFilesAreLeftAlone() {
    #expect(finding("struct A {}\n// #if os(iOS)\n/* #if os(iOS)\n */\n") == .plain)
    #expect(finding("") == .plain)
    #expect(finding("#if os(macOS)\nstruct A {}\n#endif") == .plain)
  }
  @Test func filesWithBothSidesAreNamed() {
    #expect(finding("struct A {}\n#if os(iOS)\nstruct B {}\n#endif") == .mixed(line: 2))
    #expect(finding("#if os(iOS)\nstruct B {}\n#else\nstruct B {}\n#endif") == .mixed(line: 3))
    #expect(finding("#if !os(iOS)\nstruct B {}\n#endif") == .mixed(line: 1))
    #expect(finding("struct A {\n  func f() {\n    #if os(iOS)\n    g()\n    #endif\n  }\n}") == .mixed(line: 3))
  }
  @Test func tornFilesDoNotTrap() {
    for text in ["#endif", "#else", "#elseif os(iOS)", "#if os(iOS)", "/* ", "*/", "#if"] { _ = finding(text) }
  }
}
