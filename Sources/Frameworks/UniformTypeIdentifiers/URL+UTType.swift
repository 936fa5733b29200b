@_exported import Foundation
@_exported import SkerryFoundation

extension URL {
  /// With the extension of a type after the last component, unless it has it.
  public mutating func appendPathExtension(for type: UTType) { self = appendingPathExtension(for: type) }
  public func appendingPathExtension(for type: UTType) -> URL {
    guard let suffix = type.preferredFilenameExtension, pathExtension.lowercased() != suffix else { return self }
    return appendingPathExtension(suffix)
  }
  public mutating func appendPathComponent(_ partialName: String, conformingTo type: UTType) {
    self = appendingPathComponent(partialName, conformingTo: type)
  }
  /// A file in this folder, with the extension of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName, isDirectory: type == .folder || type == .directory).appendingPathExtension(for: type)
  }
}
extension URLResourceValues {
  /// `nil`: the file's type is not looked up.
  public var contentType: UTType? { nil }
}
