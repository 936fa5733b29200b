import Foundation

/// A request to a program (`serve`), as one line of JSON: a verb with its arguments.
package struct ServeRequest: Codable, Sendable {
  /// The number that each line of the answer repeats.
  package var id: Int
  /// `list`, `render`, `lint` or `push check`.
  package var verb: String?
  /// The verb's arguments.
  package var arguments: [String]
  /// What an answer to `render` contains beside the pictures.
  package var wants: [ServeDetail]
  /// Hashes of the pictures that the client stores: their pixels are not sent again.
  package var stored: [String]
  /// Paths of pictures that an earlier start of the program has drawn, or has reported as left out.
  package var have: [String]

  package init(_ verb: String, _ arguments: [String], id: Int, wants: [ServeDetail] = [], stored: [String] = []) {
    self.id = id
    self.verb = verb
    self.arguments = arguments
    self.wants = wants
    self.stored = stored
    have = []
  }

  /// Only the number is required; details that are not known are ignored. Throws `DecodingError` for members of other types.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func strings(_ key: CodingKeys) throws -> [String] { try members.decodeIfPresent([String].self, forKey: key) ?? [] }
    id = try members.decode(Int.self, forKey: .id)
    verb = try members.decodeIfPresent(String.self, forKey: .verb)
    arguments = try strings(.arguments)
    wants = try strings(.wants).compactMap(ServeDetail.init)
    stored = try strings(.stored)
    have = try strings(.have)
  }
}

/// What an answer to `render` contains beside the pictures.
package enum ServeDetail: String, Codable, Sendable {
  /// The tree of views with their frames.
  case tree
  /// Findings with their places.
  case lint
  /// Whether each picture is the same as its golden.
  case golden
}

/// Ends the answer to a request early.
package struct ServeCancellation: Codable, Sendable {
  /// The request's number.
  package var cancel: Int

  package init(_ id: Int) { cancel = id }
}
