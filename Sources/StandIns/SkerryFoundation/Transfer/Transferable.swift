public import Foundation

/// A type that can be dragged, pasted and shared. Nothing is transferred in a picture, so the representations are never called.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
extension Transferable {
  /// No item has a name of its own.
  public var suggestedFilename: String? { nil }
  /// Throws: nothing is transferred.
  public func exported(as contentType: UTType? = nil) async throws -> Data { throw CocoaError(.featureUnsupported) }
  /// Throws: nothing is written.
  @discardableResult
  public func export(to directory: URL, contentType: UTType? = nil) async throws -> URL { throw CocoaError(.featureUnsupported) }
  /// Throws: nothing is written.
  public func withExportedFile<Result>(contentType: UTType? = nil, fileHandler: (URL) async throws -> Result) async throws -> Result {
    throw CocoaError(.featureUnsupported)
  }
}

/// How an item is converted when it is transferred.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
}
extension TransferRepresentation where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is one of the system's own representations; it has no body.") }
}
extension TransferRepresentation {
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> _ConditionalTransferRepresentation<Self> {
    _ConditionalTransferRepresentation()
  }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> { self }
}
extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
}
extension Never: Transferable {
  public static var transferRepresentation: Never { preconditionFailure("There is no value of Never that could be transferred.") }
}

/// Who can see an item while it is transferred.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private let name: String
  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<URL, String>(exporting: \.absoluteString)
  }
}
