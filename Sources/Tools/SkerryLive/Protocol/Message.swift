package import Foundation
import SkerryFormats

/// A JSON-RPC 2.0 message.
package struct Message {
  /// A string or a number; `nil` for a notification.
  package var id: Any?
  /// The name of what is asked for.
  package var method: String
  /// Empty if there are none.
  package var parameters: [String: Any]

  /// Why a line is not a message: the error's code and message, and the id if it could be read.
  package struct Malformed: Error {
    /// The code of JSON-RPC.
    package var code: Int
    /// The reason, as one sentence.
    package var sentence: String
    /// As JSON.
    package var id: Data?

    init(code: Int, sentence: String, id: Any?) {
      self.code = code
      self.sentence = sentence
      self.id = id.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed) }
    }
  }

  /// Throws `Malformed` if the line is not a message.
  ///
  /// - Parameter line: without its end.
  package init(_ line: Data) throws(Malformed) {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: line, options: .fragmentsAllowed)
    } catch {
      throw Malformed(code: -32700, sentence: "The line is not valid JSON; send one message per line.", id: nil)
    }
    guard let members = object as? [String: Any] else {
      let what = object is [Any] ? "Batches are not supported; send one message per line." : "A message must be a JSON object."
      throw Malformed(code: -32600, sentence: what, id: nil)
    }
    let id = members["id"]
    if let id, !Self.isID(id) {
      let remedy = id is NSNull ? "; a notification has no id at all" : ""
      throw Malformed(code: -32600, sentence: "The id of a request must be a string or a number\(remedy).", id: nil)
    }
    guard members["jsonrpc"] as? String == "2.0" else {
      throw Malformed(code: -32600, sentence: "The message lacks \"jsonrpc\": \"2.0\".", id: id)
    }
    guard let method = members["method"] as? String else {
      throw Malformed(code: -32600, sentence: "The message lacks a method.", id: id)
    }
    if let given = members["params"], !(given is [String: Any]) {
      throw Malformed(code: -32602, sentence: "The params of \(method) must be an object.", id: id)
    }
    self.id = id
    self.method = method
    parameters = members["params"] as? [String: Any] ?? [:]
  }

  private static func isID(_ value: Any) -> Bool {
    if value is String { return true }
    // Foundation stores Booleans as numbers.
    guard let number = value as? NSNumber else { return false }
    return !number.isJSONBoolean
  }

  /// An id as the key of a table.
  package static func key(_ id: Any?) -> String { id.map { "\(type(of: $0) == String.self || $0 is String ? "s" : "n")\($0)" } ?? "" }
}

/// An error that is sent in answer to a request.
struct ProtocolError: Error {
  var code: Int
  var sentence: String
}
