import Foundation
import SkerryCases
import SkerryDiagnostics

/// What the programs of one call have passed over, in a file for each program that was started.
struct PassedOverRecords: Sendable {
  /// The programs' names.
  private let names: [String]
  /// `nil` if there is no place for temporary files: then each program answers as if it were alone.
  private let folder = try? ScratchFolder()

  init(of names: [String]) { self.names = names }

  private func file(of name: String) -> URL? { names.firstIndex(of: name).flatMap { folder?.file("\($0).jsonl") } }

  /// The variable with which a program that is about to start records what it passes over.
  func variable(for name: String) -> [String: String] {
    guard let file = file(of: name) else { return [:] }
    if !FileManager.default.fileExists(atPath: file.path) { try? Data().write(to: file) }
    return [PassedOver.variable: file.path]
  }

  /// Whether a program has none of the cases that the call asks for.
  func hasNoCase(_ name: String) -> Bool {
    file(of: name).map { PassedOver.entries($0.path).contains { $0.request == PassedOver.anyCase } } ?? false
  }

  /// The symbols that substitutes drew in any program, sorted.
  var symbols: [String] { Set(names.compactMap(file).flatMap { PassedOver.recordedSymbols($0.path) }).sorted() }

  /// The sentences of all programs about what none of them has, in order.
  var passedOverByAll: [String] {
    let started = names.compactMap(file).filter { FileManager.default.fileExists(atPath: $0.path) }
    let entries = started.map { PassedOver.entries($0.path) }
    let requests = entries.map { Set($0.map(\.request)) }
    guard var common = requests.first else { return [] }
    for other in requests.dropFirst() { common.formIntersection(other) }
    // Where names are asked for, no case is left because no program has one of them.
    if common.count > 1 { common.remove(PassedOver.anyCase) }
    return Set(entries.joined().filter { common.contains($0.request) }.map(\.sentence)).sorted()
  }
}
