import Foundation

/// A Swift file with parts for the phone alone, made ready for a machine that is none.
///
/// `#if os(iOS)` is settled by the compiler's target and by nothing else, so a file that stands inside it is empty on Linux. Such a
/// file is compiled from a copy in which `os(iOS)` is true. The original stays in the target: on Linux it holds nothing.
package struct PhoneSource {
  /// What can be done with a file.
  package enum Finding: Equatable {
    /// No condition names the phone.
    case plain
    /// All declarations stand inside conditions that name the phone.
    case whole
    /// Declarations stand on both sides of the condition at this line, so a copy would declare them twice.
    case mixed(line: Int)
  }
  package let finding: Finding
  /// The file with the phone's conditions true, its lines unmoved.
  package let copy: String

  /// - Parameter path: what the compiler names in its messages.
  package init(_ text: String, path: String) {
    var finding = Finding.plain
    var lines: [String] = []
    var blocks: [(isPhone: Bool, line: Int)] = []
    var bareDeclaration = false
    var comments = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = Self.code(of: line, comments: &comments)
      var kept = String(line)
      if code.hasPrefix("#if") || code.hasPrefix("#elseif") {
        let isPhone = code.contains("os(iOS)")
        if isPhone { kept = kept.replacingOccurrences(of: "os(iOS)", with: "true") }
        if code.hasPrefix("#elseif") {
          if blocks.last?.isPhone == true || isPhone, case .mixed = finding {
          } else if blocks.last?.isPhone == true || isPhone {
            finding = .mixed(line: index + 1)
          }
        } else {
          blocks.append((isPhone, index + 1))
          if isPhone, finding == .plain { finding = .whole }
          if isPhone, code.contains("!os(iOS)") || code.contains("||") && code.contains("os(Linux)") { finding = .mixed(line: index + 1) }
        }
      } else if code.hasPrefix("#else"), let block = blocks.last, block.isPhone {
        if finding == .whole { finding = .mixed(line: index + 1) }
      } else if code.hasPrefix("#endif") {
        _ = blocks.popLast()
      } else if !code.isEmpty, !code.hasPrefix("import "), !code.hasPrefix("@_exported import "), !code.hasPrefix("@preconcurrency import ")
      {
        if !blocks.contains(where: \.isPhone) { bareDeclaration = true }
      }
      lines.append(kept)
    }
    if finding == .whole, bareDeclaration { finding = .mixed(line: Self.firstPhoneLine(lines, text)) }
    self.finding = finding
    copy =
      "#sourceLocation(file: \"\(path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\", line: 1)\n"
      + lines.joined(separator: "\n")
  }

  private static func firstPhoneLine(_ changed: [String], _ text: String) -> Int {
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (zip(changed, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0) + 1
  }

  /// A line without comments and the space around it; comments that run over lines are followed.
  private static func code(of line: Substring, comments: inout Int) -> String {
    var result: [UInt8] = []
    let bytes = Array(line.utf8)
    var index = 0
    while index < bytes.count {
      let pair = index + 1 < bytes.count ? (bytes[index], bytes[index + 1]) : (bytes[index], 0)
      switch pair {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        comments += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")) where comments > 0:
        comments -= 1
        index += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "/")) where comments == 0: index = bytes.count
      default:
        if comments == 0 { result.append(bytes[index]) }
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }
}
