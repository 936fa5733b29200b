public import Foundation

// Files outside an app's own folders. None exists here, so that nothing is opened or closed.
extension URL {
  /// `false`: there is no such file. `stopAccessingSecurityScopedResource()` need not be called then.
  public func startAccessingSecurityScopedResource() -> Bool { false }
  /// No-op: nothing was opened.
  public func stopAccessingSecurityScopedResource() {}
}
extension NSURL {
  /// `false`: there is no such file.
  public func startAccessingSecurityScopedResource() -> Bool { false }
  /// No-op: nothing was opened.
  public func stopAccessingSecurityScopedResource() {}
}
