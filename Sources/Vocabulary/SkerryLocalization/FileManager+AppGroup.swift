public import Foundation

extension FileManager {
  /// The folder that an app shares with its widgets. There is none here: it never exists, so that no file of the machine can be drawn.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    URL(fileURLWithPath: "/private/var/mobile/Containers/Shared/AppGroup/\(group)", isDirectory: true)
  }
}
