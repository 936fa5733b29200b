public import Foundation

/// An item that is dragged, pasted or shared. It has no content here.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  open var suggestedName: String?
  override public init() {}
  public init(object: Any) {}
  public init(item: Any?, typeIdentifier: String?) {}
  public init?(contentsOf fileURL: URL?) { return nil }
  open var registeredTypeIdentifiers: [String] { [] }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }
  /// Has nothing to load.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.fileNoSuchFile))
    return Progress(totalUnitCount: 0)
  }
}
