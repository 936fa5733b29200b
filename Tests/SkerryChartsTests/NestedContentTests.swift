import Charts
import Testing

@testable import SkerryCharts

/// Content that contains itself.
@Suite @MainActor struct NestedContentTests {
  private final class Counter {
    var count = 0
  }

  private struct Loop: ChartContent {
    let counter: Counter
    var body: Loop {
      counter.count += 1
      return self
    }
  }

  @Test func contentInItselfEnds() {
    let counter = Counter()
    #expect(Loop(counter: counter).collected().isEmpty)
    // One body for each depth from 0 to 200.
    #expect(counter.count == 201)
  }
}
