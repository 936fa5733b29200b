import Foundation

/// A query for health data: nothing is found, and its handler is told so when the query is executed.
open class HKQuery: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  private let answer: @Sendable (HKQuery) -> Void
  override convenience init() { self.init { _ in } }
  init(answer: @escaping @Sendable (HKQuery) -> Void) { self.answer = answer }
  func run() { answer(self) }
  open class func predicateForSamples(withStart start: Date?, end: Date?, options: HKQueryOptions = []) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForWorkouts(with activity: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
}
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// A handler that may be called from any thread; HealthKit's are not marked so in Apple's headers either.
private struct Handler<Value>: @unchecked Sendable {
  // `@unchecked Sendable`: called once, by the thread that executes the query.
  let call: Value
}
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    let handler = Handler(call: resultsHandler)
    super.init { query in if let query = query as? HKSampleQuery { handler.call(query, [], nil) } }
  }
  public convenience init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.init(queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [], resultsHandler: resultsHandler)
  }
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    let handler = Handler(call: resultsHandler)
    super.init { query in if let query = query as? HKSampleQuery { handler.call(query, [], nil) } }
  }
}
/// No-op: there are no changes to observe.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { super.init { _ in } }
}
/// A place in the stream of changes.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public init(fromValue value: Int) {}
}
/// An object that was deleted: none.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Results = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  open var updateHandler: Results?
  public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler: @escaping Results) {
    let handler = Handler(call: resultsHandler)
    let place = anchor ?? HKQueryAnchor(fromValue: 0)
    super.init { query in if let query = query as? HKAnchoredObjectQuery { handler.call(query, [], [], place, nil) } }
  }
}
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}
/// The statistics of an interval: of no samples.
open class HKStatistics: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let startDate: Date
  public let endDate: Date
  init(_ interval: DateInterval) { (startDate, endDate) = (interval.start, interval.end) }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func duration() -> HKQuantity? { nil }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    let handler = Handler(call: completionHandler)
    super.init { query in if let query = query as? HKStatisticsQuery { handler.call(query, nil, HKError(.errorNoData)) } }
  }
}
/// The statistics of many intervals: every interval exists, and none has samples.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  private let anchor: Date
  private let step: DateComponents
  private let calendar = Calendar.current
  init(anchor: Date, step: DateComponents) { (self.anchor, self.step) = (anchor, step) }

  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { interval(at: date).map(HKStatistics.init) }
  open func enumerateStatistics(from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops: ObjCBool = false
    var next = interval(at: start)
    while let interval = next, interval.start <= end, !stops.boolValue {
      block(HKStatistics(interval), &stops)
      next = self.interval(from: interval.end)
    }
  }

  /// The maximum number of intervals between the anchor and a date.
  private static let limit = 100_000

  private func interval(from start: Date) -> DateInterval? {
    guard let end = calendar.date(byAdding: step, to: start), end > start else { return nil }
    return DateInterval(start: start, end: end)
  }

  /// The interval with a date in it; intervals follow each other from the anchor on, in both directions.
  private func interval(at date: Date) -> DateInterval? {
    guard var found = interval(from: anchor) else { return nil }
    for _ in 0..<Self.limit {
      if date >= found.start, date < found.end { return found }
      let start = date < found.start ? calendar.date(byAdding: step.negated, to: found.start) : found.end
      guard let start, let next = interval(from: start) else { return nil }
      found = next
    }
    return nil
  }
}
extension DateComponents {
  fileprivate var negated: DateComponents {
    var result = DateComponents()
    (result.year, result.month, result.day) = (year.map(-), month.map(-), day.map(-))
    (result.weekOfYear, result.hour, result.minute, result.second) = (weekOfYear.map(-), hour.map(-), minute.map(-), second.map(-))
    return result
  }
}
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    super.init { query in
      guard let query = query as? HKStatisticsCollectionQuery else { return }
      query.initialResultsHandler?(query, HKStatisticsCollection(anchor: anchorDate, step: intervalComponents), nil)
    }
  }
}
/// Why HealthKit could not answer.
public struct HKError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case noError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
