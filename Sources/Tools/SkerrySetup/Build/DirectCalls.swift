import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryRuntime

/// The calls of the compiler and the linker that the driver made for an edited program, kept so that the next edit needs no driver: one process
/// instead of two compiles a file, and one instead of four links.
///
/// Each saves about 50 to 90 milliseconds. Where a call cannot be used or fails, the driver is called as before.
struct DirectCalls {
  /// The file in which the calls are stored.
  private let record: URL
  private var known: Known

  private struct Known: Codable {
    /// Identifies the driver's calls, with everything they depend on except the files' contents.
    var key: String
    var files: [String: FileCall] = [:]
    var linking: [String]?
    /// Another one after each call of the driver, which may have compiled other files.
    var epoch: String?
  }

  private struct FileCall: Codable {
    var call: [String]
    /// A hash of the file's declarations when it was last compiled.
    var interface: ContentHash
    /// A hash of the declarations that other files can use, when the driver made the call.
    var shared: ContentHash
  }

  /// - Parameters:
  ///   - record: where the calls are stored.
  ///   - calls: the driver's calls, with the response files that they read arguments from.
  init(record: URL, for calls: [String]) {
    self.record = record
    var key = ContentKey()
    for word in calls {
      key.add(word)
      if word.hasPrefix("@"), let list = InputFile.data(atPath: String(word.dropFirst())) { key.add(String(decoding: list, as: UTF8.self)) }
    }
    let stored = InputFile.data(atPath: record.path).flatMap { try? JSONDecoder().decode(Known.self, from: $0) }
    known = stored.flatMap { $0.key == key.text ? $0 : nil } ?? Known(key: key.text)
  }

  // MARK: One file

  /// Compiles one file of a module whose other objects are up to date. That is enough if no other file of the module can depend on what has
  /// changed.
  ///
  /// - Parameter source: the file, as the driver names it; `nil` if nothing has changed.
  mutating func compile(_ source: String?) -> CompiledSources.Single {
    guard let source else { return .compiled }
    guard let file = known.files[source], let outline = Self.outline(of: source), outline.sharedInterface == file.shared else {
      return .insufficient
    }
    let interface = outline.interface
    switch compile(source, outline, file.call) {
    case .compiled(let isSame) where interface == file.interface: return isSame ? .compiled : .insufficient
    case .compiled: break
    case .failed: return .failed
    case nil: return .insufficient
    }
    // The compiler also has fingerprints of private declarations and previews, which no other file sees.
    known.files[source]?.interface = interface
    write()
    return .compiled
  }

  /// Compiles the edited part of a file, or else the whole file; `nil` if the compiler cannot be called.
  private func compile(_ source: String, _ outline: SwiftOutline, _ call: [String]) -> PartObjects.Outcome? {
    let parts = PartObjects(of: source, call: call, epoch: known.epoch ?? "")
    if let outcome = parts?.compile(outline) { return outcome }
    guard let dependencies = CompileJob.value(of: "-emit-reference-dependencies-path", in: call),
      let before = Self.fingerprints(dependencies), let outcome = ToolProcess.run(call, joinsErrors: true)
    else { return nil }
    guard outcome.status == 0 else { return .failed }
    parts?.plan()
    return .compiled(isSame: Self.fingerprints(dependencies) == before)
  }

  /// Keeps the driver's calls for the files that it compiled.
  ///
  /// - Parameter output: what the driver printed with `-v`.
  mutating func learn(compiling output: String) {
    PartObjects.forgetAll(beside: record)
    known.epoch = UUID().uuidString
    for (source, call) in DriverLog(output).compilations where !call.contains(where: Self.isTemporary) {
      guard let outline = Self.outline(of: source) else { continue }
      known.files[source] = FileCall(call: call, interface: outline.interface, shared: outline.sharedInterface)
    }
    write()
  }

  /// Lists of files that the driver removes when it ends.
  private static func isTemporary(_ word: String) -> Bool {
    word.hasPrefix("@") || ["-filelist", "-output-filelist", "-supplementary-output-file-map"].contains(word)
  }

  private static func outline(of source: String) -> SwiftOutline? {
    InputFile.data(atPath: source).map { SwiftOutline(String(decoding: $0, as: UTF8.self)) }
  }

  /// The compiler's fingerprints of a file's declarations: hexadecimal numbers of 32 digits in its record of dependencies, each with the
  /// digits beside it. While they are the same, no other file is compiled again. Those of declarations of other modules follow their names and
  /// an at sign; they are left out. `nil` if there are none.
  static func fingerprints(_ path: String) -> [[UInt8]]? {
    guard let data = InputFile.data(atPath: path) else { return nil }
    let bytes = Array(data)
    var found: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
      let isForeign = start > 1 && bytes[start - 1] == UInt8(ascii: "@") && bytes[start - 2] > UInt8(ascii: "/")
      if end - start >= 32, !isForeign { found.append(Array(bytes[start..<end])) }
      start = end + 1
    }
    return found.isEmpty ? nil : found
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) || (97...102).contains(byte) }

  // MARK: The program

  /// Links the program; `false` if the driver has to.
  func link() -> Bool { known.linking.map { ToolProcess.run($0, joinsErrors: true)?.status == 0 } ?? false }

  /// Keeps the driver's call of the linker.
  ///
  /// - Parameter output: what the driver printed with `-v`.
  mutating func learn(linking output: String) {
    known.linking = DriverLog(output).linking
    write()
  }

  /// A record that cannot be written costs time and nothing else.
  private func write() {
    guard let text = try? StableJSON.text(known) else { return }
    try? SkerryCache.write(text, record)
  }
}
