import Foundation
import SkerryLocalization

/// An action of an app. In a picture only its type matters, which a button or toggle refers to.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var supportedModes: IntentModes { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Summary = IntentParameterSummary<Self>
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var supportedModes: IntentModes { .background }
  /// Performs the intent now, as an app does. Throws what `perform` throws.
  public func callAsFunction(donate: Bool) async throws -> PerformResult { try await perform() }
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}
extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}
/// Interactions that were donated to the system.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// Whether the phone must be unlocked.
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
/// Whether an intent runs with its app in the foreground.
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  /// When the app comes to the foreground.
  public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// An intent that may start and change Live Activities.
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol CameraCaptureIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol URLRepresentableIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol OpenIntent: AppIntent {
  associatedtype Target
  var target: Target { get set }
}
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}
public protocol ForegroundContinuableIntent: AppIntent {}
extension ForegroundContinuableIntent {
  @MainActor public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
  @MainActor public func requestToContinueInForeground<R>(_ dialog: IntentDialog? = nil, _ continuation: @MainActor () async throws -> R)
    async throws -> R
  {
    try await continuation()
  }
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil)
    -> any Error
  {
    NeedsForegroundError()
  }
}
/// An error that asks the system to continue in the app.
struct NeedsForegroundError: Error {}

public protocol WidgetConfigurationIntent: AppIntent {}
/// An intent that replaces a SiriKit intent of that class name.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}
public protocol ControlConfigurationIntent: AppIntent {}
/// An intent whose identifier an app matches to one of its scenes.
public protocol TargetContentProvidingIntent: AppIntent {
  var contentIdentifier: String { get }
}
extension TargetContentProvidingIntent {
  /// The name of the type.
  public var contentIdentifier: String { String(describing: Self.self) }
}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

extension OpenIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

// Confirmation requests succeed at once, because there is no user.
extension AppIntent {
  public func requestConfirmation() async throws {}
  public func requestConfirmation(actionName: ConfirmationActionName, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true)
    async throws
  {}
  public func requestConfirmation<R: IntentResult>(
    result: R, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {}
  public func requestConfirmation<I: AppIntent>(
    actionName: ConfirmationActionName = .continue, snippetIntent: I, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
  ) async throws {}
  @MainActor public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
}
/// The name of the action that the user confirms.
public struct ConfirmationActionName: Sendable {
  public static let `continue` = ConfirmationActionName()
  public static let go = ConfirmationActionName()
  public static let start = ConfirmationActionName()
  public static let send = ConfirmationActionName()
  public static let set = ConfirmationActionName()
  public static let add = ConfirmationActionName()
  public static let order = ConfirmationActionName()
  public static let buy = ConfirmationActionName()
  public static let book = ConfirmationActionName()
  public static let open = ConfirmationActionName()
  public static let run = ConfirmationActionName()
  public static let share = ConfirmationActionName()
  public static let turnOn = ConfirmationActionName()
  public static let turnOff = ConfirmationActionName()
  public static let play = ConfirmationActionName()
  public static let find = ConfirmationActionName()
  public static let create = ConfirmationActionName()
  public static let log = ConfirmationActionName()
  public static let post = ConfirmationActionName()
  public static let request = ConfirmationActionName()
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
  ) -> ConfirmationActionName { ConfirmationActionName() }
}

/// Opens a URL.
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public var url: URL?
  public init() {}
  public init(_ url: URL) { self.url = url }
  public func perform() async throws -> some IntentResult { .result() }
}
