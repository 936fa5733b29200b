import OSLog
import Testing
import os
import os.log
import os.signpost

/// Logging in the forms that apps write: it compiles, evaluates nothing and writes nothing.
@Suite struct LogTests {
  private static let named = os.Logger(subsystem: "app.test", category: "log")

  @Test func logMessagesDoNotEvaluateTheirValues() {
    var asked = 0
    func value() -> Int {
      asked += 1
      return asked
    }
    struct Failure: Error {}
    Self.named.info("started \(value(), privacy: .public) of \(2.5, format: .fixed(precision: 1))")
    Self.named.error("failed: \(Failure()) \(Failure().localizedDescription, privacy: .private(mask: .hash)) \(Int.self)")
    Self.named.log(level: .debug, "\(value(), format: .hex, align: .right(columns: 8)) \(true, format: .truth) \(Optional(3) as Any)")
    Logger().warning("plain")
    os_log("%{public}@ of %d", log: OSLog(subsystem: "a", category: .pointsOfInterest), type: .error, "text", 3)
    os_log(.info, "only words")
    os_log("value \(value())")
    let posts = OSSignposter(logger: Self.named)
    let state = posts.beginInterval("load", id: posts.makeSignpostID())
    posts.endInterval("load", state)
    #expect(posts.withIntervalSignpost("sum") { 1 + 1 } == 2)
    #expect(asked == 0)
  }

  @Test func locksGuardTheirValue() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    let copy = count
    copy.withLock { $0 += 2 }
    #expect(count.withLock { $0 } == 2)
    #expect(OSAllocatedUnfairLock().withLock { true })
  }
}
