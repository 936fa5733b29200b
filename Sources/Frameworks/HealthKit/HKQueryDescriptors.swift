import Foundation

/// Samples of a type.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
  private init() {}
}
extension HKSamplePredicate where Sample == HKSample {
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self { Self() }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self { Self() }
}
extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self { Self() }
}
extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self() }
}
/// What a query for samples of several types looks for in one of them.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let sampleType: HKSampleType
  public let predicate: NSPredicate?
  public init(sampleType: HKSampleType, predicate: NSPredicate?) { (self.sampleType, self.predicate) = (sampleType, predicate) }
}
/// A query for samples: nothing is found.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
  public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {}
  public func result(for store: HKHealthStore) async throws -> [Sample] { [] }
}
/// A query for the statistics of an interval: it has no samples.
public struct HKStatisticsQueryDescriptor {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
  public func result(for store: HKHealthStore) async throws -> HKStatistics? { nil }
}
/// A query for the statistics of many intervals: none has samples.
public struct HKStatisticsCollectionQueryDescriptor {
  private let anchorDate: Date
  private let intervalComponents: DateComponents
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
  }
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
    HKStatisticsCollection(anchor: anchorDate, step: intervalComponents)
  }
}
