// Generated from .intentdefinition files as by Xcode.
// swift-format-ignore-file
public import Foundation
public import Intents

public enum Mood: Int, Sendable {
  case unknown = 0
  case `default` = 1
}
open class MoodResolutionResult: INEnumResolutionResult {
  public static func success(with value: Mood) -> Self { Self() }
  public static func confirmationRequired(with value: Mood) -> Self { Self() }
}

open class Team: INObject {
  open var town: String?
}
open class TeamResolutionResult: INObjectResolutionResult {
  public static func success(with value: Team) -> Self { Self() }
  public static func disambiguation(with values: [Team]) -> Self { Self() }
  public static func confirmationRequired(with value: Team?) -> Self { Self() }
}

open class FollowIntent: INIntent {
  open var title: String? = nil
  open var count: NSNumber? = nil
  open var isLoud: NSNumber? = nil
  open var mood: Mood = .unknown
  open var teams: [Team]? = nil
  open var far: Measurement<UnitLength>? = nil
  open var what: INObject? = nil
  open override func setDefaultValues() {
    count = NSNumber(value: 3)
    isLoud = NSNumber(value: true)
    mood = .`default`
  }
}
public enum FollowIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}
open class FollowIntentResponse: INIntentResponse {
  public private(set) var code: FollowIntentResponseCode = .unspecified
  public convenience init(code: FollowIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    self.code = code
  }
}
public protocol FollowIntentHandling: NSObjectProtocol {
  func handle(intent: FollowIntent, completion: @escaping (FollowIntentResponse) -> Void)
  func confirm(intent: FollowIntent, completion: @escaping (FollowIntentResponse) -> Void)
  func resolveTitle(for intent: FollowIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  func provideTitleOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void)
  func provideTitleOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void)
  func defaultTitle(for intent: FollowIntent) -> String?
  func resolveCount(for intent: FollowIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
  func provideCountOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void)
  func provideCountOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void)
  func defaultCount(for intent: FollowIntent) -> NSNumber?
  func resolveIsLoud(for intent: FollowIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  func provideIsLoudOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void)
  func provideIsLoudOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void)
  func defaultIsLoud(for intent: FollowIntent) -> NSNumber?
  func resolveMood(for intent: FollowIntent, with completion: @escaping (MoodResolutionResult) -> Void)
  func provideMoodOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<Mood>?, (any Error)?) -> Void)
  func provideMoodOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Mood>?, (any Error)?) -> Void)
  func defaultMood(for intent: FollowIntent) -> Mood
  func resolveTeams(for intent: FollowIntent, with completion: @escaping ([TeamResolutionResult]) -> Void)
  func provideTeamsOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<Team>?, (any Error)?) -> Void)
  func provideTeamsOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Team>?, (any Error)?) -> Void)
  func defaultTeams(for intent: FollowIntent) -> [Team]?
  func resolveFar(for intent: FollowIntent, with completion: @escaping (INLengthResolutionResult) -> Void)
  func provideFarOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<Measurement<UnitLength>>?, (any Error)?) -> Void)
  func provideFarOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Measurement<UnitLength>>?, (any Error)?) -> Void)
  func defaultFar(for intent: FollowIntent) -> Measurement<UnitLength>?
  func resolveWhat(for intent: FollowIntent, with completion: @escaping (INObjectResolutionResult) -> Void)
  func provideWhatOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<INObject>?, (any Error)?) -> Void)
  func provideWhatOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<INObject>?, (any Error)?) -> Void)
  func defaultWhat(for intent: FollowIntent) -> INObject?
}
extension FollowIntentHandling {
  public func handle(intent: FollowIntent, completion: @escaping (FollowIntentResponse) -> Void) { completion(FollowIntentResponse(code: .failure, userActivity: nil)) }
  public func confirm(intent: FollowIntent, completion: @escaping (FollowIntentResponse) -> Void) { completion(FollowIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveTitle(for intent: FollowIntent, with completion: @escaping (INStringResolutionResult) -> Void) { completion(.notRequired()) }
  public func provideTitleOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func provideTitleOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func defaultTitle(for intent: FollowIntent) -> String? { nil }
  public func resolveCount(for intent: FollowIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) { completion(.notRequired()) }
  public func provideCountOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func provideCountOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func defaultCount(for intent: FollowIntent) -> NSNumber? { nil }
  public func resolveIsLoud(for intent: FollowIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) { completion(.notRequired()) }
  public func provideIsLoudOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func provideIsLoudOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func defaultIsLoud(for intent: FollowIntent) -> NSNumber? { nil }
  public func resolveMood(for intent: FollowIntent, with completion: @escaping (MoodResolutionResult) -> Void) { completion(.notRequired()) }
  public func provideMoodOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<Mood>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func provideMoodOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Mood>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func defaultMood(for intent: FollowIntent) -> Mood { .unknown }
  public func resolveTeams(for intent: FollowIntent, with completion: @escaping ([TeamResolutionResult]) -> Void) { completion([.notRequired()]) }
  public func provideTeamsOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<Team>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func provideTeamsOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Team>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func defaultTeams(for intent: FollowIntent) -> [Team]? { nil }
  public func resolveFar(for intent: FollowIntent, with completion: @escaping (INLengthResolutionResult) -> Void) { completion(.notRequired()) }
  public func provideFarOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<Measurement<UnitLength>>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func provideFarOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Measurement<UnitLength>>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func defaultFar(for intent: FollowIntent) -> Measurement<UnitLength>? { nil }
  public func resolveWhat(for intent: FollowIntent, with completion: @escaping (INObjectResolutionResult) -> Void) { completion(.notRequired()) }
  public func provideWhatOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<INObject>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func provideWhatOptionsCollection(for intent: FollowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<INObject>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func defaultWhat(for intent: FollowIntent) -> INObject? { nil }
}
