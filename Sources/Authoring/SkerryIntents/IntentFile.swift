import Foundation
import SkerryFoundation
import SkerryLocalization

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Codable, Sendable, CustomLocalizedStringResourceConvertible {
  /// Empty for a file on disk, which is not read.
  public var data: Data
  public var filename: String
  public var fileURL: URL?
  public var type: UTType?
  public var removedOnCompletion = false

  public init(data: Data, filename: String, type: UTType? = nil) { (self.data, self.filename, self.type) = (data, filename, type) }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (data, self.filename, self.fileURL, self.type) = (Data(), filename ?? fileURL.lastPathComponent, fileURL, type)
  }
  public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: filename) }
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
  /// The data as it was given; none is converted.
  public func data(contentType: UTType) async throws -> Data { data }
  /// Throws: no file is written.
  public func file(contentType: UTType, destinationDirectory: URL? = nil) async throws -> (fileURL: URL, openedInPlace: Bool) {
    throw IntentFileError.failedToLoadFile
  }
  /// Throws: no file is written.
  public func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false, fileHandler: @escaping (URL, Bool) async throws -> Result
  ) async throws -> Result { throw IntentFileError.failedToLoadFile }

  /// Why a file has no content.
  public enum IntentFileError: Error { case failedToLoadData, failedToLoadFile }
}
