import Foundation

/// What a unit of health data measures, and how its values are converted.
struct UnitMeasure: Equatable, Sendable {
  /// What is measured. Base units: metre, gram, second, kelvin, litre, joule, pascal and so on, in the order of the cases.
  enum Dimension: Hashable, Sendable {
    case length, mass, time, temperature, volume, energy, pressure, power, internationalUnits, conductance, voltage, frequency, sound,
      hearing
  }

  /// The powers that are not zero.
  private(set) var dimensions: [Dimension: Int] = [:]
  /// How many base units one is.
  private(set) var factor = 1.0
  /// The zero in base units; only temperatures have one.
  private(set) var zero = 0.0

  init() {}
  init(_ dimensions: [Dimension: Int], _ factor: Double = 1, zero: Double = 0) {
    (self.dimensions, self.factor, self.zero) = (dimensions, factor, zero)
  }

  func base(of value: Double) -> Double { value * factor + zero }
  func value(ofBase base: Double) -> Double { (base - zero) / factor }

  /// The product with a power of another unit. A temperature in a product is a difference and has no zero.
  func multiplied(by other: UnitMeasure, to power: Int) -> UnitMeasure {
    let powers = dimensions.merging(other.dimensions.mapValues { $0 * power }, uniquingKeysWith: +).filter { $0.value != 0 }
    return UnitMeasure(powers, factor * pow(other.factor, Double(power)))
  }
}

extension UnitMeasure {
  /// The unit that a string stands for.
  /// - Returns: nil if it is none.
  init?(_ text: String) {
    var reader = UnitReader(text: Substring(text))
    guard let measure = reader.product(), reader.text.isEmpty else { return nil }
    self = measure
  }

  /// Units without a prefix. Factors of the international yard and pound, of the thermochemical calorie and of conventional pressures.
  static let named: [String: UnitMeasure] = [
    "count": UnitMeasure(), "%": UnitMeasure(), "1": UnitMeasure(),
    "min": UnitMeasure([.time: 1], 60), "hr": UnitMeasure([.time: 1], 3600), "d": UnitMeasure([.time: 1], 86400),
    "in": UnitMeasure([.length: 1], 0.0254), "ft": UnitMeasure([.length: 1], 0.3048), "yd": UnitMeasure([.length: 1], 0.9144),
    "mi": UnitMeasure([.length: 1], 1609.344),
    "oz": UnitMeasure([.mass: 1], 28.349523125), "lb": UnitMeasure([.mass: 1], 453.59237), "st": UnitMeasure([.mass: 1], 6350.29318),
    "fl_oz_us": UnitMeasure([.volume: 1], 0.0295735295625), "fl_oz_imp": UnitMeasure([.volume: 1], 0.0284130625),
    "cup_us": UnitMeasure([.volume: 1], 0.2365882365), "cup_imp": UnitMeasure([.volume: 1], 0.284130625),
    "pt_us": UnitMeasure([.volume: 1], 0.473176473), "pt_imp": UnitMeasure([.volume: 1], 0.56826125),
    "cal": UnitMeasure([.energy: 1], 4.184), "kcal": UnitMeasure([.energy: 1], 4184), "Cal": UnitMeasure([.energy: 1], 4184),
    "mmHg": UnitMeasure([.pressure: 1], 133.322387415), "cmAq": UnitMeasure([.pressure: 1], 98.0665),
    "atm": UnitMeasure([.pressure: 1], 101_325), "inHg": UnitMeasure([.pressure: 1], 3386.388640341),
    "K": UnitMeasure([.temperature: 1]), "degC": UnitMeasure([.temperature: 1], zero: 273.15),
    "degF": UnitMeasure([.temperature: 1], 5.0 / 9, zero: 459.67 * 5 / 9),
    "IU": UnitMeasure([.internationalUnits: 1]), "dBASPL": UnitMeasure([.sound: 1]), "dBHL": UnitMeasure([.hearing: 1]),
  ]

  /// Units that may have a metric prefix.
  static let prefixable: [String: UnitMeasure] = [
    "m": UnitMeasure([.length: 1]), "g": UnitMeasure([.mass: 1]), "s": UnitMeasure([.time: 1]), "L": UnitMeasure([.volume: 1]),
    "l": UnitMeasure([.volume: 1]), "J": UnitMeasure([.energy: 1]), "Pa": UnitMeasure([.pressure: 1]), "W": UnitMeasure([.power: 1]),
    "S": UnitMeasure([.conductance: 1]), "V": UnitMeasure([.voltage: 1]), "Hz": UnitMeasure([.frequency: 1]),
  ]
}
