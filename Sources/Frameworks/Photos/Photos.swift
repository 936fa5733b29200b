@_exported import Foundation
@_exported import SkerryFoundation

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// The user's photos: none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  /// Always denied.
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  open class func requestAuthorization(for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
}
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
}
