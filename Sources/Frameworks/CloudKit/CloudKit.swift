@_exported import Foundation
@_exported import SkerryFoundation

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
/// iCloud storage: empty, and without an account.
open class CKContainer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  private static let container = CKContainer()
  open class func `default`() -> CKContainer { container }
  public override init() {}
  public init(identifier: String) {}
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) { completionHandler(.noAccount, nil) }
}
open class CKRecord: NSObject {
  open class ID: NSObject {
    public let recordName: String
    public init(recordName: String) { self.recordName = recordName }
  }
  public let recordType: String
  public let recordID: ID
  private var values: [String: Any] = [:]
  public init(recordType: String) { (self.recordType, recordID) = (recordType, ID(recordName: "")) }
  public init(recordType: String, recordID: ID) { (self.recordType, self.recordID) = (recordType, recordID) }
  open subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
