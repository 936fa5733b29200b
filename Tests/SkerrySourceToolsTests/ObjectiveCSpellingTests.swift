import Foundation
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
    // Six modifiers, and one more than are looked at.
    (
      "@NSManaged public final dynamic weak lazy static var a: B",
      "           public final dynamic weak lazy static var a: B { get { managedValue(forKey: \"a\") } set { setManagedValue(newValue, forKey: \"a\") } }"
    ),
    (
      "@NSManaged public final dynamic weak lazy static override var a: B",
      "@ManagedValue public final dynamic weak lazy static override var a: B"
    ),
    ("let a = ProcessInfo().processName", "let a = ProcessInfo.processInfo.processName"),
    ("class A: INIntent { @NSManaged public var a: B? }", "class A: INIntent {            public var a: B? }"),
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
    "let a = Bundle.preferredLocalizations(from: b)", "let preferredLocalizations = a",
  ]) func whatIsNoSuchWordStays(_ text: String) {
    #expect(ObjectiveCSpelling.removed(from: text) == text)
    #expect(!ObjectiveCSpelling.matches(text))
  }

  /// The languages of a bundle are in the order of the disk here.
  @Test func languagesAreSortedByTheLocale() {
    let text = ObjectiveCSpelling.removed(from: "let a = Bundle.main.preferredLocalizations[0]")
    #expect(text.hasPrefix("let a = Bundle.main.localizations.sorted(by: {") && text.hasSuffix(" })[0]"))
    let names = ["Base", "ar", "en", "pt", "pt-BR", "ru", "zh-Hans", "zh-Hant"]
    func first(_ locale: Locale) -> String? {
      func rank(_ name: String) -> Int {
        locale.identifier(.bcp47).hasPrefix(name) || locale.language.maximalIdentifier.hasPrefix(name)
          ? 0 : name == "en" ? 1 : name == "Base" ? 3 : 2
      }
      return names.sorted { (rank($0), $1) < (rank($1), $0) }.first
    }
    let locales = ["en_US", "pt_BR", "pt_PT", "zh_TW", "ru_RU", "fi_FI"].map { first(Locale(identifier: $0)) }
    #expect(locales == ["en", "pt-BR", "pt", "zh-Hant", "ru", "en"])
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
