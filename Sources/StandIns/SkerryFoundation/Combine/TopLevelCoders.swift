public import Foundation

/// Encodes whole values; Combine's spelling.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
/// Decodes whole values; Combine's spelling.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
extension Publisher {
  public func decode<T: Decodable, D: TopLevelDecoder>(type: T.Type, decoder: D) -> AnyPublisher<T, any Error> where Output == D.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
  public func encode<E: TopLevelEncoder>(encoder: E) -> AnyPublisher<E.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
