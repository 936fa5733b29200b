import Foundation
import SkerryFindings
import SkerryTestSupport
import Testing

@testable import SkerryCLI

/// String catalogues in which a key occurs twice.
@Suite struct RepeatedKeysTests {
  private func findings(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder.make()
    try Data(text.utf8).write(to: folder.appendingPathComponent("Words.xcstrings"))
    return RepeatedKeys.findings(in: [folder, folder]).map { "\($0.line):\($0.column) \($0.rule): \($0.message)" }
  }

  @Test func eachKeyIsUnique() throws {
    let twice = try findings("{\"strings\": {\n  \"Hello\": {},\n  \"Bye\": {},\n  \"Hello\": {}\n}}")
    #expect(
      twice == ["4:3 malformed-strings: Words.xcstrings has the key strings.Hello twice; keep one, because which one is read is undefined."]
    )
    #expect(try findings(#"{"strings": {"Hello": {}, "hello": {}}, "sourceLanguage": "en"}"#).isEmpty)
    // The same key in two objects, and other faults, which are reported where the file is read.
    #expect(try findings(#"{"strings": {"a": {"state": "new"}, "b": {"state": "new"}}}"#).isEmpty)
    #expect(try findings(#"{"strings": {"a": {},}}"#).isEmpty)
  }
}
