public import Foundation

// The folders of an app's own that Foundation on Linux does not name. They never exist here, so that no file of the machine can affect a
// picture.

extension URL {
  private static let container = URL(fileURLWithPath: "/private/var/mobile/Containers/Data/Application", isDirectory: true)
  public static var documentsDirectory: URL { container.appendingPathComponent("Documents", isDirectory: true) }
  public static var libraryDirectory: URL { container.appendingPathComponent("Library", isDirectory: true) }
  public static var applicationSupportDirectory: URL {
    container.appendingPathComponent("Library/Application Support", isDirectory: true)
  }
  public static var cachesDirectory: URL { container.appendingPathComponent("Library/Caches", isDirectory: true) }
  public static var applicationDirectory: URL { container.appendingPathComponent("Applications", isDirectory: true) }
}

extension FileManager {
  /// The iCloud account: none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// The app's folder in iCloud: none.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}
