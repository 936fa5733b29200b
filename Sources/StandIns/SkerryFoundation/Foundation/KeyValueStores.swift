public import Foundation

extension UserDefaults {
  /// Foundation on a phone has this spelling through key-value coding.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension Data.WritingOptions {
  /// The earlier name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

/// Values shared between a user's devices. Here they are initially empty and stored like user defaults: what a picture's code sets lasts as long
/// as the picture.
public final class NSUbiquitousKeyValueStore: @unchecked Sendable {
  // `@unchecked Sendable`: it has no state of its own.
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  /// Before each key, so that registered defaults are not found here.
  private static let prefix = "NSUbiquitousKeyValueStore."
  private var defaults: UserDefaults { UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard }
  public init() {}

  public func object(forKey key: String) -> Any? { defaults.object(forKey: Self.prefix + key) }
  public func set(_ value: Any?, forKey key: String) { defaults.set(value, forKey: Self.prefix + key) }
  public func removeObject(forKey key: String) { defaults.removeObject(forKey: Self.prefix + key) }
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  public func double(forKey key: String) -> Double { defaults.double(forKey: Self.prefix + key) }
  public func longLong(forKey key: String) -> Int64 { Int64(defaults.integer(forKey: Self.prefix + key)) }
  public var dictionaryRepresentation: [String: Any] {
    var values: [String: Any] = [:]
    for key in defaults.dictionaryRepresentation().keys where key.hasPrefix(Self.prefix) {
      values[String(key.dropFirst(Self.prefix.count))] = defaults.object(forKey: key)
    }
    return values
  }
  @discardableResult public func synchronize() -> Bool { true }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// A search of the files in iCloud's folders, which finds none.
open class NSMetadataQuery: NSObject {
  open var predicate: NSPredicate?
  open var searchScopes: [Any] = []
  open var sortDescriptors: [NSSortDescriptor] = []
  open var operationQueue: OperationQueue?
  open var isStarted: Bool { false }
  open var isGathering: Bool { false }
  open var resultCount: Int { 0 }
  open var results: [Any] { [] }
  @discardableResult open func start() -> Bool { false }
  open func stop() {}
  open func enableUpdates() {}
  open func disableUpdates() {}
  /// - Returns: never: there is no result of any number.
  open func result(at idx: Int) -> Any { fatalError("The query has no results.") }
}
/// A file that a search found.
open class NSMetadataItem: NSObject {
  open func value(forAttribute key: String) -> Any? { nil }
}
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
extension NSNotification.Name {
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name("NSMetadataQueryDidFinishGatheringNotification")
  public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name("NSMetadataQueryDidStartGatheringNotification")
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name("NSMetadataQueryGatheringProgressNotification")
}

/// Coordinates file access between processes; here there is one.
public final class NSFileCoordinator {
  /// What a reader asks for.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  /// What a writer is about to do.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }
  public init() {}
  public init(filePresenter: AnyObject?) {}
  /// The error of a coordinated call; never set here.
  public typealias ErrorPlace = UnsafeMutablePointer<NSError?>?
  public func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error: ErrorPlace, byAccessor reader: (URL) -> Void) {
    reader(url)
  }
  public func coordinate(writingItemAt url: URL, options: WritingOptions = [], error: ErrorPlace, byAccessor writer: (URL) -> Void) {
    writer(url)
  }
}
