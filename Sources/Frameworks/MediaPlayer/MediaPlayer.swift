@_exported import Foundation
@_exported import SkerryFoundation
import SkerryRuntime
import SkerryUI

/// The current item on the Lock Screen. What a picture's code sets lasts as long as the picture.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  private let info = ScopedValue<[String: Any]?>(nil)
  open var nowPlayingInfo: [String: Any]? {
    get { info.value }
    set { info.value = newValue }
  }
  private let state = ScopedValue(MPNowPlayingPlaybackState.unknown)
  open var playbackState: MPNowPlayingPlaybackState {
    get { state.value }
    set { state.value = newValue }
  }
}
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
/// The artwork of an item.
open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  open func image(at size: CGSize) -> UIImage? { handler(size) }
}
/// A media item.
open class MPMediaItem: NSObject {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var playbackDuration: TimeInterval { 0 }
}
/// The phone's music player; nothing is played.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: its only state is that of the picture.
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()
  open var nowPlayingItem: MPMediaItem? { nil }
  open var playbackState: MPMusicPlaybackState { .stopped }
  private let time = ScopedValue<TimeInterval>(0)
  open var currentPlaybackTime: TimeInterval {
    get { time.value }
    set { time.value = newValue }
  }
  /// No-op: nothing is played.
  open func play() {}
  /// No-op: nothing is played.
  open func pause() {}
  /// No-op: nothing is played.
  open func stop() {}
  /// No-op: nothing is played.
  open func skipToNextItem() {}
  /// No-op: nothing is played.
  open func skipToPreviousItem() {}
}
public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
/// Remote commands; none are sent.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only their owner sets the commands, and nothing reads them here.
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPRemoteCommand()
  public let skipBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
}
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
  /// No-op: there are no observers.
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandEvent: NSObject {}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
