import Foundation

/// Writes distances as maps show them.
///
/// Units follow the locale. Rounding is assumed, from what Apple's maps show: metres and feet in steps of 10 below 300 and of 50 above,
/// one decimal below ten kilometres or miles, none above.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it.
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  open var locale: Locale! = .current
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  /// - Parameter distance: in metres.
  open func string(fromDistance distance: Double) -> String {
    switch resolvedUnits {
    case .imperial: text(distance, small: .feet, large: .miles, from: 0.1)
    case .imperialWithYards: text(distance, small: .yards, large: .miles, from: 0.5)
    default: text(distance, small: .meters, large: .kilometers, from: 1)
    }
  }
  /// The number at the start of a string in metres, kilometres, feet, yards or miles, in metres; −1 if there is none.
  open func distance(from distance: String) -> Double {
    let words = distance.split(separator: " ").map(String.init)
    guard let first = words.first, let number = try? Double(first, format: .number.locale(locale)) else { return -1 }
    let unit = words.dropFirst().first?.lowercased() ?? ""
    let factors: [(String, Double)] = [
      ("km", 1000), ("kilomet", 1000), ("ft", 0.3048), ("f", 0.3048), ("yd", 0.9144), ("y", 0.9144), ("mi", 1609.344),
    ]
    return number * (factors.first { unit.hasPrefix($0.0) }?.1 ?? 1)
  }
  open override func string(for object: Any?) -> String? {
    (object as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (object as? Double).map(string)
  }

  private var resolvedUnits: Units {
    guard units == .default else { return units }
    switch locale.measurementSystem {
    case .us: return .imperial
    case .uk: return .imperialWithYards
    default: return .metric
    }
  }

  /// - Parameter from: the minimum distance, in the large unit, that is written in that unit.
  private func text(_ metres: Double, small: UnitLength, large: UnitLength, from: Double) -> String {
    let distance = Measurement(value: max(0, metres), unit: UnitLength.meters)
    let far = distance.converted(to: large)
    let width: Measurement<UnitLength>.FormatStyle.UnitWidth = unitStyle == .full ? .wide : .abbreviated
    func written(_ measure: Measurement<UnitLength>, _ digits: Int) -> String {
      measure.formatted(
        .measurement(width: width, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0...digits))).locale(locale))
    }
    if far.value >= from { return written(far, far.value < 10 ? 1 : 0) }
    let near = distance.converted(to: small)
    let step = near.value < 300 ? 10.0 : 50
    let rounded = Measurement(value: (near.value / step).rounded() * step, unit: small)
    // 980 metres are rounded to a kilometre.
    return rounded.converted(to: large).value >= from ? written(far, 1) : written(rounded, 0)
  }
}
