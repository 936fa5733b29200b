package import SkerryFormats
package import Foundation
import SkerryDiagnostics
package import SkerrySnapshot

/// The keys of `skerry.json` for snapshots; other verbs have their own in the same file.
package struct SnapshotConfiguration {
  /// Patterns of case names, and their settings.
  package struct Rule<Value> {
    /// The cases that the value applies to.
    package var cases: Glob
    package var value: Value
  }
  /// A part of a picture that is not compared.
  package enum Mask: Hashable {
    case identifier(String)
    /// In points from the picture's top left.
    case rectangle(CGRect)

    /// A rectangle of x, y, width and height in points; `nil` when it contains no place of any picture.
    fileprivate static func rectangle(of numbers: [Double]) -> Mask? {
      let farthest = 1e6
      guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= farthest }) else { return nil }
      let area = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      return numbers[2] > 0 && numbers[3] > 0 && area.maxX > 0 && area.maxY > 0 ? .rectangle(area) : nil
    }
  }

  /// The folder of goldens; `nil` for the default.
  package var goldens: String?
  /// The folder for pictures of differences; `nil` for the default.
  package var artifacts: String?
  /// When goldens are written; `nil` for the default rule.
  package var record: RecordMode?
  /// What to do about goldens that no case draws; `nil` for the default rule.
  package var unreferenced: UnreferencedMode?
  /// What a golden stores, a picture or a hash; `nil` for the default, a picture.
  package var references: ReferenceKind?
  /// Options of `test` by name, such as `device` and `color-scheme`: what a plain `test` draws.
  package var options: [String: String] = [:]
  var tolerances: [Rule<(Tolerance) -> Tolerance>] = []
  /// The areas that are not compared, by case. Those of every matching rule apply.
  package var masks: [Rule<[Mask]>] = []

  /// The patterns of cases, by the key that has them.
  var patterns: [(key: String, cases: [Glob])] { [("tolerances", tolerances.map(\.cases)), ("masks", masks.map(\.cases))] }

  package init() {}

  /// Reads the file of `--config`, otherwise `skerry.json` in the package's folder, if it exists. Throws if the file cannot be read or is invalid.
  package init(_ arguments: Arguments, _ environment: [String: String]) throws {
    let asked = arguments.value("config")
    try self.init(path: asked ?? ProjectFolder(arguments, environment).path(LintFile.name), mustExist: asked != nil)
  }

  /// - Parameter mustExist: whether a missing file is an error.
  package init(path file: String, mustExist: Bool) throws {
    guard let data = try mustExist ? InputFile.asked(file) : InputFile.dataIfPresent(file) else { return }
    let name = InputFile.name(file)
    let root = try ConfigurationKeys.members(data, in: name)
    let reader = Reader(file: name)
    goldens = try reader.text(root["goldens"], "goldens")
    artifacts = try reader.text(root["artifacts"], "artifacts")
    record = try reader.word(root["record"], "record", RecordMode.self)
    unreferenced = try reader.word(root["unreferenced"], "unreferenced", UnreferencedMode.self)
    references = try reader.word(root["references"], "references", ReferenceKind.self)
    try readOptions(root["test"], reader)
    for (index, rule) in try reader.rules(root["tolerances"], "tolerances").enumerated() {
      tolerances.append(try reader.tolerance(rule, index))
    }
    for (index, rule) in try reader.rules(root["masks"], "masks").enumerated() { masks.append(try reader.mask(rule, index)) }
  }

  private mutating func readOptions(_ value: Any?, _ reader: Reader) throws {
    guard let value else { return }
    guard let members = value as? [String: Any] else { throw reader.wrong("test", "an object with the options of test") }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard CaseOptions.configurable.contains(name) else {
        throw CommandError.unknown("\(reader.file): the option \"\(name)\" of test", name, CaseOptions.configurable.sorted())
      }
      if let words = value as? [String] {
        options[name] = words.joined(separator: ",")
      } else if let word = value as? String {
        options[name] = word
      } else if let numbers = value as? [NSNumber] ?? (value as? NSNumber).map({ [$0] }), !numbers.contains(where: \.isJSONBoolean) {
        options[name] = numbers.map(\.stringValue).joined(separator: ",")
      } else {
        throw reader.wrong("test.\(name)", "a string, a number or a list of them")
      }
    }
  }

  /// Reads values, with one error sentence for each kind of mistake.
  private struct Reader {
    let file: String

    func wrong(_ key: String, _ wanted: String) -> CommandError { CommandError("\(file): \(key) must be \(wanted).") }

    func text(_ value: Any?, _ key: String) throws -> String? {
      guard let value else { return nil }
      guard let text = value as? String, !text.isEmpty, !text.utf8.contains(0) else { throw wrong(key, "a string that is not empty") }
      return text
    }

    func word<T: RawRepresentable & CaseIterable>(_ value: Any?, _ key: String, _ type: T.Type) throws -> T? where T.RawValue == String {
      guard let word = try text(value, key) else { return nil }
      guard let found = T(rawValue: word) else { throw wrong(key, "one of \(T.allCases.map(\.rawValue).joined(separator: ", "))") }
      return found
    }

    func rules(_ value: Any?, _ key: String) throws -> [[String: Any]] {
      guard let value else { return [] }
      guard let list = value as? [[String: Any]] else { throw wrong(key, "a list of objects") }
      return list
    }

    private func cases(_ rule: [String: Any], _ key: String, allowed: Set<String>) throws -> Glob {
      for name in rule.keys.sorted() where name != "cases" && !allowed.contains(name) {
        throw CommandError.unknown("\(file): the key \"\(name)\" of \(key)", name, allowed.union(["cases"]).sorted())
      }
      return Glob(try text(rule["cases"], key + ".cases") ?? "*")
    }

    private func number(
      _ rule: [String: Any], _ name: String, _ key: String, _ range: ClosedRange<Double>, isWhole: Bool = false
    ) throws -> Double? {
      guard let value = rule[name] else { return nil }
      guard let number = value as? NSNumber, !number.isJSONBoolean, range.contains(number.doubleValue),
        !isWhole || number.doubleValue == number.doubleValue.rounded()
      else {
        throw wrong("\(key).\(name)", "a \(isWhole ? "whole " : "")number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
      }
      return number.doubleValue
    }

    func tolerance(_ rule: [String: Any], _ index: Int) throws -> Rule<(Tolerance) -> Tolerance> {
      let key = "tolerances[\(index)]"
      let cases = try cases(rule, key, allowed: ["threshold", "perceptual", "channel", "window", "allow", "ignoreAntialiasing"])
      let threshold = try number(rule, "threshold", key, 0...1)
      let perceptual = try number(rule, "perceptual", key, 0...100)
      let channel = try number(rule, "channel", key, 0...255, isWhole: true).map { Int($0) }
      let window = try number(rule, "window", key, 1...4096, isWhole: true).map { Int($0) }
      let allow = try number(rule, "allow", key, 0...16_777_216, isWhole: true).map { Int($0) }
      let edges = (rule["ignoreAntialiasing"] as? NSNumber).flatMap { $0.isJSONBoolean ? $0.boolValue : nil }
      if rule["ignoreAntialiasing"] != nil, edges == nil { throw wrong("\(key).ignoreAntialiasing", "true or false") }
      return Rule(cases: cases) { base in
        var result = base
        if let threshold { result.threshold = threshold }
        if let perceptual { result.perceptual = perceptual }
        if let channel { result.channel = channel }
        if let window { result.window = window }
        if let allow { result.allowedInWindow = allow }
        if let edges { result.ignoresAntialiasing = edges }
        return result
      }
    }

    func mask(_ rule: [String: Any], _ index: Int) throws -> Rule<[Mask]> {
      let key = "masks[\(index)]"
      let cases = try cases(rule, key, allowed: ["ids", "rects"])
      let ids = rule["ids"] ?? [String](), rects = rule["rects"] ?? [[NSNumber]]()
      guard let ids = ids as? [String] else { throw wrong("\(key).ids", "a list of accessibility identifiers") }
      guard let rects = rects as? [[NSNumber]] else { throw wrong("\(key).rects", "a list of rectangles [x, y, width, height] in points") }
      let areas = try rects.enumerated().map { place, numbers in
        guard let area = Mask.rectangle(of: numbers.map(\.doubleValue)) else {
          throw wrong("\(key).rects[\(place)]", "[x, y, width, height] in points, with a width and a height above 0, inside the picture")
        }
        return area
      }
      return Rule(cases: cases, value: ids.map { .identifier($0) } + areas)
    }
  }

  /// A mask on the command line: `10,20,100,40` in points, or an accessibility identifier. Throws `CommandError` for numbers that are
  /// not a rectangle.
  package static func mask(_ text: String) throws -> Mask {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count > 1, numbers.count == parts.count else { return .identifier(text) }
    guard let area = Mask.rectangle(of: numbers) else {
      throw CommandError(
        "--mask \(text) is not a rectangle inside a picture; write x,y,width,height in points, for example --mask 10,20,100,40.")
    }
    return area
  }
}
