@_exported import Foundation
@_exported import SkerryFoundation

// The types of HealthKit: there is no health data, and permission is not determined.

/// A type of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
    HKCharacteristicType(identifier.rawValue)
  }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKObjectType { HKObjectType("HKActivitySummaryTypeIdentifier") }
  open override var hash: Int { identifier.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  open class func workoutRoute() -> HKSeriesType { HKSeriesType("HKWorkoutRouteTypeIdentifier") }
  open class func heartbeat() -> HKSeriesType { HKSeriesType("HKDataTypeIdentifierHeartbeatSeries") }
}

public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  public static let heartRateVariabilitySDNN = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  public static let appleStandTime = Self(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  public static let runningSpeed = Self(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  public static let runningPower = Self(rawValue: "HKQuantityTypeIdentifierRunningPower")
  public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVO2Max")
  public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  public static let dietaryCarbohydrates = Self(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  public static let dietaryEnergyConsumed = Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
  public static let bloodPressureSystolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  public static let bloodPressureDiastolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  public static let walkingHeartRateAverage = Self(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  public static let appleMoveTime = Self(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  public static let appleWalkingSteadiness = Self(rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  public static let walkingStepLength = Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  public static let distanceWheelchair = Self(rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  public static let distanceDownhillSnowSports = Self(rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
  public static let swimmingStrokeCount = Self(rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  public static let runningStrideLength = Self(rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  public static let runningVerticalOscillation = Self(rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
  public static let runningGroundContactTime = Self(rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  public static let cyclingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  public static let cyclingPower = Self(rawValue: "HKQuantityTypeIdentifierCyclingPower")
  public static let cyclingCadence = Self(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
  public static let leanBodyMass = Self(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  public static let waistCircumference = Self(rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  public static let basalBodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  public static let appleSleepingWristTemperature = Self(rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
  public static let dietarySugar = Self(rawValue: "HKQuantityTypeIdentifierDietarySugar")
  public static let dietaryFiber = Self(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
  public static let dietaryCholesterol = Self(rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  public static let dietaryFatSaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  public static let environmentalAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  public static let headphoneAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  public static let numberOfTimesFallen = Self(rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  public static let numberOfAlcoholicBeverages = Self(rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
  public static let bloodAlcoholContent = Self(rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  public static let timeInDaylight = Self(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
  public static let uvExposure = Self(rawValue: "HKQuantityTypeIdentifierUVExposure")
}
public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
}
public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
}
/// A workout activity of the user.
public enum HKWorkoutActivityType: UInt, Codable, Sendable {
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining
  case curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining, golf
  case gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play
  case preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
  case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking
  case waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace
  case wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82, transition, underwaterDiving
  case other = 3000
}
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// What a sample of sleep stands for.
public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static var asleep: Self { .asleepUnspecified }
}
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
