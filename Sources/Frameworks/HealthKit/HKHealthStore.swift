import Foundation

/// A sample of health data.
open class HKObject: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var metadata: [String: Any]? { nil }
}
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date) { (sampleType, startDate, endDate) = (type, start, end) }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  public let quantityType: HKQuantityType
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil) {
    (self.quantity, quantityType) = (quantity, type)
    super.init(type, start, end)
  }
}
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
  public var sumQuantity: HKQuantity { quantity }
}
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
  public var minimumQuantity: HKQuantity { quantity }
  public var averageQuantity: HKQuantity { quantity }
  public var maximumQuantity: HKQuantity { quantity }
  public var mostRecentQuantity: HKQuantity { quantity }
}
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
    self.value = value
    super.init(type, start, end)
  }
}
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  open func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
  private init(_ activity: HKWorkoutActivityType, _ start: Date, _ end: Date, _ duration: TimeInterval?, _ totals: [HKQuantity?]) {
    workoutActivityType = activity
    self.duration = duration ?? end.timeIntervalSince(start)
    (totalEnergyBurned, totalDistance) = (totals[0], totals[1])
    super.init(.workoutType(), start, end)
  }
  public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
    self.init(activityType, start, end, nil, [nil, nil])
  }
  public convenience init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, metadata: [String: Any]?
  ) { self.init(activityType, start, end, duration, [totalEnergyBurned, totalDistance]) }
  public convenience init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) { self.init(activityType, start, end, duration, [totalEnergyBurned, totalDistance]) }
  public convenience init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, metadata: [String: Any]?
  ) { self.init(activityType, start, end, nil, [totalEnergyBurned, totalDistance]) }
}
/// What happened during a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
}
/// A device that measured a sample; samples here have none.
open class HKDevice: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
}
/// The places of a workout.
open class HKWorkoutRoute: HKSample, @unchecked Sendable {}
/// The configuration of a workout.
open class HKWorkoutConfiguration: NSObject {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
}
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
/// How often an app is woken for new samples; it never is.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
extension NSNotification.Name {
  public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
/// The user's health data: none.
open class HKHealthStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open class func isHealthDataAvailable() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// No-op: no permission is requested.
  open func requestAuthorization(toShare share: Set<HKSampleType>, read: Set<HKObjectType>) async throws {}
  open func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }
  /// Tells the query's handler at once that nothing was found.
  open func execute(_ query: HKQuery) { query.run() }
  /// No-op: every query has been answered.
  open func stop(_ query: HKQuery) {}
  /// None: the user has chosen no units.
  open func preferredUnits(for types: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] { [:] }
  open func preferredUnits(
    for types: Set<HKQuantityType>, completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { completion([:], nil) }
  /// No-op: nothing is delivered.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
  open func disableAllBackgroundDelivery() async throws {}
  /// No-op: nothing is stored.
  open func delete(_ object: HKObject) async throws {}
  open func delete(_ objects: [HKObject]) async throws {}
  open func save(_ object: HKObject) async throws {}
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
}
