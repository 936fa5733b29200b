@_exported import AVFAudio
@_exported import CoreMedia
@_exported import Foundation
@_exported import SkerryFoundation

/// Audio or video, without frames here.
open class AVAsset: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public override init() {}
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .zero }
  open var tracks: [AVAssetTrack] { [] }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
open class AVAssetTrack: NSObject {
  open var naturalSize: CGSize { .zero }
}
/// One item to play.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  open var status: Status { .unknown }
  open var duration: CMTime { .indefinite }
  open func currentTime() -> CMTime { .zero }
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
/// Plays items; here without frames or sound.
open class AVPlayer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  /// No-op: nothing is played.
  open func play() {}
  /// No-op: nothing is played.
  open func pause() {}
  open func currentTime() -> CMTime { .zero }
  /// No-op: nothing is played.
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any {
    self
  }
  /// No-op: there are no observers.
  open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
/// A camera or a microphone; there are none.
open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  open class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// Always denied.
  open class func requestAccess(for type: AVMediaType) async -> Bool { false }
  open class func requestAccess(for type: AVMediaType, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  open var hasTorch: Bool { false }
  open var torchMode = TorchMode.off
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}
