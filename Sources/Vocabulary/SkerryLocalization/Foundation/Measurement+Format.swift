import CSkerryICU
public import Foundation

// Foundation on Linux has measurements but no format styles for them; Apple's spelling is kept.

/// How the unit of a measurement is written.
public enum _MeasurementWidth: String, Codable, Hashable, Sendable {
  case wide, abbreviated, narrow

  fileprivate var skeleton: String {
    switch self {
    case .wide: "unit-width-full-name"
    case .abbreviated: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements in the units and words of a locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public typealias UnitWidth = _MeasurementWidth

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether temperatures are written without their scale: 21°.
    public var hidesScaleName: Bool

    public init(
      width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle, hidesScaleName) = (width, locale, usage, numberFormatStyle, false)
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      guard let unit = UnitNames.identifier(of: value.unit) else {
        return "\(value.value.formatted((numberFormatStyle ?? .number).locale(locale))) \(value.unit.symbol)"
      }
      var words = ["unit/\(unit)", width.skeleton]
      if let usage, usage.name != "asProvided", numberFormatStyle == nil { words.append("usage/\(usage.name)") }
      if usage?.name == "asProvided" || numberFormatStyle != nil { words.append(".###") }
      let text = NumberSkeleton.written(words.joined(separator: " "), locale, value.value) ?? "\(value.value) \(value.unit.symbol)"
      return hidesScaleName ? text.replacing(#/(°)\s?[CFK]\b/#) { "\($0.output.1)" } : restyled(text, value.value)
    }

    /// With the number as its own style writes it.
    private func restyled(_ text: String, _ number: Double) -> String {
      guard let style = numberFormatStyle, let plain = NumberSkeleton.written(".###", locale, number) else { return text }
      return text.replacingOccurrences(of: plain, with: number.formatted(style.locale(locale)))
    }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
  public func formatted() -> String { FormatStyle().format(self) }
}

/// What a measurement is of, which decides its unit in a locale.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String
  public static var general: Self { Self(name: "default") }
  public static var asProvided: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focal-length") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass { public static var personWeight: Self { Self(name: "person") } }
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed { public static var wind: Self { Self(name: "wind") } }
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume { public static var liquid: Self { Self(name: "fluid") } }

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

/// ICU's number skeletons.
enum NumberSkeleton {
  static func written(_ skeleton: String, _ locale: Locale, _ number: Double) -> String? {
    var units = [UInt16](repeating: 0, count: 256)
    let count = skerry_format_number(skeleton, locale.identifier, number, &units, Int32(units.count))
    return count >= 0 && count <= units.count ? String(decoding: units[..<Int(count)], as: UTF16.self) : nil
  }
}

/// Foundation's units as CLDR names them.
enum UnitNames {
  static func identifier(of unit: Unit) -> String? {
    let known: [(Unit, String)] =
      switch unit {
      case is UnitLength:
        [
          (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.centimeters, "centimeter"),
          (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"), (UnitLength.inches, "inch"),
          (UnitLength.feet, "foot"),
          (UnitLength.yards, "yard"), (UnitLength.miles, "mile"), (UnitLength.nauticalMiles, "nautical-mile"),
        ]
      case is UnitSpeed:
        [
          (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.metersPerSecond, "meter-per-second"),
          (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
        ]
      case is UnitTemperature:
        [(UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"), (UnitTemperature.kelvin, "kelvin")]
      case is UnitMass:
        [
          (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"), (UnitMass.pounds, "pound"),
          (UnitMass.ounces, "ounce"), (UnitMass.metricTons, "metric-ton"), (UnitMass.stones, "stone"),
        ]
      case is UnitEnergy:
        [
          (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"), (UnitEnergy.kilojoules, "kilojoule"),
          (UnitEnergy.joules, "joule"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
        ]
      case is UnitDuration:
        [
          (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
          (UnitDuration.milliseconds, "millisecond"),
        ]
      case is UnitVolume:
        [
          (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"), (UnitVolume.gallons, "gallon"), (UnitVolume.cups, "cup"),
          (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
        ]
      case is UnitPower:
        [
          (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"),
          (UnitPower.horsepower, "horsepower"),
        ]
      case is UnitPressure:
        [
          (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
          (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
        ]
      case is UnitAngle: [(UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian")]
      case is UnitFrequency:
        [(UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.megahertz, "megahertz")]
      case is UnitArea:
        [
          (UnitArea.squareMeters, "square-meter"), (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.hectares, "hectare"),
          (UnitArea.acres, "acre"), (UnitArea.squareFeet, "square-foot"),
        ]
      default: []
      }
    return known.first { $0.0 == unit }?.1
  }
}
