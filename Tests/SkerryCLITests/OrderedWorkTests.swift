import Foundation
import Testing

@testable import SkerryCLI

/// Results of another thread arrive in the order in which the work was given.
struct OrderedWorkTests {
  @Test func resultsKeepTheirOrder() {
    let work = OrderedWork<Int>()
    defer { work.end() }
    #expect(work.take(waits: true) == nil, "without work there is nothing to wait for")
    for number in 0..<200 {
      work.add {
        if number.isMultiple(of: 7) { usleep(500) }
        return number
      }
    }
    #expect((0..<200).map { _ in work.take(waits: true) } == Array(0..<200))
    #expect(work.take(waits: true) == nil && work.count == 0)
  }

  @Test func unfinishedWorkIsNotWaitedForUnlessAsked() {
    let work = OrderedWork<String>()
    defer { work.end() }
    let gate = DispatchSemaphore(value: 0)
    work.add {
      gate.wait()
      return "first"
    }
    work.add { "second" }
    #expect(work.take(waits: false) == nil && work.count == 2)
    gate.signal()
    #expect(work.take(waits: true) == "first" && work.take(waits: true) == "second")
  }

  /// Work that has not begun when an answer is cancelled is not done.
  @Test func theEndLeavesWorkUndone() {
    let work = OrderedWork<Void>()
    let (gate, began) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    work.add {
      began.signal()
      gate.wait()
    }
    work.add { Issue.record("it was done after the end") }
    began.wait()
    work.end()
    gate.signal()
    usleep(100_000)
  }
}
