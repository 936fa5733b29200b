public import Foundation

extension FileManager {
  /// The folder that an app shares with its widgets. It never exists here, so that no file of the machine can affect a picture.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    URL(fileURLWithPath: "/private/var/mobile/Containers/Shared/AppGroup/\(group)", isDirectory: true)
  }
}
