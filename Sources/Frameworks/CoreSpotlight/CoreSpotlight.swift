@_exported import Foundation
@_exported import SkerryFoundation
@_exported import UniformTypeIdentifiers

/// An item in the system's search index.
open class CSSearchableItemAttributeSet: NSObject {
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  public init(contentType: UTType) {}
}
open class CSSearchableItem: NSObject {
  public let uniqueIdentifier: String
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
  }
}
/// The index; here it stores nothing.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  private static let index = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { index }
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
