public import Foundation

/// An item that is dragged, pasted or shared. It has no content here.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  open var suggestedName: String?
  override public init() {}
  public init(object: Any) {}
  public init(item: Any?, typeIdentifier: String?) {}
  public init?(contentsOf fileURL: URL?) { return nil }
  open var registeredTypeIdentifiers: [String] { [] }
  open var registeredContentTypes: [UTType] { [] }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }

  private static var failure: any Error { CocoaError(.fileNoSuchFile) }
  private static var progress: Progress { Progress(totalUnitCount: 0) }

  // Every call fails at once: there is nothing to load.
  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler?) {
    completionHandler?(nil, Self.failure)
  }
  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding {
    throw Self.failure
  }
  @discardableResult
  open func loadObject<Object>(ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void)
    -> Progress
  {
    completionHandler(nil, Self.failure)
    return Self.progress
  }
  @discardableResult
  open func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void)
    -> Progress
  {
    completionHandler(.failure(Self.failure))
    return Self.progress
  }
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.failure)
    return Self.progress
  }
  @discardableResult
  open func loadDataRepresentation(for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
    -> Progress
  { loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler) }
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.failure)
    return Self.progress
  }

  // No-op: nothing takes an item from here.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String,
    loadHandler: @escaping @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
  ) {}
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
  open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {}
  open func register<T: Transferable>(_ value: @autoclosure () -> T) {}
}
/// Who can see an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
