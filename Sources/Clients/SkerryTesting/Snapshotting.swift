public import Foundation
import SkerryPipeline
import SkerryPresentation
public import SkerryGeometry
public import SkerryUI

/// How an image that is larger than its presentation is shown: drawn with a mark, drawn, or left out.
public enum SnapshotOversizedImages: String, Sendable, CaseIterable {
  case mark, draw, omit
}

/// How a view or an activity is rendered for comparison: presentation, device and system settings.
public struct Snapshotting: Sendable {
  enum Kind: Sendable {
    case presentation(Presentation)
    /// The view by itself, at its own size or a given one in points.
    case image(CGSize?)
  }
  var kind: Kind
  var deviceID: String
  /// Pixels per point; `nil` is the device's own.
  var scale: CGFloat?
  var settings = RenderSettings()
  /// The settings that differ from the defaults, as a part of the golden's name.
  var variant: [String] = []

  /// A presentation of a Live Activity. A plain view replaces the activity's view; in the expanded island, it is at the bottom.
  public static func presentation(_ place: SnapshotPlace, device: SnapshotDevice = .iPhone15Pro) -> Snapshotting {
    Snapshotting(kind: .presentation(place.presentation), deviceID: device.id)
  }

  /// A plain view at its own size, or at one in points.
  public static func image(size: CGSize? = nil, scale: CGFloat = 3) -> Snapshotting {
    Snapshotting(kind: .image(size), deviceID: SnapshotDevice.iPhone15Pro.id, scale: scale)
  }

  /// A plain view at its own size.
  public static var image: Snapshotting { image() }

  // MARK: Appearance

  /// Light or dark; adds `dark` to the golden's name.
  public func colorScheme(_ scheme: ColorScheme) -> Snapshotting {
    changed(scheme == .dark ? "dark" : nil) { $0.settings.colorScheme = scheme }
  }

  /// The text size; adds its name to the golden's name.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Snapshotting {
    changed(size == .large ? nil : "\(size)") { $0.settings.dynamicType = size }
  }

  /// A locale such as `de` or `ar_EG`; adds it to the golden's name.
  public func locale(_ identifier: String) -> Snapshotting {
    changed(Self.word(identifier)) { $0.settings.locale = Locale(identifier: identifier) }
  }

  /// Left to right or right to left, whatever the locale; adds it to the golden's name.
  public func layoutDirection(_ direction: LayoutDirection) -> Snapshotting {
    changed(direction == .rightToLeft ? "rtl" : nil) { $0.settings.layoutDirection = direction }
  }

  /// The iOS release that is drawn.
  public func os(_ version: SystemVersion) -> Snapshotting {
    changed(version == .standard ? nil : "ios\(version.rawValue)") { $0.settings.version = version }
  }

  /// Our own light or dark wallpaper behind the surface, whatever the appearance.
  public func wallpaper(_ scheme: ColorScheme) -> Snapshotting {
    changed(scheme == .dark ? "on-dark" : "on-light") { $0.settings.wallpaper = scheme == .dark ? .dark : .light }
  }

  /// As on the always-on display; adds `dimmed` to the golden's name.
  public func luminanceReduced() -> Snapshotting { changed("dimmed") { $0.settings.isLuminanceReduced = true } }

  /// The current time of the views; not part of the golden's name.
  public func now(_ date: Date) -> Snapshotting { changed(nil) { $0.settings.now = date } }

  /// How images that are larger than their presentation are shown; not part of the golden's name.
  public func oversizedImages(_ choice: SnapshotOversizedImages) -> Snapshotting {
    changed(nil) { $0.settings.oversizedImages = OversizedImages(rawValue: choice.rawValue) ?? .mark }
  }

  private func changed(_ word: String?, _ change: (inout Snapshotting) -> Void) -> Snapshotting {
    var result = self
    change(&result)
    if let word { result.variant.append(word) }
    return result
  }

  // MARK: Names

  /// The golden's file name, without folder: `expanded.iphone-air.dark@3x.png`.
  func fileName(named name: String?, scale: CGFloat) -> (presentation: String, set: String, file: String) {
    let presentation =
      switch kind {
      case .presentation(let place): place.rawValue
      case .image: "image"
      }
    let base = name.map(Self.word).map { "\($0).\(presentation)" } ?? presentation
    let device = deviceID == Devices.standard.id ? "" : ".\(deviceID)"
    let number = scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))"
    let set = device + variant.map { ".\($0)" }.joined() + "@\(number)x"
    return (base, set, base + set + ".png")
  }

  /// Text as a part of a file's name: letters, digits and single dashes.
  static func word(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "unnamed" : String(result.prefix(80))
  }
}
