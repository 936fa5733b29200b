import Foundation
import SkerryGeometry
import Testing

@testable import SkerryCharts

@Suite struct ScaleTests {
  @Test func stepsAreRound() {
    #expect(NumberTicks.step(100, count: 5) == 20)
    #expect(NumberTicks.step(7, count: 5) == 2)
    #expect(NumberTicks.step(0.013, count: 5) == 0.005)
    #expect(NumberTicks.ticks(0, 1, count: 5) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(NumberTicks.ticks(0, 1, count: 4) == [0, 0.5, 1])
    #expect(NumberTicks.ticks(-3, 3, count: 6) == [-3, -2, -1, 0, 1, 2, 3])
  }

  @Test(arguments: [(0.0, 0.0), (.nan, 1), (1e300, 2e300), (-.leastNonzeroMagnitude, .leastNonzeroMagnitude), (5, -5)])
  func extremeSpansGiveFewTicks(_ low: Double, _ high: Double) {
    #expect(NumberTicks.ticks(low, high, count: 5).count <= 1000)
  }

  /// A number as a category: whole ones without a fraction, as long as every digit is exact.
  @Test(arguments: [
    (0.0, "0"), (2, "2"), (-3, "-3"), (0.5, "0.5"), (2.25, "2.25"), (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000.0"),
    (-1e15, "-1000000000000000.0"),
  ])
  func numbersAsCategories(_ number: Double, _ text: String) {
    #expect(PlotValue.number(number).category == text)
  }

  @Test func decadesAreExact() {
    for exponent in -20...20 {
      #expect(PowersOfTen.exponent(of: PowersOfTen.power(exponent)) == exponent)
      #expect(PowersOfTen.exponent(of: PowersOfTen.power(exponent).nextDown) == exponent - 1)
    }
    #expect(NumberTicks.powers(0.5, 2000) == [1, 10, 100, 1000])
    #expect(NumberTicks.powers(1, 1) == [1])
    #expect(NumberTicks.decimals(0.05) == 2 && NumberTicks.decimals(0.1) == 1 && NumberTicks.decimals(20) == 0)
  }

  @Test func anAutomaticDomainIncludesZeroAndIsRound() {
    let scale = PlotScale.fitting([.number(12), .number(93)], ScaleRequest(), desiredCount: 5)
    #expect((scale.lower, scale.upper) == (0, 100))
  }

  /// On a scale without extent every value is in the middle; far outside a domain a position stays finite.
  @Test func scalesWithoutExtent() {
    func scale(_ lower: Double, _ upper: Double) -> PlotScale {
      var scale = PlotScale(.numbers(.linear), lower: lower, upper: upper)
      (scale.start, scale.end) = (10, 210)
      return scale
    }
    #expect(scale(3, 3).position(.number(3)) == 110 && scale(3, 3).position(.number(99)) == 110)
    #expect(scale(0, .infinity).position(.number(5)) == 110)
    #expect(scale(0, 4).position(.number(1)) == 60 && scale(4, 0).position(.number(1)) == 160)
    #expect(scale(0, 1).position(.number(5000)) == 200_010 && scale(0, 1).position(.number(-5000)) == -199_990)
  }

  /// A domain from one value is a unit around it; without any the scale has its default; the order of two is kept.
  @Test func explicitDomains() {
    func ends(_ domain: [Double]) -> [Double] {
      var request = ScaleRequest()
      request.domain = .values(domain.map { .number($0) })
      let scale = PlotScale.fitting([.number(12), .number(93)], request, desiredCount: 5)
      return [scale.lower, scale.upper]
    }
    #expect(ends([5]) == [4.5, 5.5] && ends([5, 5]) == [4.5, 5.5] && ends([7, 3]) == [7, 3] && ends([1, 9, 4]) == [1, 4])
  }

  /// Values that are all the same: half of the value on each side, a unit from zero, and half an hour on each side of a date.
  @Test func domainsOfOneValue() {
    var request = ScaleRequest()
    request.domain = .automatic(includesZero: false, reversed: false)
    func ends(_ value: PlotValue) -> [Double] {
      let scale = PlotScale.fitting([value], request, desiredCount: 5)
      return [scale.lower, scale.upper]
    }
    #expect(ends(.number(0)) == [0, 1] && ends(.number(100)) == [50, 150] && ends(.number(-100)) == [-150, -50])
    let date = Date(timeIntervalSinceReferenceDate: 86400)
    #expect(ends(.date(date)) == [84600, 88200])
  }

  /// The domains of recorded charts, the same at plot heights of 66 and 216 points (Figures §9.6).
  @Test(arguments: [
    (-1.35, 1.25, -2.0, 2.0, 1.0), (-6.15, 1.25, -10, 5, 5), (0.4, 1.6, 0, 2, 0.5), (1.66, 6.4, 0, 8, 2), (0.25, 1.25, 0, 1.5, 0.5),
    (-11, 13.1, -20, 20, 10),
  ])
  @MainActor func recordedDomains(_ minimum: Double, _ maximum: Double, _ lower: Double, _ upper: Double, _ step: Double) {
    let count = AxisPlan.desiredCount(66, .vertical)
    #expect(count == AxisPlan.desiredCount(216, .vertical))
    let scale = PlotScale.fitting([.number(minimum), .number(maximum)], ScaleRequest(), desiredCount: count)
    #expect((scale.lower, scale.upper) == (lower, upper))
    #expect(NumberTicks.step(from: scale.lower, through: scale.upper, count: count) == step)
  }

  /// Counts from 0 to 1 have labels at 0 and 1 only, where measurements have one at a half (Figures §9.6).
  @Test func integersAreNotDivided() {
    #expect(NumberTicks.step(from: 0, through: 1, count: 4) == 0.5)
    #expect(NumberTicks.step(from: 0, through: 1, count: 4, minimum: 1) == 1)
    let scale = PlotScale.fitting([.number(1)], ScaleRequest(), desiredCount: 4, leastStep: 1)
    #expect((scale.lower, scale.upper) == (0, 1))
  }

  /// Every seventh day of a month that begins on the 14th: 14, 21, 28, 5 (Figures §9.6).
  @Test func aStrideBeginsWithTheDomain() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let start = try #require(calendar.date(from: DateComponents(year: 2023, month: 11, day: 14)))
    let step = DateTicks.Step(unit: .day, count: 7, length: 1e6)
    let (low, high) = (start.timeIntervalSinceReferenceDate, start.timeIntervalSinceReferenceDate + 28 * 86_400)
    func days(from low: Double) -> [Int] {
      DateTicks(calendar: calendar).dates(step, from: low, through: high, anchored: .domain).map { calendar.component(.day, from: $0) }
    }
    #expect(days(from: low) == [14, 21, 28, 5, 12])
    #expect(days(from: low + 1) == [15, 22, 29, 6])
    let whole = DateTicks(calendar: calendar).dates(step, from: low, through: high)
    #expect(whole.map { calendar.component(.day, from: $0) } == [15, 22, 29, 6])
  }

  /// Every fifteenth minute of data from 13:52:47 to 14:46:47, counted from 13:52, which is before the domain: 14:07, 14:22, 14:37. Weeks
  /// begin on Mondays (Figures §9.95).
  @Test func automaticMinutesBeginWithTheDomainsMinute() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func minutes(_ second: Int) throws -> [Int] {
      let start = try #require(
        calendar.date(from: DateComponents(year: 2025, month: 12, day: 23, hour: 13, minute: 52, second: second)))
      let (low, high) = (start.timeIntervalSinceReferenceDate, start.timeIntervalSinceReferenceDate + 54 * 60)
      let step = DateTicks.step(high - low, count: 4)
      #expect(step.unit == .minute && step.count == 15)
      return DateTicks(calendar: calendar).dates(step, from: low, through: high, anchored: DateTicks.automaticAnchor(step)).map {
        calendar.component(.minute, from: $0)
      }
    }
    #expect(try minutes(47) == [7, 22, 37])
    #expect(try minutes(0) == [52, 7, 22, 37])
    #expect(DateTicks.automaticAnchor(DateTicks.step(6 * 3600, count: 4)) == .calendar)
    #expect(DateTicks.automaticAnchor(DateTicks.step(60, count: 4)) == .firstUnit)
  }

  /// The closure gets the inferred ends, or the categories, and may change them; a type that the data are not of is left alone.
  @Test func anInferredDomainIsModified() {
    func scale(_ values: [PlotValue], _ domain: AutomaticScaleDomain) -> PlotScale {
      var request = ScaleRequest()
      request.read(domain: domain)
      return PlotScale.fitting(values, request, desiredCount: 5)
    }
    var seen: [Int] = []
    let higher = scale(
      [.number(12), .number(93)],
      .automatic(dataType: Int.self) {
        seen = $0
        $0.append(130)
      })
    #expect(seen == [0, 100] && (higher.lower, higher.upper) == (0, 130))
    let turned = scale([.number(112), .number(193)], .automatic(includesZero: false, reversed: true, dataType: Double.self) { $0[0] = 50 })
    #expect((turned.lower, turned.upper) == (200, 50))
    let names = scale([.category("a"), .category("b")], .automatic(dataType: String.self) { $0.insert("z", at: 1) })
    #expect(names.kind == .categories(["a", "z", "b"]))
    let other = scale([.number(12), .number(93)], .automatic(dataType: Date.self) { $0.removeAll() })
    #expect((other.lower, other.upper) == (0, 100))
  }

  /// A greater slope at zero gives small values more room; positions lead back to their values.
  @Test(arguments: [1.0, 4])
  func symmetricLogarithms(_ slope: Double) throws {
    var request = ScaleRequest()
    request.read(domain: -15.0...15, type: slope == 1 ? .symmetricLog : .symmetricLog(slopeAtZero: slope))
    var scale = PlotScale.fitting([], request, desiredCount: 5)
    (scale.start, scale.end) = (0, 200)
    // ln(1 + 3 s) / ln(1 + 15 s): 1/2 for 1, 2.565/4.111 for 4.
    let place = try #require(scale.position(.number(3)))
    #expect(abs(place - (slope == 1 ? 150 : 162.394)) < 0.001)
    #expect(abs((scale.value(at: place)?.continuous ?? 0) - 3) < 1e-9 && abs((scale.value(at: 200 - place)?.continuous ?? 0) + 3) < 1e-9)
    #expect(ScaleType.symmetricLog(slopeAtZero: 0) == .symmetricLog && ScaleType.symmetricLog(slopeAtZero: .infinity) == .symmetricLog)
  }

  @Test func zeroCanBeLeftOut() {
    var request = ScaleRequest()
    request.domain = .automatic(includesZero: false, reversed: false)
    let scale = PlotScale.fitting([.number(112), .number(193)], request, desiredCount: 5)
    #expect((scale.lower, scale.upper) == (100, 200))
  }

  @Test func aGivenDomainIsKept() {
    var request = ScaleRequest()
    request.domain = .values([.number(40), .number(215)])
    var scale = PlotScale.fitting([.number(1)], request, desiredCount: 5)
    (scale.start, scale.end) = (175, 0)
    #expect(scale.position(.number(40)) == 175)
    #expect(scale.position(.number(215)) == 0)
    #expect(scale.position(.number(.nan)) == nil)
  }

  @Test func categoriesShareTheLength() {
    var scale = PlotScale.fitting([.category("a"), .category("b"), .category("a")], ScaleRequest(), desiredCount: 5)
    (scale.start, scale.end) = (0, 100)
    #expect(scale.position(.category("a")) == 25)
    #expect(scale.position(.category("b")) == 75)
    #expect(scale.position(.category("c")) == nil)
    #expect(scale.bandLength == 50)
  }

  @Test(arguments: [ScaleType.linear, .log, .symmetricLog, .squareRoot, .power(exponent: 3)])
  func placesLeadBackToTheirValues(_ type: ScaleType) throws {
    var scale = PlotScale(.numbers(type.kind), lower: 1, upper: 1000)
    (scale.start, scale.end) = (10, 310)
    for value in [1.0, 7, 250, 1000] {
      let place = try #require(scale.position(.number(value)))
      let back = try #require(scale.value(at: place)?.continuous)
      #expect(abs(back - value) < 1e-6 * value)
    }
  }

  @Test func ticksOfADayAreOnTheHour() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let noon = Date(timeIntervalSince1970: 1_767_960_000)
    let from = noon.timeIntervalSinceReferenceDate - 500
    let step = DateTicks.step(6 * 3600, count: 4)
    #expect(step.unit == .hour && step.count == 2)
    let dates = DateTicks(calendar: calendar).dates(step, from: from, through: from + 6 * 3600)
    #expect(dates.map { calendar.component(.hour, from: $0) } == [12, 14, 16])
    #expect(dates.map { calendar.component(.minute, from: $0) } == [0, 0, 0])
  }

  /// A span that a step divides exactly has that step; one a thousandth longer has the next. The mean year has 365.2425 days.
  @Test(
    arguments: [
      (1.0, "second 1", "second 2"), (30, "second 30", "minute 1"), (60, "minute 1", "minute 2"), (1800, "minute 30", "hour 1"),
      (3600, "hour 1", "hour 2"), (43_200, "hour 12", "day 1"), (86_400, "day 1", "day 2"), (172_800, "day 2", "weekOfYear 1"),
      (604_800, "weekOfYear 1", "weekOfYear 2"), (1_209_600, "weekOfYear 2", "month 1"), (2_629_746, "month 1", "month 2"),
      (6 * 2_629_746, "month 6", "year 1"), (31_556_952, "year 1", "year 2"),
    ] as [(Double, String, String)])
  func stepsHaveTheLengthOfTheirUnits(_ span: Double, _ exact: String, _ longer: String) {
    func step(_ span: Double) -> String {
      let step = DateTicks.step(span * 4, count: 4)
      return "\(step.unit) \(step.count)"
    }
    #expect(step(span) == exact && step(span * 1.001) == longer, "\(step(span)), \(step(span * 1.001))")
  }

  @Test func anEndlessDomainOfDatesHasNoTicks() {
    let ticks = DateTicks(calendar: Calendar(identifier: .gregorian))
    #expect(ticks.dates(.init(unit: .second, count: 1, length: 1), from: 0, through: 1e12).isEmpty)
  }

  /// A stride of years over decades, and of hours over a week; a stride with too many marks has none.
  @Test(arguments: [
    (Calendar.Component.year, 10, 44.0 * 31_556_952, 5), (.hour, 6, 7 * 86_400, 28), (.month, 1, 365 * 86_400, 12),
    (.second, 1, 10_000, 10_001),
    (.second, 1, 10_002, 0),
  ])
  func stridesAreCountedInTheirOwnUnit(unit: Calendar.Component, count: Int, span: Double, expected: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let step = DateTicks.Step(unit: unit, count: count, length: DateTicks.length(of: unit) * Double(count))
    let found = DateTicks(calendar: calendar).dates(step, from: 0, through: span, anchored: .domain)
    #expect(abs(found.count - expected) <= 1 && (expected != 0 || found.isEmpty))
  }

  @Test func aPlaceThatIsNoNumberHasNoCategory() {
    var scale = PlotScale(.categories(["a", "b"]))
    scale.end = 100
    #expect(scale.value(at: .nan) == nil && scale.value(at: .infinity) == nil)
    #expect(scale.value(at: 60) == .category("b"))
  }

  @Test func valuesConvertBackToTheirTypes() {
    #expect(PlotValue(Float(2)).plottable(Double.self) == 2)
    #expect(PlotValue(7).plottable(Int.self) == 7)
    #expect(PlotValue(7.9).plottable(Int.self) == 7)
    #expect(PlotValue(1e300).plottable(Int.self) == nil)
    #expect(PlotValue("a").plottable(Int.self) == nil)
    #expect(PlotValue("a").plottable(String.self) == "a")
  }

  /// Bins are round and cover the data; without data they divide the unit.
  @Test func binsOfNumbers() {
    #expect(NumberBins<Double>(data: [], desiredCount: 4).thresholds == [0, 0.5, 1])
    #expect(NumberBins(data: [3.0, 17, 42], desiredCount: 5).thresholds == [0, 10, 20, 30, 40, 50])
    let bins = NumberBins(size: 5.0, range: 0...12)
    #expect([[], [1], [2, 1], [3, 1, 2]].map { NumberBins<Double>(thresholds: $0).count } == [0, 0, 1, 2])
    #expect(bins.thresholds == [0, 5, 10, 15] && bins.index(for: 4.9) == 0 && bins.index(for: 5) == 1 && bins.index(for: 99) == 2)
  }
}
