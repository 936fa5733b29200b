import Foundation

/// An audio player; here it is silent.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public init(contentsOf url: URL) throws {}
  public init(contentsOf url: URL, fileTypeHint: String?) throws {}
  public init(data: Data) throws {}
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  open var currentTime: TimeInterval = 0
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var url: URL? { nil }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  /// No-op: nothing is heard.
  open func pause() {}
  /// No-op: nothing is heard.
  open func stop() {}
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  /// No-op: nothing is heard.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
/// An audio recorder; here it records nothing.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public init(url: URL, settings: [String: Any]) throws {}
  open var isRecording: Bool { false }
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval { 0 }
  @discardableResult open func record() -> Bool { false }
  /// No-op: nothing is heard.
  open func pause() {}
  /// No-op: nothing is heard.
  open func stop() {}
  /// No-op: nothing is heard.
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
}
/// Speech synthesis; silent here.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public enum Boundary: Int, Sendable { case immediate, word }
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  /// No-op: nothing is heard.
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: Boundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: Boundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}
public typealias AVSpeechBoundary = AVSpeechSynthesizer.Boundary
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
/// Text to be spoken.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The voice that speaks it.
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public init?(language: String?) { self.language = language ?? "en-US" }
  public init?(identifier: String) { language = "en-US" }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
