import SkerrySourceTools
import Testing

@Suite struct ObjectiveCSpellingTests {
  @Test(arguments: [
    ("@objc class A: NSObject {}", "      class A: NSObject {}"),
    ("@objc(SKYThing)\nfinal class A {}", "               \nfinal class A {}"),
    ("@objcMembers public class A {}", "             public class A {}"),
    ("  @objc dynamic var a = 1", "        dynamic var a = 1"),
    ("@objc\n  optional func a()", "     \n           func a()"),
    ("@IBOutlet weak var a: B!\n@IBAction func c() {}", "          weak var a: B!\n          func c() {}"),
    ("f(#selector(A.b(_:)))", "f(Selector((\"b(_:)\")))"),
    ("f(#selector(\n  b))", "f(Selector((\"b\"))\n)"),
    ("f(#keyPath(A.b.c))", "f(\"b.c\")"),
    (
      "@NSManaged public var a: [B<C, D>]? // e\n  let f = 1",
      "           public var a: [B<C, D>]? { get { managedValue(forKey: \"a\") } set { setManagedValue(newValue, forKey: \"a\") } } // e\n  let f = 1"
    ),
    (
      "@NSManaged\n  var `in`: A }",
      "          \n  var `in`: A { get { managedValue(forKey: \"in\") } set { setManagedValue(newValue, forKey: \"in\") } } }"
    ),
    ("@NSManaged var a: String?, b: Int", "@ManagedValue var a: String?, b: Int"),
    ("@NSManaged var a", "@ManagedValue var a"),
    ("let a = ProcessInfo().processName", "let a = ProcessInfo.processInfo.processName"),
    ("@NSManaged public func add(_ a: A)\nlet b = 1", "           public func add(_ a: A) {}\nlet b = 1"),
  ]) func wordsForObjectiveCAreTakenOut(_ text: String, _ expected: String) {
    #expect(ObjectiveCSpelling.removed(from: text) == expected)
    #expect(ObjectiveCSpelling.matches(text))
  }

  @Test(arguments: [
    "// @objc class A\n/* @objc /* @objc */ @objc */ let a = 1", "let a = \"@objc #selector(b)\"",
    "let a = \"\"\"\n@objc \"b\" @objc\n\"\"\"",
    "let a = #\"@objc \\\" \"@objc\"#", "let a = \"\\\"@objc\"", "@objective struct A {}", "@available(iOS 17, *) struct A {}",
    "#if DEBUG\n#endif", "let a = ProcessInfo (b)", "let a = ProcessInfo(b)",
  ]) func whatIsNoSuchWordStays(_ text: String) {
    #expect(ObjectiveCSpelling.removed(from: text) == text)
    #expect(!ObjectiveCSpelling.matches(text))
  }

  @Test func unfinishedFilesEnd() {
    for text in ["@objc(", "#selector(", "#selector", "\"\"\"@objc", "/* @objc", "@", "#", "@objc", "#\"", "@NSManaged func"] {
      _ = ObjectiveCSpelling.removed(from: text)
    }
    #expect(ObjectiveCSpelling.removed(from: "@objc(") == "     (")
  }

  @Test func aFileWithAnnotationsReplacesItsOriginal() {
    let source = PhoneSource("import Foundation\n@objc class A: NSObject {}\n", path: "A.swift")
    #expect(source.extent == .mixed(line: 2))
    #expect(source.replacement == "#sourceLocation(file: \"A.swift\", line: 1)\nimport Foundation\n      class A: NSObject {}\n")
    #expect(PhoneSource.concerns("@objc class A {}"))
    #expect(!PhoneSource.concerns("class A {} // @objc"))
  }
}
