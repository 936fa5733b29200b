package import Foundation

/// The outermost object of a file that people write, such as `skerry.json`: only unambiguous JSON is accepted.
package enum SettingsDocument {
  /// Why a file cannot be used: one sentence.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// The members, as `JSONSerialization` reads them. Throws if the bytes are not one JSON object.
  ///
  /// - Parameter file: the file's name in messages.
  package static func members(_ data: Data, file: String) throws(Fault) -> [String: Any] {
    if let fault = JSONSyntax.fault(in: data) { throw Fault(description: "\(file) \(fault.sentence).") }
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
      throw Fault(description: "\(file) is not JSON that can be read; correct it.")
    }
    guard let members = value as? [String: Any] else {
      throw Fault(description: "\(file) is not a JSON object; write its settings in braces.")
    }
    return members
  }
}

extension NSNumber {
  /// Whether JSON says `true` or `false`, which Foundation also reads as 1 and 0.
  package var isJSONBoolean: Bool {
    // The codes of a C bool.
    let code = String(cString: objCType)
    return code == "c" || code == "B"
  }
}
