/// The kind of a parameter: its Swift type, and the class of its resolution results.
package enum ParameterKind: Equatable {
  /// A type of the Intents framework or Foundation.
  case system(type: String, resolution: String)
  /// An enum of the definition.
  case choice(String)
  /// A class of the definition.
  case thing(String)

  /// - Parameter type: the value of `INIntentParameterType`. An unknown kind is an object, which is Xcode's default.
  package init(type: String, enumType: String?, objectType: String?) {
    if let enumType {
      self = .choice(enumType)
    } else if let objectType {
      self = Self.systemObjects.contains(objectType) ? Self.known[objectType] ?? .thing(objectType) : .thing(objectType)
    } else {
      self = Self.known[type] ?? .system(type: "INObject", resolution: "INObjectResolutionResult")
    }
  }

  /// The type, without the question mark of optionals.
  package var swiftType: String {
    switch self {
    case .system(let type, _), .choice(let type), .thing(let type): type
    }
  }

  /// The class of the parameter's resolution results.
  package var resolution: String {
    switch self {
    case .system(_, let resolution): resolution
    case .choice(let name), .thing(let name): name + "ResolutionResult"
    }
  }

  // Source: the types that Xcode's editor of intents offers, and the properties of the classes it generates for them (numbers are
  // NSNumber).
  private static let known: [String: ParameterKind] = [
    "String": .system(type: "String", resolution: "INStringResolutionResult"),
    "Integer": .system(type: "NSNumber", resolution: "INIntegerResolutionResult"),
    "Decimal": .system(type: "NSNumber", resolution: "INDoubleResolutionResult"),
    "Double": .system(type: "NSNumber", resolution: "INDoubleResolutionResult"),
    "Boolean": .system(type: "NSNumber", resolution: "INBooleanResolutionResult"),
    "TimeInterval": .system(type: "NSNumber", resolution: "INTimeIntervalResolutionResult"),
    "Duration": .system(type: "NSNumber", resolution: "INTimeIntervalResolutionResult"),
    "Date": .system(type: "DateComponents", resolution: "INDateComponentsResolutionResult"),
    "DateComponents": .system(type: "DateComponents", resolution: "INDateComponentsResolutionResult"),
    "DateComponentsRange": .system(type: "INDateComponentsRange", resolution: "INDateComponentsRangeResolutionResult"),
    "URL": .system(type: "URL", resolution: "INURLResolutionResult"),
    "File": .system(type: "INFile", resolution: "INFileResolutionResult"),
    "Person": .system(type: "INPerson", resolution: "INPersonResolutionResult"),
    "PhoneNumber": .system(type: "String", resolution: "INStringResolutionResult"),
    "SpeakableString": .system(type: "INSpeakableString", resolution: "INSpeakableStringResolutionResult"),
    "Currency": .system(type: "INCurrencyAmount", resolution: "INCurrencyAmountResolutionResult"),
    "CurrencyAmount": .system(type: "INCurrencyAmount", resolution: "INCurrencyAmountResolutionResult"),
    "PaymentMethod": .system(type: "INPaymentMethod", resolution: "INPaymentMethodResolutionResult"),
    "Location": .system(type: "CLPlacemark", resolution: "INPlacemarkResolutionResult"),
    "Placemark": .system(type: "CLPlacemark", resolution: "INPlacemarkResolutionResult"),
    "Distance": .system(type: "Measurement<UnitLength>", resolution: "INLengthResolutionResult"),
    "Length": .system(type: "Measurement<UnitLength>", resolution: "INLengthResolutionResult"),
    "Energy": .system(type: "Measurement<UnitEnergy>", resolution: "INEnergyResolutionResult"),
    "Mass": .system(type: "Measurement<UnitMass>", resolution: "INMassResolutionResult"),
    "Speed": .system(type: "Measurement<UnitSpeed>", resolution: "INSpeedResolutionResult"),
    "Temperature": .system(type: "Measurement<UnitTemperature>", resolution: "INTemperatureResolutionResult"),
    "Volume": .system(type: "Measurement<UnitVolume>", resolution: "INVolumeResolutionResult"),
  ]
  /// The kinds that a definition names as the class of an object.
  private static let systemObjects: Set = ["Person", "File", "CurrencyAmount", "PaymentMethod", "Placemark"]
}
