@_exported import Foundation
@_exported import SkerryFoundation

/// A background task of an app; here it is never started.
open class BGTask: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  open var identifier: String { "" }
  open var expirationHandler: (() -> Void)?
  /// No-op: nothing was started.
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
  public let progress = Progress(totalUnitCount: 1)
  open var title: String { "" }
  open var subtitle: String { "" }
  open func updateTitle(_ title: String, subtitle: String) {}
}
/// A request for such a task.
open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?
  fileprivate init(name: String) { identifier = name }
}
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(name: identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(name: identifier) }
}
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
  public enum SubmissionStrategy: Int, Sendable { case fail, queue }
  open var strategy = SubmissionStrategy.queue
  open var title: String
  open var subtitle: String
  public init(identifier: String, title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(name: identifier)
  }
}
/// The scheduler; here it ignores requests.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public struct Error: Swift.Error, Sendable {
    public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
    public let code: Code
  }
  public static let shared = BGTaskScheduler()
  @discardableResult
  open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void)
    -> Bool
  { true }
  /// No-op: nothing runs later.
  open func submit(_ request: BGTaskRequest) throws {}
  /// No-op: nothing was requested.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// No-op: nothing was requested.
  open func cancelAllTaskRequests() {}
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
