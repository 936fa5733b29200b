import Foundation
import SkerryDiagnostics

// Fonts that an app registers when it starts. The faces in its bundles and packages are found by their names without registration.

/// How long a registered font is known; Core Text's spelling.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session, user }

/// No-op: fonts are found by their names without being registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { true }

/// No-op: fonts are found by their names without being registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool { true }

/// No-op: fonts are found by their names without being registered.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [NSURL], _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: (([NSError], Bool) -> Bool)?
) {}

/// The bytes of a font or picture; Core Graphics' spelling.
public final class CGDataProvider: Sendable {
  /// The whole contents.
  package let bytes: Data
  public init?(data: NSData) { bytes = Data(referencing: data) }
  /// `nil` for a file that cannot be read, as on iOS; nothing is loaded from the network.
  public init?(url: NSURL) {
    guard url.isFileURL, let path = url.path, let found = InputFile.data(atPath: path) else { return nil }
    bytes = found
  }
  public var data: NSData? { bytes as NSData }
}

/// A font as a file; Core Graphics' spelling. It can only be registered; nothing is drawn with it.
public final class CGFont: Sendable {
  public init?(_ provider: CGDataProvider) {}
}

/// A data set of an asset catalogue; UIKit's spelling. Data sets of catalogues are not read, so none is found under any name.
public final class NSDataAsset: Sendable {
  public let name: String
  public let data: Data
  public let typeIdentifier: String
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  public init?(name: String, bundle: Bundle) { return nil }
}
