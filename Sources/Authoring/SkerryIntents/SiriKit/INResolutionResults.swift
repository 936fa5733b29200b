import Foundation
import SkerryFoundation

// The answers of an app to SiriKit's questions about a parameter. SiriKit is not available here, so they are empty.

/// The resolution of one parameter.
open class INIntentResolutionResult: NSObject {
  public required override init() {}
  open class func needsValue() -> Self { Self() }
  open class func notRequired() -> Self { Self() }
  open class func unsupported() -> Self { Self() }
  open class func unsupported(forReason reason: Int) -> Self { Self() }
}
/// A resolution whose value has one type.
open class INValueResolutionResult<Value>: INIntentResolutionResult {
  open class func success(with value: Value) -> Self { Self() }
  open class func disambiguation(with values: [Value]) -> Self { Self() }
  open class func confirmationRequired(with value: Value?) -> Self { Self() }
}
open class INStringResolutionResult: INValueResolutionResult<String> {}
open class INBooleanResolutionResult: INValueResolutionResult<Bool> {}
open class INIntegerResolutionResult: INValueResolutionResult<Int> {}
open class INDoubleResolutionResult: INValueResolutionResult<Double> {}
open class INTimeIntervalResolutionResult: INValueResolutionResult<TimeInterval> {}
open class INDateComponentsResolutionResult: INValueResolutionResult<DateComponents> {}
open class INDateComponentsRangeResolutionResult: INValueResolutionResult<INDateComponentsRange> {}
open class INURLResolutionResult: INValueResolutionResult<URL> {}
open class INFileResolutionResult: INValueResolutionResult<INFile> {}
open class INPersonResolutionResult: INValueResolutionResult<INPerson> {}
open class INSpeakableStringResolutionResult: INValueResolutionResult<INSpeakableString> {}
open class INCurrencyAmountResolutionResult: INValueResolutionResult<INCurrencyAmount> {}
open class INPaymentMethodResolutionResult: INValueResolutionResult<INPaymentMethod> {}
open class INPlacemarkResolutionResult: INValueResolutionResult<CLPlacemark> {}
open class INLengthResolutionResult: INValueResolutionResult<Measurement<UnitLength>> {}
open class INEnergyResolutionResult: INValueResolutionResult<Measurement<UnitEnergy>> {}
open class INMassResolutionResult: INValueResolutionResult<Measurement<UnitMass>> {}
open class INSpeedResolutionResult: INValueResolutionResult<Measurement<UnitSpeed>> {}
open class INTemperatureResolutionResult: INValueResolutionResult<Measurement<UnitTemperature>> {}
open class INVolumeResolutionResult: INValueResolutionResult<Measurement<UnitVolume>> {}
open class INObjectResolutionResult: INIntentResolutionResult {}
open class INEnumResolutionResult: INIntentResolutionResult {}
