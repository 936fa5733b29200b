import Foundation

/// A unit of health data.
open class HKUnit: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let unitString: String
  /// The factor to the base unit.
  let factor: Double
  public convenience init(from string: String) { self.init(string, 1) }
  init(_ name: String, _ factor: Double) { (unitString, self.factor) = (name, factor) }
  open class func count() -> HKUnit { make("count") }
  open class func percent() -> HKUnit { make("%") }
  open class func minute() -> HKUnit { make("min", 60) }
  open class func second() -> HKUnit { make("s") }
  open class func hour() -> HKUnit { make("hr", 3600) }
  open class func day() -> HKUnit { make("d", 86400) }
  open class func meter() -> HKUnit { make("m") }
  open class func mile() -> HKUnit { make("mi", 1609.344) }
  open class func foot() -> HKUnit { make("ft", 0.3048) }
  open class func inch() -> HKUnit { make("in", 0.0254) }
  open class func gram() -> HKUnit { make("g") }
  open class func pound() -> HKUnit { make("lb", 453.59237) }
  open class func kilocalorie() -> HKUnit { make("kcal", 4184) }
  open class func largeCalorie() -> HKUnit { make("Cal", 4184) }
  open class func joule() -> HKUnit { make("J") }
  open class func degreeCelsius() -> HKUnit { make("degC") }
  open class func degreeFahrenheit() -> HKUnit { make("degF") }
  open class func liter() -> HKUnit { make("L") }
  open class func watt() -> HKUnit { make("W") }
  open class func internationalUnit() -> HKUnit { make("IU") }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix.sign + "m", prefix.factor) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix.sign + "g", prefix.factor) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix.sign + "L", prefix.factor) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix.sign + "s", prefix.factor) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix.sign + "J", prefix.factor) }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    make(prefix.sign + "mol", prefix.factor * molarMass)
  }
  public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor) }
  public func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor) }
  public func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor) }
  private class func make(_ name: String, _ factor: Double = 1) -> HKUnit { HKUnit(name, factor) }
}
public let HKUnitMolarMassBloodGlucose = 180.15588
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
  var sign: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
  var factor: Double { [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue] }
}
/// A value with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  private let base: Double
  public init(unit: HKUnit, doubleValue value: Double) { base = value * unit.factor }
  open func doubleValue(for unit: HKUnit) -> Double { base / unit.factor }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}
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
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
    self.value = value
    super.init(type, start, end)
  }
}
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  open var totalEnergyBurned: HKQuantity? { nil }
  open var totalDistance: HKQuantity? { nil }
  public init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
    workoutActivityType = activityType
    super.init(.workoutType(), start, end)
  }
}
/// The configuration of a workout.
open class HKWorkoutConfiguration: NSObject {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
}
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
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
  /// No-op: nothing is stored.
  open func save(_ object: HKObject) async throws {}
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
}
