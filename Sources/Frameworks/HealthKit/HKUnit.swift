import Foundation

/// A unit of health data.
open class HKUnit: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let unitString: String
  /// What it measures, and its relation to the base unit.
  let measure: UnitMeasure

  /// A unit as Apple writes it: `km`, `count/min`, `ml/(kg*min)`, `degC`. Apple's stops the program for a string that is not a unit; here such a
  /// unit measures a count.
  public convenience init(from string: String) { self.init(string, UnitMeasure(string) ?? UnitMeasure()) }

  init(_ name: String, _ measure: UnitMeasure) { (unitString, self.measure) = (name, measure) }

  /// Units of one name are equal, although each call makes one.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
  open override var hash: Int { unitString.hash }

  open class func yard() -> HKUnit { HKUnit(from: "yd") }
  open class func ounce() -> HKUnit { HKUnit(from: "oz") }
  open class func stone() -> HKUnit { HKUnit(from: "st") }
  open class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  open class func calorie() -> HKUnit { HKUnit(from: "cal") }
  open class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  open class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  open class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  open class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
  open class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  open class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
  open class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  open class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
  open class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  open class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
  open class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  open class func siemen() -> HKUnit { HKUnit(from: "S") }
  open class func volt() -> HKUnit { HKUnit(from: "V") }
  open class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  open class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
  open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "Pa") }
  open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "W") }
  open class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "S") }
  open class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "V") }
  open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "Hz") }
  open class func count() -> HKUnit { HKUnit(from: "count") }
  open class func percent() -> HKUnit { HKUnit(from: "%") }
  open class func minute() -> HKUnit { HKUnit(from: "min") }
  open class func second() -> HKUnit { HKUnit(from: "s") }
  open class func hour() -> HKUnit { HKUnit(from: "hr") }
  open class func day() -> HKUnit { HKUnit(from: "d") }
  open class func meter() -> HKUnit { HKUnit(from: "m") }
  open class func mile() -> HKUnit { HKUnit(from: "mi") }
  open class func foot() -> HKUnit { HKUnit(from: "ft") }
  open class func inch() -> HKUnit { HKUnit(from: "in") }
  open class func gram() -> HKUnit { HKUnit(from: "g") }
  open class func pound() -> HKUnit { HKUnit(from: "lb") }
  open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  open class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  open class func joule() -> HKUnit { HKUnit(from: "J") }
  open class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  open class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  open class func kelvin() -> HKUnit { HKUnit(from: "K") }
  open class func liter() -> HKUnit { HKUnit(from: "L") }
  open class func watt() -> HKUnit { HKUnit(from: "W") }
  open class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "m") }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "g") }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "L") }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "s") }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.sign + "J") }
  /// An amount of substance, which compares with masses by its molar mass.
  /// - Parameter molarMass: in grams per mole.
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    HKUnit("\(prefix.sign)mol<\(molarMass)>", UnitMeasure([.mass: 1], prefix.factor * molarMass))
  }

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.nested)", measure.multiplied(by: unit.measure, to: -1))
  }
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.nested)", measure.multiplied(by: unit.measure, to: 1))
  }
  public func reciprocal() -> HKUnit { HKUnit("1/\(nested)", UnitMeasure().multiplied(by: measure, to: -1)) }

  /// The unit as a part of another.
  private var nested: String { unitString.contains { "/·*".contains($0) } ? "(\(unitString))" : unitString }
}

/// The molar mass of glucose, in grams per mole; Apple's constant.
public let HKUnitMolarMassBloodGlucose = 180.15588
/// A prefix of metric units.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
  /// By its sign; the empty one is none.
  static let prefixes = Dictionary(uniqueKeysWithValues: (0...12).compactMap(HKMetricPrefix.init).map { ($0.sign, $0) })
  var sign: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
  var factor: Double { [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue] }
}
/// A value with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  private let unit: HKUnit
  /// In base units.
  private let base: Double
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, base) = (unit, unit.measure.base(of: value)) }
  /// Apple's stops the program for a unit of another dimension; here the value in base units is converted.
  open func doubleValue(for unit: HKUnit) -> Double { unit.measure.value(ofBase: base) }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measure.dimensions == unit.measure.dimensions }
}
