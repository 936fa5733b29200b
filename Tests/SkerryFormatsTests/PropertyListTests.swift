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

  @Test(arguments: [
    ("", "is empty"), ("{\n a = b;\n c\n", "is damaged in line 4"), ("{\n a = \"b;\n\n}", "is damaged in line 2"),
    ("{\n a = b;\n<<<<<<< HEAD\n}", "has a conflict marker of git in line 3"), ("{ a = b;\0 }", "contains bytes that are not text"),
    ("(a)", "has no keys and values"), ("<plist><array/></plist>", "has no keys and values"),
  ])
  func faultsNameTheirLine(_ text: String, _ fault: String) {
    #expect(PropertyList.dictionary(Data(text.utf8)) == nil)
    #expect(PropertyList.fault(in: Data(text.utf8)) == fault)
  }

  @Test func bytesOutsideUTF8NameTheirLine() {
    let latin = Data("{\n a = \"".utf8) + [0xE9] + Data("\";\n}".utf8)
    #expect(PropertyList.fault(in: latin) == "is not UTF-8 in line 2")
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
