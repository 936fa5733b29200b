import SkerryFormats
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("a?c", "abc", true), ("a?c", "ac", false), ("a*", "a", true), ("*b", "aab", true),
    ("*b", "aba", false),
    ("A*C", "abc", true), ("*/x", "Ride/x", true), ("**", "a/b", true),
  ]) func namesIgnoreCaseAndFolders(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(text) == expected)
  }

  @Test(arguments: [
    ("*.swift", "a.swift", true), ("*.swift", "f/a.swift", false), ("**/*.swift", "a.swift", true), ("**/*.swift", "f/g/a.swift", true),
    ("f/**", "f/g/a", true), ("f/**/a", "f/a", true), ("f/**/a", "f/g/h/a", true), ("f/**/a", "fa", false), ("**/b", "ab", false),
    ("?", "/", false), ("A", "a", false), ("f/*/a", "f/g/h/a", false),
  ]) func pathsKeepFolders(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(Glob(pattern, scope: .paths).matches(text) == expected)
  }

  /// A matcher that backtracks takes minutes for this.
  @Test func manyWildcardsMatchInLinearTime() {
    let pattern = String(repeating: "a*", count: 40) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000)))
  }
}
