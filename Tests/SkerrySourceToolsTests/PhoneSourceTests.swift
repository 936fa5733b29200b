import SkerryFormats
import SkerrySourceTools
import Testing

@Suite struct PhoneSourceTests {
  private func extent(_ text: String) -> PhoneSource.Extent { PhoneSource(text, path: "A.swift").extent }

  @Test func aFileInsideTheConditionIsCopied() {
    let text =
      "// head\nimport Foundation\n\n#if os(iOS) && !targetEnvironment(macCatalyst)\nimport WidgetKit\nstruct A {}\n#if DEBUG\nstruct B {}\n#endif\n#endif\n"
    let source = PhoneSource(text, path: "/a \"b\".swift")
    #expect(source.extent == .whole)
    #expect(source.copy == "#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\n" + text.replacing("os(iOS)", with: "true"))
  }
  @Test func linesMayEndAsOnWindows() {
    let text = "import Foundation\r\n#if os(iOS)\r\nstruct A {}\r\n#endif\r\n"
    #expect(PhoneSource(text, path: "A.swift").copy.contains("#if true\nstruct A {}\n#endif"))
    #expect(extent(text) == .whole && FoundationOnly.matches(text) && !FoundationOnly.matches(text + "import SwiftUI\r\n"))
  }

  @Test func plainFilesAreLeftAlone() {
    #expect(extent("struct A {}\n// #if os(iOS)\n/* #if os(iOS)\n */\n") == .plain)
    #expect(extent("") == .plain)
    #expect(extent("#if os(macOS)\nstruct A {}\n#endif") == .plain)
  }
  @Test func declarationsInsideTheConditionAreCopiedAlone() {
    let text = "import Foundation\n#if os(iOS)\nimport ActivityKit\nextension A {\n  var b: Int { 1 }\n}\n#endif\nstruct A {\n}\n"
    let source = PhoneSource(text, path: "A.swift")
    #expect(source.extent == .parts)
    #expect(
      source.copy
        == "#sourceLocation(file: \"A.swift\", line: 1)\nimport Foundation\n#if true\n@_exported import ActivityKit\nextension A {\n  var b: Int { 1 }\n}\n#endif\n\n\n"
    )
    // File-private names, which a second file could not see.
    #expect(extent("private let a = 1\n#if os(iOS)\nlet b = a\n#endif") == .mixed(line: 2))
    #expect(extent("let a = \"{ // }\"\n#if os(iOS)\nlet b = a\n#endif") == .parts)
  }
  @Test func conditionsThatCutAreNamed() {
    #expect(extent("#if os(iOS)\nstruct B {}\n#else\nstruct B {}\n#endif") == .mixed(line: 3))
    #expect(extent("#if !os(iOS)\nstruct B {}\n#endif") == .mixed(line: 1))
    #expect(extent("struct A {\n  func f() {\n    #if os(iOS)\n    g()\n    #endif\n  }\n}") == .mixed(line: 3))
    #expect(extent("#if os(macOS)\nstruct B {}\n#elseif os(iOS)\nstruct B {}\n#endif") == .mixed(line: 3))
  }
  @Test func importsOfACutFileAreExportedToItsModule() {
    let text = "#if os(iOS) && canImport(ActivityKit)\nimport ActivityKit\n#endif\nstruct A {\n#if os(iOS)\n  let b = 1\n#endif\n}\n"
    let source = PhoneSource(text, path: "A.swift")
    #expect(source.extent == .mixed(line: 5))
    #expect(
      source.copy
        == "#sourceLocation(file: \"A.swift\", line: 1)\n#if true && canImport(ActivityKit)\n@_exported import ActivityKit\n#endif\n\n\n\n\n\n"
    )
    #expect(
      source.replacement == "#sourceLocation(file: \"A.swift\", line: 1)\n" + text.replacing("os(iOS)", with: "true"))
  }
  @Test func declarationsInsideTheConditionAreCopied() {
    let text =
      "import A\nlet a = f {\n#if os(iOS)\n  1\n#else\n  2\n#endif\n}\n#if os(iOS)\nstruct B {\n#if os(iOS)\n  let c = 1\n#endif\n}\n#endif\n"
    let lines = PhoneSource(text, path: "A.swift").copy.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    #expect(lines.prefix(8).joined() == "import A")
    #expect(lines.dropFirst(8).joined(separator: "\n").contains("struct B"))
    // The names stay with their file.
    let hidden = PhoneSource("private let a = 1\n#if os(iOS)\nimport C\nlet b = a\n#endif\n", path: "A.swift")
    #expect(hidden.copy.contains("@_exported import C") && !hidden.copy.contains("let b"))
  }
  @Test func copiesAreKnownByTheirOriginalsName() {
    #expect(PhoneSourceName.original("App/Views+phone.swift") == "App/Views.swift")
    #expect(PhoneSourceName.original("App/A+phone12.swift") == "App/A.swift")
    #expect(PhoneSourceName.original("App/Head+phone+x.swift") == "App/Head+phone+x.swift")
  }
  @Test func filesThatOnlyImportFoundationAreRecognized() {
    #expect(FoundationOnly.matches("// x\nimport Foundation\nfinal class A {}"))
    #expect(!FoundationOnly.matches("import Foundation\nimport SwiftUI"))
    #expect(!FoundationOnly.matches("import Foundation\n@preconcurrency import os.log"))
    #expect(!FoundationOnly.matches("struct A {}"))
  }
  @Test func truncatedFilesDoNotTrap() {
    for text in ["#endif", "#else", "/* ", "*/", "#if"] { #expect(extent(text) == .plain, "\(text)") }
    #expect(extent("#if os(iOS)") == .whole && extent("#elseif os(iOS)") == .mixed(line: 1))
  }
}
