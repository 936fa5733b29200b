@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

/// A symbol by its name. The package SFSafeSymbols declares a member for each of Apple's symbols, such as `heartFill`; the stand-alone command
/// generates those that a repository's files name.
public struct SFSymbol: RawRepresentable, Hashable, Sendable {
  /// The name as in the SF Symbols app, such as "heart.fill".
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Image {
  public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
  public init(systemSymbol: SFSymbol, variableValue: Double?) { self.init(systemName: systemSymbol.rawValue, variableValue: variableValue) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol) { self.init(titleKey, systemImage: systemSymbol.rawValue) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol) { self.init(title, systemImage: systemSymbol.rawValue) }
}

extension Button where Label == SkerryUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, systemImage: systemSymbol.rawValue, action: action)
  }
  public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, systemImage: systemSymbol.rawValue, role: role, action: action)
  }
}

extension UIImage {
  /// A symbol of an unknown name has no drawing; it is drawn as a placeholder.
  public convenience init(systemSymbol: SFSymbol, withConfiguration configuration: UIImage.Configuration? = nil) {
    self.init(systemName: systemSymbol.rawValue, withConfiguration: configuration)!
  }
}
