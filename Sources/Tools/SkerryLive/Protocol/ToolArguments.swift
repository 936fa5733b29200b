import Foundation
import SkerryCases
import SkerryFormats

/// The arguments of a tool's call, checked by name and type. A wrong one is a failure of the tool, which the model reads and can correct, not an
/// error of the protocol.
///
/// Source: modelcontextprotocol.io/specification, revision 2025-11-25, "Tools", error handling.
struct ToolArguments {
  private let tool: String
  private let members: [String: Any]

  init(_ tool: String, _ members: [String: Any]) {
    self.tool = tool
    self.members = members.filter { !($0.value is NSNull) }
  }

  /// Throws if there is an argument that the tool does not take.
  func allow(_ names: [String]) throws {
    for name in members.keys.sorted() where !names.contains(name) {
      let near = NearestName.hint(name, names)
      throw CommandError(
        "\(tool) has no argument \(name.prefix(80)).\(near.isEmpty ? " It takes \(names.joined(separator: ", "))." : near)")
    }
  }

  /// Throws if an argument is missing that the tool cannot do without.
  func need(_ names: [String]) throws {
    for name in names where members[name] == nil { throw CommandError("\(tool) needs the argument \(name).") }
  }

  private func wrong(_ name: String, _ wanted: String) -> CommandError { CommandError("\(name) of \(tool) must be \(wanted).") }

  func text(_ name: String) throws -> String? {
    guard let value = members[name] else { return nil }
    guard let text = value as? String else { throw wrong(name, "a string") }
    return text
  }

  func flag(_ name: String) throws -> Bool? {
    guard let value = members[name] else { return nil }
    guard (value as? NSNumber)?.isJSONBoolean == true, let flag = value as? Bool else { throw wrong(name, "true or false") }
    return flag
  }

  func number(_ name: String, _ range: ClosedRange<Double>) throws -> Double? {
    guard let value = members[name] else { return nil }
    guard let number = value as? NSNumber, !number.isJSONBoolean, range.contains(number.doubleValue) else {
      throw wrong(name, "a number from \(ShortNumber.text(range.lowerBound)) to \(ShortNumber.text(range.upperBound))")
    }
    return number.doubleValue
  }

  /// One string or a list of strings. A number, such as `"scale": 2`, counts as its text.
  func strings(_ name: String) throws -> [String]? {
    guard let value = members[name] else { return nil }
    let list = value as? [Any] ?? [value]
    return try list.map { one in
      if let text = one as? String { return text }
      guard let number = one as? NSNumber, !number.isJSONBoolean else { throw wrong(name, "a string or a list of strings") }
      return ShortNumber.text(number.doubleValue)
    }
  }

  /// A JSON value as a document.
  func document(_ name: String) throws -> Data? {
    guard let value = members[name] else { return nil }
    if let text = value as? String { return Data(text.utf8) }
    guard let object = value as? [String: Any] else { throw wrong(name, "an object, or a string with one") }
    return try StableJSON.data(object: object)
  }
}
