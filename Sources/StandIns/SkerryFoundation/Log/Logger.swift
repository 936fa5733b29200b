/// No-op: a phone's log. There is none here, and standard output is the command's own, so nothing is written anywhere.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ log: OSLog) {}
  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

/// No-op: a part of the log.
public final class OSLog: Sendable {
  /// A predefined category that Instruments treats specially.
  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
    public static let dynamicTracing = Category()
    public static let dynamicStackTracing = Category()
  }
  public static let `default` = OSLog()
  public static let disabled = OSLog()
  private init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}
  public func isEnabled(type: OSLogType) -> Bool { false }
  public var signpostsEnabled: Bool { false }
}

/// The level of a log entry.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

// Arguments of a format may have any type here, because on Linux `String` is not a C variadic argument.

/// No-op, like every entry.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {}
/// No-op, like every entry.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {}
/// No-op, like every entry.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}
/// No-op, like every entry.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
