import Foundation
import SkerryDiagnostics

/// What was left out of the program, by the report that `skerry` writes for a repository without a manifest.
package enum LeftOutParts {
  /// The variable that names the report's file.
  package static let variable = "SKERRY_BUILD_REPORT"
  static let remedy = "What is left out is listed with the compiler's reason."

  /// Why a provider never answers, and the remedy: its own code, or what that calls and is left out.
  /// - Parameter count: how many parts of the program are left out.
  static func silence(count: Int) -> (reason: String, remedy: String) {
    if count == 0 { return ("never calls its completion handler", "Call it on every path.") }
    let parts = count == 1 ? "one part of the code is" : "\(count) parts of the code are"
    return ("never calls its completion handler here, where \(parts) left out", remedy)
  }

  /// The members of a type that are left out.
  /// - Parameters:
  ///   - type: the name with its module, `App.Ride.Provider`, as `String(reflecting:)` gives it.
  ///   - parts: the names of all parts that are left out; those of nested types have the types around them, `Ride.Provider.load`.
  static func names(of type: String, in parts: [String] = all) -> [String] {
    var depth = 0
    // Without type arguments, and without the file of a private type, which is in parentheses.
    let plain = type.filter { letter in
      if "<(".contains(letter) { depth += 1 }
      defer { if ">)".contains(letter) { depth -= 1 } }
      return depth == 0
    }
    let prefix = plain.split(separator: ".").dropFirst().joined(separator: ".") + "."
    return parts.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  private struct Report: Decodable {
    struct Item: Decodable {
      var kind: String
      var name: String
      var reason: String
    }
    var leftOut: [Item]
  }

  private static let parts: [Report.Item] = {
    guard let path = ProcessInfo.processInfo.environment[variable], let data = InputFile.data(atPath: path),
      let report = try? JSONDecoder().decode(Report.self, from: data)
    else { return [] }
    return report.leftOut.filter { $0.kind == "part" }
  }()

  static let all = parts.map(\.name)

  /// The end of the reason of a part that gives a made-up entry; `skerry` writes it.
  package static let madeUp = "; a made-up entry takes its place"

  private static let allMadeUp = parts.filter { $0.reason.hasSuffix(madeUp) }.map(\.name)

  /// Whether one of the types has a part that gives a made-up entry.
  static func makeUp(_ types: [String], _ own: [String] = allMadeUp) -> Bool {
    !own.isEmpty && types.contains { !names(of: $0, in: own).isEmpty }
  }
}
