import Foundation

/// Where JSON text breaks off or goes wrong, as the parser tells it.
enum SyntaxPlace {
  /// ` at line 2, column 11`, or nothing where the parser does not say.
  static func of(_ error: any Error, in data: Data) -> String {
    if data.isEmpty { return ": it is empty" }
    let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    if let match = text.firstMatch(of: #/line (\d+), column (\d+)/#) { return " at line \(match.1), column \(match.2)" }
    if text.contains("end of file") { return ": it ends too early" }
    guard let match = text.firstMatch(of: #/character (\d+)/#), let offset = Int(match.1) else { return "" }
    let before = data.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 - before.startIndex + 1 } ?? 0) + 1
    return " at line \(line), column \(column)"
  }
}
