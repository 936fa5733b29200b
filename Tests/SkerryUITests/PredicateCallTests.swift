import Foundation
import SwiftUI
import Testing

/// What Skerry's plug-in makes of `#Predicate` and `#Expression`, under other names, since Foundation's plug-in expands those here.
@freestanding(expression) private macro Condition<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<repeat each Input> =
  #externalMacro(module: "SkerryMacros", type: "PredicateMacro")
@freestanding(expression) private macro Value<each Input, Output>(
  _ body: (repeat each Input) -> Output
) -> Expression<repeat each Input, Output> = #externalMacro(module: "SkerryMacros", type: "ExpressionMacro")

struct PredicateCallTests {
  private struct Task {
    var name = ""
    var due: Date?
    var isDone = false
  }
  private let today = Date(timeIntervalSinceReferenceDate: 0)

  @Test func theValueOfAClosure() throws {
    let name = "Bake"
    for predicate in [
      #Condition<Task> { $0.name == name }, #Condition({ (task: Task) in task.name == name }),
      #Condition<Task>({ task in task.name == name }),
    ] {
      #expect(try predicate.evaluate(Task(name: "Bake")))
      #expect(try !predicate.evaluate(Task(name: "Boil")))
    }
    let order = #Condition<[Int], Int> { $0.count < $1 }
    #expect(try order.evaluate([1], 2))
    #expect(try !order.evaluate([1, 2], 2))
    #expect(try #Value<Int, String> { "\($0)" }.evaluate(7) == "7")
  }

  /// The compiler needs more than ten seconds for this one as Foundation's plug-in writes it.
  @Test func conditionsInConditions() throws {
    let tomorrow = today.addingTimeInterval(86400)
    let predicate = #Condition<Task> { task in
      // A comment with a brace: {
      if task.isDone {
        return false
      } else if let due = task.due {
        return due >= today && due < tomorrow
      } else {
        return task.name == "}"
      }
    }
    #expect(try predicate.evaluate(Task(due: today)))
    #expect(try !predicate.evaluate(Task(due: tomorrow)))
    #expect(try !predicate.evaluate(Task(due: today, isDone: true)))
    #expect(try predicate.evaluate(Task(name: "}")))
    #expect(try !predicate.evaluate(Task()))
  }

  /// Other predicates are evaluated without `try`.
  @Test func predicatesInPredicates() throws {
    let done = #Condition<Task> { $0.isDone }
    for predicate in [
      #Condition<Task> { done.evaluate($0) && $0.name.isEmpty }, #Condition<Task> { task in task.name.isEmpty && done.evaluate(task) },
      #Condition<Task> { task in if task.name.isEmpty { return done.evaluate(task) } else { return false } },
    ] {
      #expect(try predicate.evaluate(Task(isDone: true)))
      #expect(try !predicate.evaluate(Task()))
      #expect(try !predicate.evaluate(Task(name: "Bake", isDone: true)))
    }
  }

  @Test func propertiesOfAnObjectNeedNoSelf() throws {
    final class Model {
      let limit = 3
      func small() -> Predicate<Int> { #Condition<Int> { $0 < limit } }
    }
    #expect(try Model().small().evaluate(2))
    #expect(try !Model().small().evaluate(3))
  }
}
