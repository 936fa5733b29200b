/// The iOS release that a picture is drawn for: it decides colours, sizes and materials of surfaces, and the system's controls.
public enum SystemVersion: Int, CaseIterable, Comparable, Hashable, Sendable {
  case iOS16 = 16
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// The default release.
  public static let standard = SystemVersion.iOS26

  public static func < (first: SystemVersion, second: SystemVersion) -> Bool { first.rawValue < second.rawValue }
}

/// A form of a release before it was as it is known, which screenshots of its time show (Figures §9.139).
package enum EarlyForm: String, CaseIterable, Sendable {
  /// The first betas of iOS 16.1, September 2022.
  case firstBetas16 = "16.1-beta1"
  /// The later betas of iOS 16.1, October 2022.
  case laterBetas16 = "16.1-beta4"
  /// iOS 17.0, until October 2023.
  case first17 = "17.0"

  /// The release whose form it is.
  package var version: SystemVersion {
    switch self {
    case .firstBetas16, .laterBetas16: .iOS16
    case .first17: .iOS17
    }
  }
}

/// What is drawn: a release as it is known, or an early form of it.
package struct SystemRelease: Hashable, Sendable, CustomStringConvertible {
  /// The release, or the one whose early form it is.
  package let version: SystemVersion
  /// `nil` for the release as it is known.
  package let form: EarlyForm?

  package init(_ version: SystemVersion) { (self.version, form) = (version, nil) }
  package init(_ form: EarlyForm) { (version, self.form) = (form.version, form) }

  /// The default release.
  package static let standard = SystemRelease(.standard)
  /// The releases, oldest first, and then their early forms.
  package static let all = SystemVersion.allCases.map(SystemRelease.init) + EarlyForm.allCases.map(SystemRelease.init)

  /// As `--os` and the names of files have it: `17` or `17.0`.
  package var name: String { form?.rawValue ?? "\(version.rawValue)" }
  /// `iOS 17`, for messages.
  package var title: String { "iOS \(name)" }
  package var description: String { title }

  /// Every name, for messages and help.
  package static var choices: String {
    func list(_ names: [String]) -> String { names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "") }
    return list(SystemVersion.allCases.map { SystemRelease($0).name }) + ", or an early form as on screenshots of its time, "
      + list(EarlyForm.allCases.map(\.rawValue))
  }
}
