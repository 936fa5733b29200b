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

  /// Previews of widgets make workouts; without a duration of its own one lasts from its start to its end.
  @Test func workoutsKeepTheirTotals() {
    let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 3600))
    let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 400), distance = HKQuantity(unit: .meter(), doubleValue: 1500)
    let walk = HKWorkout(
      activityType: .walking, start: start, end: end, duration: 1800, totalEnergyBurned: energy, totalDistance: distance, device: nil,
      metadata: nil)
    #expect(walk.duration == 1800 && walk.totalEnergyBurned === energy && walk.totalDistance === distance)
    let run = HKWorkout(
      activityType: .running, start: start, end: end, workoutEvents: nil, totalEnergyBurned: energy, totalDistance: nil, metadata: nil)
    #expect(run.duration == 3600 && run.totalEnergyBurned === energy && run.totalDistance == nil)
    #expect(HKWorkout(activityType: .running, start: start, end: end).duration == 3600)
  }

  /// Apps choose by the unit: `switch unit { case .count(): … }`.
  @Test func unitsOfOneNameAreEqual() {
    #expect(HKUnit.count() == .count() && HKUnit.mile() == HKUnit(from: "mi") && HKUnit.mile() != .meter())
    #expect(Set([HKUnit.count(), .count(), .meter()]).count == 2)
  }

  @Test(arguments: [
    ("count/min", 60.0, "count/s", 1.0), ("km", 2, "m", 2000), ("degC", 37, "degF", 98.6), ("degF", 32, "K", 273.15),
    ("ml/(kg*min)", 1, "L/(kg·hr)", 0.06), ("mg/dL", 90, "mmol<180.15588>/L", 4.995674), ("kcal", 1, "kJ", 4.184),
    ("m/s^2", 1, "m·s^-2", 1),
    ("mmHg", 120, "kPa", 15.998686),
  ]) func unitsAreRead(_ unit: String, _ value: Double, _ other: String, _ expected: Double) {
    let quantity = HKQuantity(unit: HKUnit(from: unit), doubleValue: value)
    #expect(abs(quantity.doubleValue(for: HKUnit(from: other)) - expected) < 1e-6 * expected)
    #expect(quantity.is(compatibleWith: HKUnit(from: other)) && !quantity.is(compatibleWith: .internationalUnit()))
    #expect(HKUnit(from: unit).unitString == unit)
  }

  /// A string that is not a unit is a count: brackets that are not closed, too many of them, a name of none.
  @Test(arguments: ["", "furlong", "m/", "(m", "m)", "m^", "m^12", String(repeating: "(", count: 100_000), "mol<x>"])
  func whatIsNoUnitIsACount(_ text: String) {
    #expect(HKQuantity(unit: HKUnit(from: text), doubleValue: 3).doubleValue(for: .count()) == 3)
  }

  /// The string of each named unit is a unit: any other string would be a count.
  @Test func namedUnitsAreUnits() {
    let named: [HKUnit] = [
      .yard(), .ounce(), .stone(), .smallCalorie(), .calorie(), .fluidOunceUS(), .fluidOunceImperial(), .pintUS(), .pintImperial(),
      .cupUS(),
      .cupImperial(), .millimeterOfMercury(), .inchesOfMercury(), .centimeterOfWater(), .atmosphere(), .pascal(), .siemen(), .volt(),
      .hertz(),
      .decibelAWeightedSoundPressureLevel(), .decibelHearingLevel(), .pascalUnit(with: .kilo), .wattUnit(with: .milli),
      .siemenUnit(with: .micro), .voltUnit(with: .milli), .hertzUnit(with: .kilo),
    ]
    for unit in named {
      #expect(!HKQuantity(unit: unit, doubleValue: 1).is(compatibleWith: .count()), "\(unit.unitString) is not a unit")
    }
    #expect(isNear(HKQuantity(unit: .millimeterOfMercury(), doubleValue: 120).doubleValue(for: .pascalUnit(with: .kilo)), 15.9986864898))
  }

  @Test func unitsOfUnitsAreInParentheses() {
    let unit = HKUnit.literUnit(with: .milli).unitDivided(by: HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute()))
    #expect(
      unit.unitString == "mL/(kg·min)"
        && isNear(HKQuantity(unit: unit, doubleValue: 40).doubleValue(for: HKUnit(from: unit.unitString)), 40))
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

  /// A query for samples of several types answers as one for a single type does: with none.
  @Test func aQueryOfSeveralTypesFindsNothing() {
    final class Answer: @unchecked Sendable {
      // `@unchecked Sendable`: set by the handler, which the store calls before it returns.
      var count: Int?
    }
    let answer = Answer()
    let steps = HKQueryDescriptor(sampleType: HKQuantityType(.stepCount), predicate: nil)
    let query = HKSampleQuery(queryDescriptors: [steps], limit: HKObjectQueryNoLimit) { _, samples, _ in answer.count = samples?.count }
    HKHealthStore().execute(query)
    #expect(answer.count == 0)
  }
}
