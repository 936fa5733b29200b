import Foundation
import SkerryFormats
import Testing

/// The old text format of property lists. What is well formed here was compared with Foundation on 1,475 files of repositories.
@Suite struct PropertyListTests {
  @Test(arguments: [
    "{}", "{ a = b; c = (1, 2, ); d = <00ff>; \"x y\" = {}; }", "key;\n\"a\" = \"b\";", "\"a\" = \"b\";;", "{ a = 'q;}'; }",
    "// !$*UTF8*$!\n{ /* a comment with } */ a = b.c/d:e-f_$; }", "{ a = \"quote \\\" inside\"; }", "{ a = ((), ()); }",
  ])
  func wellFormedLists(_ text: String) {
    #expect(PropertyList.dictionary(Data(text.utf8)) != nil)
    #expect(text.data(using: .utf16).flatMap(PropertyList.dictionary) != nil)
  }

  @Test(arguments: [
    "{", "{ a = b }", "{ a = ; }", "{ a = b; } c", "{ a = (1 2); }", "{ a = \"b; }", "{ a = <00; }", "{ = b; }", "\"a\" \"b\";", "(a)", "}",
    "{ objects = { AAAA",
  ])
  func damagedLists(_ text: String) {
    #expect(PropertyList.dictionary(Data(text.utf8)) == nil)
  }

  /// At most 512 values are inside each other.
  @Test(arguments: [(511, true), (512, false), (100_000, false)]) func deepLists(_ depth: Int, _ isRead: Bool) {
    let text = "{ a = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "; }"
    #expect((PropertyList.dictionary(Data(text.utf8)) != nil) == isRead)
  }

  @Test func otherFormats() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: format, options: 0)
      #expect(PropertyList.dictionary(data)?["a"] as? String == "b")
    }
  }
}
