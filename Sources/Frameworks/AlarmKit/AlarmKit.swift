@_exported import Foundation
import SkerryActivity
@_exported import SkerryFoundation
import SkerryIntents
@_exported import SkerryLocalization
import SkerryUI

// Source of names and shapes: Apple's public documentation of AlarmKit (iOS 26). An alarm's Live Activity is drawn from these values.

/// An app's own data in its alarms.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The attributes of an alarm's Live Activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
  }

  private enum CodingKeys: CodingKey { case presentation, metadata, tintColor }
  /// Without a colour, a decoded alarm has the accent colour of the app, which schedules it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    presentation = try values.decode(AlarmPresentation.self, forKey: .presentation)
    metadata = try values.decodeIfPresent(Metadata.self, forKey: .metadata)
    tintColor = try values.decodeIfPresent(ColorText.self, forKey: .tintColor)?.color ?? .appAccent
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(presentation, forKey: .presentation)
    try values.encodeIfPresent(metadata, forKey: .metadata)
    try values.encodeIfPresent(ColorText(tintColor), forKey: .tintColor)
  }
}

/// The presentation of an alarm in each of its modes.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// While it is ringing.
  public struct Alert: Codable, Hashable, Sendable {
    /// The action of the second button.
    public enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable { case countdown, custom }
    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      (self.title, self.stopButton) = (title, stopButton)
      (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
    }
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"),
        secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }
  }
  /// While it is counting down.
  public struct Countdown: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) { (self.title, self.pauseButton) = (title, pauseButton) }
  }
  /// While the countdown is paused.
  public struct Paused: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) { (self.title, self.resumeButton) = (title, resumeButton) }
  }
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
  }
}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
  }

  private enum CodingKeys: CodingKey { case text, textColor, systemImageName }
  /// Without a colour, a decoded button has white text.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(LocalizedStringResource.self, forKey: .text)
    systemImageName = try values.decode(String.self, forKey: .systemImageName)
    textColor = try values.decodeIfPresent(ColorText.self, forKey: .textColor)?.color ?? .white
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(systemImageName, forKey: .systemImageName)
    try values.encodeIfPresent(ColorText(textColor), forKey: .textColor)
  }
}

/// The content state of an alarm's Live Activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// The mode of the alarm; durations are in seconds.
  public enum Mode: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date, fireDate: Date) {
        (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
        (self.startDate, self.fireDate) = (startDate, fireDate)
      }
    }
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
      }
    }
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)
  }
  public var alarmID: Alarm.ID
  public var mode: Mode
  public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}
