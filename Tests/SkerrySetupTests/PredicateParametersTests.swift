import SkerryFormats
import Testing

@testable import SkerrySetup

/// The parameters of a predicate's closure have the types that the macro is called with.
struct PredicateParametersTests {
  private func typed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for (range, by) in PredicateParameters.changes(in: SwiftOutline(text)).sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: by.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("let p = #Predicate<Task> { task in task.day == nil }", "let p = #Predicate<Task> { (task: Task) -> Bool in task.day == nil }"),
    ("let p = #Predicate<Task>({ task in\n  true\n})", "let p = #Predicate<Task>({ (task: Task) -> Bool in\n  true\n})"),
    ("f(#Predicate<A, Box<[B?]>> { a, b in a.x == b.x })", "f(#Predicate<A, Box<[B?]>> { (a: A, b: Box<[B?]>) -> Bool in a.x == b.x })"),
    ("let p = #Predicate<Kit.Task> {\n  _ in true }", "let p = #Predicate<Kit.Task> {\n  (_: Kit.Task) -> Bool in true }"),
    ("let e = #Expression<[Task], Int> { all in all.count }", "let e = #Expression<[Task], Int> { (all: [Task]) -> Int in all.count }"),
    (
      "let p = [#Predicate<A> { a in a.b { c in c } }, #Predicate<B> { b in true }]",
      "let p = [#Predicate<A> { (a: A) -> Bool in a.b { c in c } }, #Predicate<B> { (b: B) -> Bool in true }]"
    ),
  ]) func parametersGetTheirTypes(_ text: String, _ expected: String) { #expect(typed(text) == expected) }

  /// Closures that have types or numbered parameters, macros without types, and what is unfinished stay as they are.
  @Test(arguments: [
    "let p = #Predicate<Task> { $0.day == nil }", "let p = #Predicate<Task> { (task: Task) in task.day == nil }",
    "let p: Predicate<Task> = #Predicate { task in task.day == nil }", "let p = #Predicate<A, B> { a in true }",
    "let p = Predicate<Task> { task in true }", "let p = #Predicate<Task> { [day] task in task.day == day }", "#Predicate<Task",
    "#Predicate<", "#Predicate<Task>", "#Predicate<Task> {", "#Predicate<Task> { task", "#Predicate<(A) -> B> { a in true }",
    "#Predicate<> { a in true }",
  ]) func othersStay(_ text: String) { #expect(typed(text) == text) }
}
