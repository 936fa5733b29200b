import Testing

@testable import SkerryLive

struct CompileErrorTests {
  @Test func everyErrorIsReadOnceWithItsPlace() {
    let text = """
      /app/Card.swift:12:5: error: cannot find 'x' in scope
      10 | let y = 1
      /app/Card.swift:12:5: error: cannot find 'x' in scope
      /app/A: B.swift:3:1: error: expected '}' in struct
      /app/Card.swift:2:1: warning: unused
      error: fatalError
      Card.swift:1:1: error: relative
      """
    let errors = CompileError.all(in: text)
    #expect(
      errors.map { $0.text(from: "/app") } == ["Card.swift:12:5: cannot find 'x' in scope", "A: B.swift:3:1: expected '}' in struct"])
  }

  /// A reader needs the misspelled name first, not what could not be inferred because of it.
  @Test func whatCouldNotBeInferredComesLast() {
    let text = """
      /app/Card.swift:10:13: error: generic parameter 'some View' could not be inferred
      /app/Card.swift:11:36: error: cannot infer contextual base in reference to member 'caption2'
      /app/Card.swift:13:9: error: value of type 'Text' has no member 'nope'
      /app/Card.swift:14:1: error: type of expression is ambiguous without a type annotation
      /app/Card.swift:20:1: error: generic parameter 'Content' is not used
      """
    #expect(CompileError.all(in: text).map(\.line) == [13, 20, 10, 11, 14])
  }
}
