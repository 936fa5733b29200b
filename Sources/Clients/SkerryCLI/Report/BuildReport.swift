import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryFormats

/// Build information of a program built from a repository: its extension, and what was left out of it.
///
/// `skerry` writes it and names it in the variable `SKERRY_BUILD_REPORT`; a bundle built from a package has none.
package struct BuildReport: Decodable {
  /// An item that was left out of a repository's pictures, and why.
  package struct LeftOut: Codable, Hashable {
    /// What it is.
    package var kind: SubjectKind
    /// The name of the declaration, file or module.
    package var name: String
    /// Why it was left out, as a clause without a full stop.
    package var reason: String
    /// The remedy; empty if there is none.
    package var remedy: String
    /// The missing module that a part's file imports, if the part names something that is missing.
    package var module: String?

    /// An item and why it was left out; the remedy is empty if there is none.
    package init(kind: SubjectKind, name: String, reason: String, remedy: String = "", module: String? = nil) {
      (self.kind, self.name, self.reason, self.remedy, self.module) = (kind, name, reason, remedy, module)
    }

    /// Whether it is expected among the pictures: a Live Activity, a widget or an extension.
    var isSubject: Bool { kind.isDrawn }
    var sentence: String { remedy.isEmpty ? reason : "\(reason); \(remedy)" }

    /// The reason of a part that names another one that is left out; `skerry` writes it.
    package static func needs(_ name: String) -> String { "\(needing)\(name)\(broken)" }
    private static let needing = "it needs "
    private static let broken = ", which does not compile"
    /// The name of the other part.
    package var needed: String? {
      guard kind == .part, reason.hasSuffix(Self.broken), let start = reason.range(of: Self.needing) else { return nil }
      return String(reason[start.upperBound...].dropLast(Self.broken.count))
    }
    /// What the compiler says, without the place.
    fileprivate var complaint: Substring { reason.firstRange(of: ": ").map { reason[$0.upperBound...] } ?? reason[...] }
  }
  var `extension`: String
  var widgets: [String]
  var leftOut: [LeftOut]

  static let none = BuildReport(extension: "", widgets: [], leftOut: [])

  /// The variable that names the report's file.
  package static let variable = LeftOutParts.variable

  /// Missing modules, each with the parts that need it; other parts that were removed so that the rest compiles; files that could not be used,
  /// which have a remedy; and what is not needed.
  var partLines: [String] {
    let modules = leftOut.filter { $0.kind == .module }
    func needs(_ module: LeftOut, _ item: LeftOut) -> Bool { item.kind == .part && item.module == module.name }
    func isPart(_ item: LeftOut) -> Bool { [.part, .control].contains(item.kind) || item.kind == .file && !item.remedy.isEmpty }
    let others = leftOut.filter { item in isPart(item) && !modules.contains { needs($0, item) } }
    return modules.map { module in "without \(module.name): \(module.sentence)" + Self.count(leftOut.filter { needs(module, $0) }) }
      + Self.lines(of: others)
      + [
        Self.unneeded("file", leftOut.filter { $0.kind == .file && $0.remedy.isEmpty }),
        Self.unneeded("declaration", leftOut.filter { $0.kind == .declaration }),
      ].compactMap { $0 }
  }

  /// A line for each complaint of the compiler, with the parts that it left out and those that need them; at the end are counted those for which
  /// there is no room.
  private static func lines(of items: [LeftOut]) -> [String] {
    let names = Set(items.map(\.name))
    func isFollower(_ item: LeftOut) -> Bool { item.needed.map { $0 != item.name && names.contains($0) } ?? false }
    let followers = Dictionary(grouping: items.filter(isFollower)) { $0.needed ?? "" }
    var named: Set<String> = []
    var groups: [[LeftOut]] = []
    for item in items where !isFollower(item) {
      let isAlone = item.kind != .part || item.reason == unlistedActivity
      if !isAlone, let same = groups.firstIndex(where: { $0[0].kind == .part && $0[0].complaint == item.complaint }) {
        groups[same].append(item)
      } else {
        groups.append([item])
      }
    }
    // Parts that need one another have no line of their own to be counted in.
    guard !groups.isEmpty || items.isEmpty else { return items.prefix(maxLines).map { "without \($0.name): \($0.sentence)" } }
    // Files have remedies, and there are few of them.
    var places = maxLines
    let shown = groups.filter { group in
      guard group[0].kind == .part else { return true }
      places -= 1
      return places >= 0
    }
    let rest = groups.count - shown.count
    return shown.map { group in
      let (item, own) = (group[0], Set(group.map(\.name)))
      let isOfOne = own.count == 1 && group.count > 1
      let others = isOfOne ? ", and the same at \(ShortNumber.counted(group.count - 1, "other place"))" : ""
      return "\(item.reason == unlistedActivity ? "" : "without ")\(Self.names(group)): \(item.sentence)\(others)"
        + Self.count(own.sorted().flatMap { named.insert($0).inserted ? followers[$0] ?? [] : [] })
    }
      + (rest == 0
        ? []
        : ["without \(ShortNumber.counted(rest, "more part")): \(restRemedy)"])
  }

  private static let restRemedy = "the manifest.json that render writes lists them under leftOut, with the compiler's reasons"

  /// The maximum number of parts that have lines of their own.
  private static let maxLines = 12

  /// Why an activity that is drawn is among the parts.
  package static let unlistedActivity = "no bundle lists it, so a phone does not show it; it is drawn anyway"

  /// The widgets of activities that are drawn though no bundle lists them.
  var unlistedActivities: Set<String> { Set(leftOut.filter { $0.reason == Self.unlistedActivity }.map(\.name)) }

  /// The maximum number of items that a line names.
  private static let maxNames = 3

  /// The parts that need a module; `manifest.json` lists them with their reasons.
  private static func count(_ parts: [LeftOut]) -> String {
    guard !parts.isEmpty else { return "" }
    return "; \(ShortNumber.counted(parts.count, "part")) left out with it: \(names(parts))"
  }

  private static func names(_ items: [LeftOut]) -> String {
    let all = items.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return ShortList.text(all, limit: maxNames)
  }

  /// One line about all of a kind that no widget needs.
  private static func unneeded(_ noun: String, _ items: [LeftOut]) -> String? {
    guard !items.isEmpty else { return nil }
    // Extensions of one type have one name.
    return "\(ShortNumber.counted(Set(items.map(\.name)).count, noun)) not needed: \(names(items))"
  }

  /// Writes a line for each activity, widget and extension that was left out, and for each part of the others.
  func nameLeftOut() {
    // An activity of the same name may be drawn.
    for item in leftOut where item.isSubject { Console.error("The \(item.kind.rawValue) \(item.name) is left out: \(item.sentence)") }
    partLines.forEach(Console.error)
  }

  /// Chooses cases; if there are none, what was left out of the program may be why, and is named first.
  static func namingLeftOut<Cases>(_ choose: () throws -> Cases) rethrows -> Cases {
    do {
      return try choose()
    } catch {
      current.nameLeftOut()
      throw error
    }
  }

  /// The report of the running program.
  static var current: BuildReport {
    guard let path = ProcessInfo.processInfo.environment[variable], let data = InputFile.data(atPath: path)
    else { return none }
    return (try? JSONDecoder().decode(BuildReport.self, from: data)) ?? none
  }
}
