import Foundation

/// A colour of a colour set, as `Contents.json` has it: components as fractions, as 0–255 or in hexadecimal.
package enum CatalogueColor {
  /// Xcode's colour spaces.
  static let spaces: Set<String> = [
    "srgb", "display-p3", "extended-srgb", "linear-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
  ]

  /// The value of a component, and whether it is a whole number, which may count from 0 to 255; `nil` for what is not a number.
  package static func number(_ value: Any?) -> (value: Double, isWhole: Bool)? {
    if let number = value as? Double { return number.isFinite ? (number, false) : nil }
    guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { (Double($0) / 255, false) } }
    guard let number = Double(text), number.isFinite else { return nil }
    return (number, !text.contains("."))
  }

  /// Why a colour cannot be used, as the end of a sentence that begins with `Contents.json`; `nil` if it can.
  static func fault(of color: Any) -> String? {
    guard let color = color as? [String: Any] else { return "has a colour that is not an object; choose the colour in Xcode" }
    if let space = color["color-space"] {
      guard let name = space as? String, spaces.contains(name) else {
        return
          "has a colour in the colour space \(space), which Xcode does not have; choose one of \(spaces.sorted().joined(separator: ", "))"
      }
    }
    if color["reference"] is String { return nil }
    guard let components = color["components"] as? [String: Any] else {
      return "has a colour without components; choose the colour in Xcode"
    }
    let names = components["white"] == nil ? ["red", "green", "blue"] : ["white"]
    for name in names + (components["alpha"] == nil ? [] : ["alpha"]) where number(components[name]) == nil {
      guard let value = components[name] else { return "has a colour without the component \(name); choose the colour in Xcode" }
      return "has a colour whose component \(name) is \(value); write a number from 0.0 to 1.0, from 0 to 255, or 0x00 to 0xFF"
    }
    return nil
  }
}
