import Foundation
import SkerryGeometry
import SkerryTestSupport

/// One recorded scene, as loosely typed as its file.
struct OracleCase: @unchecked Sendable {
  let json: [String: Any]
  var id: String { json["id"] as? String ?? "?" }
  var scale: CGFloat { number(json["scale"]) ?? 1 }
  var isDark: Bool { json["scheme"] as? String == "dark" }
  var osHint: String { json["os_hint"] as? String ?? "" }
  /// The newest system that the scene may have been recorded on; without a statement, the newest that is supported.
  var version: SystemVersion {
    let named: [(String, SystemVersion)] = [("26", .iOS26), ("18", .iOS18), ("17", .iOS17), ("16", .iOS16), ("15", .iOS16)]
    return named.first { osHint.contains($0.0) }?.1 ?? .iOS26
  }
  var tolerance: CGFloat { number(json["tolerance_pt"]) ?? 0 }
  var tree: [String: Any] { json["tree"] as? [String: Any] ?? [:] }
  var expectations: [[String: Any]] { json["expect"] as? [[String: Any]] ?? [] }
  var pixelChecks: [[String: Any]] { json["pixel_checks"] as? [[String: Any]] ?? [] }
  var capture: [String: Any] { json["capture"] as? [String: Any] ?? [:] }

  static let fixtures = Checkout.url("Tests/Fixtures")

  static let all: [OracleCase] = {
    let file = fixtures.appendingPathComponent("Oracle/cases.json")
    let root = (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    return (root?["cases"] as? [[String: Any]] ?? []).map(OracleCase.init)
  }()
}

func number(_ value: Any?) -> CGFloat? {
  if let value = value as? Double { return CGFloat(value) }
  if let value = value as? Int { return CGFloat(value) }
  return nil
}

func rect(_ value: Any?) -> CGRect? {
  guard let list = value as? [Any], list.count == 4 else { return nil }
  let numbers = list.compactMap(number)
  return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
}
