/// The iOS release that a picture is drawn for: it decides colours, sizes and materials of surfaces, and the system's controls.
public enum SystemVersion: Int, CaseIterable, Comparable, Hashable, Sendable {
  case iOS16 = 16
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// The default release.
  public static let standard = SystemVersion.iOS26

  public static func < (first: SystemVersion, second: SystemVersion) -> Bool { first.rawValue < second.rawValue }

  /// `iOS 26`, for messages.
  package var title: String { "iOS \(rawValue)" }

  /// `16, 17, 18 or 26`, for messages and help.
  package static var choices: String {
    let numbers = allCases.map { "\($0.rawValue)" }
    return numbers.dropLast().joined(separator: ", ") + " or " + (numbers.last ?? "")
  }
}
