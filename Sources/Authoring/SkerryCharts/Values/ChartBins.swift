import Foundation

/// The bounds of one bin.
public struct ChartBinRange<Bound: Comparable> {
  public var lowerBound: Bound
  public var upperBound: Bound
  public init(lowerBound: Bound, upperBound: Bound) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }
}

/// Bins of equal width over numbers.
public struct NumberBins<Value: BinaryFloatingPoint> {
  /// The bounds of the bins, ascending.
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
  /// Bins with round bounds that cover the range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = max(NumberTicks.step(Double(range.upperBound - range.lowerBound), count: desiredCount), Double(minimumStride))
    let first = (Double(range.lowerBound) / step).rounded(.down), last = (Double(range.upperBound) / step).rounded(.up)
    let count = min(max(1, Int(saturatingCount: last - first)), 10_000)
    thresholds = (0...count).map { Value((first + Double($0)) * step) }
  }
  public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount, minimumStride: minimumStride)
  }
  public init(size: Value, range: ClosedRange<Value>) {
    let count = min(
      max(1, Int(saturatingCount: Double((range.upperBound - range.lowerBound) / max(size, .leastNonzeroMagnitude)).rounded(.up))), 10_000)
    thresholds = (0...count).map { range.lowerBound + Value($0) * size }
  }

  public var count: Int { max(0, thresholds.count - 1) }
  /// The bin of a value; values beyond the ends belong to the outermost bins.
  public func index(for value: Value) -> Int {
    min(max(0, (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1), max(0, count - 1))
  }
  public subscript(index: Int) -> ChartBinRange<Value> {
    guard thresholds.count > 1 else { return ChartBinRange(lowerBound: 0, upperBound: 1) }
    let index = min(max(0, index), thresholds.count - 2)
    return ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
  }
}

/// Bins of one calendar unit over dates.
public struct DateBins {
  /// The bounds of the bins, ascending.
  public let thresholds: [Date]
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = Calendar(identifier: .gregorian))
  {
    var found = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
    while let last = found.last, last <= range.upperBound, found.count < 10_000,
      let next = calendar.date(byAdding: unit, value: max(1, count), to: last), next > last
    { found.append(next) }
    thresholds = found
  }
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = Calendar(identifier: .gregorian)) {
    let start = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(unit: unit, by: count, range: start...(data.max() ?? start), calendar: calendar)
  }
  public func index(for value: Date) -> Int {
    min(max(0, (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1), max(0, thresholds.count - 2))
  }
  public subscript(index: Int) -> ChartBinRange<Date> {
    guard thresholds.count > 1 else {
      let only = thresholds.first ?? Date(timeIntervalSinceReferenceDate: 0)
      return ChartBinRange(lowerBound: only, upperBound: only)
    }
    let index = min(max(0, index), thresholds.count - 2)
    return ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
  }
}

extension Int {
  /// A whole number from a floating-point one; out of range the nearest limit, and 0 for NaN.
  init(saturatingCount value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e12), 1e12))
  }
}
