import Foundation
import HealthKit
import Testing

/// Units of health data, and the intervals of statistics over no samples.
@Suite struct HealthKitTests {
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 * max(abs(a), abs(b)) }

  @Test func quantitiesAreConverted() {
    let walk = HKQuantity(unit: .mile(), doubleValue: 2)
    #expect(isNear(walk.doubleValue(for: .meterUnit(with: .kilo)), 3.218688) && isNear(walk.doubleValue(for: .foot()), 10_560))
    #expect(isNear(HKQuantity(unit: .hour(), doubleValue: 2).doubleValue(for: .minute()), 120))
    #expect(isNear(HKQuantity(unit: .gramUnit(with: .milli), doubleValue: 5).doubleValue(for: .gram()), 0.005))
    let fast = HKQuantity(unit: HKUnit.meterUnit(with: .kilo).unitDivided(by: .hour()), doubleValue: 36)
    let pace = HKUnit.meter().unitDivided(by: .second())
    #expect(isNear(fast.doubleValue(for: pace), 10) && pace.unitString == "m/s" && HKUnit.second().reciprocal().unitString == "1/s")
  }

  /// Every interval that begins up to the end, from the one that contains the start; intervals are counted from the anchor in both directions.
  @Test(arguments: [(8.5, 11.0, [8.0, 9, 10, 11]), (8, 8.5, [8]), (12, 11, []), (10, 10, [10])])
  func intervalsFollowTheAnchor(_ start: Double, _ end: Double, _ expected: [Double]) {
    let day = 86_400.0
    let query = HKStatisticsCollectionQuery(
      quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, anchorDate: Date(timeIntervalSince1970: 10 * day),
      intervalComponents: DateComponents(day: 1))
    var found: [Double] = []
    query.initialResultsHandler = { _, collection, _ in
      let (from, to) = (Date(timeIntervalSince1970: start * day), Date(timeIntervalSince1970: end * day))
      collection?.enumerateStatistics(from: from, to: to) { statistics, _ in
        found.append(statistics.startDate.timeIntervalSince1970 / day)
      }
    }
    HKHealthStore().execute(query)
    #expect(found == expected)
  }
}
