public import Dispatch

/// A queue that runs one piece of work at a time, and may carry an actor.
public final class DispatchSerialQueue: SerialExecutor {
  private let queue: DispatchQueue
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) { queue = DispatchQueue(label: label, qos: qos, autoreleaseFrequency: autoreleaseFrequency, target: target) }

  public var label: String { queue.label }
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) { queue.async(execute: work) }
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) { queue.async(group: group, qos: qos, flags: flags, execute: work) }
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    queue.asyncAfter(deadline: deadline, execute: work)
  }
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try queue.sync(execute: work) }
}

// Parts of a second, as Dispatch names them on a phone.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000
