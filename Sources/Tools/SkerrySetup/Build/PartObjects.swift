import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryRuntime

/// The objects of a file's parts, joined into the file's object after each edit, so that only the edited part is compiled.
///
/// The parts are compiled the first time after an edit's pictures are drawn (`prepare`). An object is named by everything that it was compiled from.
struct PartObjects {
  /// The file that is compiled, its object, and the compiler's call for it.
  private let source: String
  private let object: String
  private let call: [String]
  /// Identifies the declarations of the module's other files.
  private let epoch: String
  private var folder: URL { Self.folder(of: object) }

  private static func folder(of object: String) -> URL { URL(fileURLWithPath: object + "-parts") }
  private static func plan(in folder: URL) -> URL { folder.appendingPathComponent("plan.json") }

  /// What `prepare` needs, and which parts the object was last joined of.
  private struct Plan: Codable {
    var source: String
    var call: [String]
    var epoch: String
    var keys: [String] = []
    /// Parts of earlier edits, the latest first, because edits are often taken back.
    var earlier: [String] = []
  }

  /// How many parts of earlier edits are kept; each has 0.1 to 0.3 MB. Assumed.
  static let keptParts = 16

  /// - Parameters:
  ///   - call: the compiler's own call for the file, with one object.
  ///   - epoch: changes when other files may have to be compiled again.
  init?(of source: String, call: [String], epoch: String) {
    guard ["-primary-file", "-o", Self.record].allSatisfy({ option in call.count { $0 == option } == 1 }),
      let object = CompileJob.value(of: "-o", in: call)
    else { return nil }
    (self.source, self.object, self.call, self.epoch) = (source, object, call, epoch)
  }

  private static let record = "-emit-reference-dependencies-path"

  /// Removes the objects of all parts beside a file, after other files were compiled.
  static func forgetAll(beside record: URL) {
    let folder = record.deletingLastPathComponent()
    for name in InputFolder.names(in: folder.path) ?? [] where name.hasSuffix(".o-parts") {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  enum Outcome {
    /// - Parameter isSame: whether the compiler's fingerprints of the declarations are those of the parts before.
    case compiled(isSame: Bool)
    /// A part does not compile.
    case failed
  }

  /// Compiles the parts that were edited and joins all into the file's object. `nil` if no part has an object yet, or nothing can be joined.
  func compile(_ outline: SwiftOutline) -> Outcome? {
    guard let plan = known, plan.epoch == epoch, !plan.keys.isEmpty, let parts = parts(outline) else { return nil }
    guard parts.contains(where: has) else { return nil }
    guard make(parts) else { return .failed }
    guard join(parts) else { return nil }
    let keys = parts.map(\.key)
    let isSame = fingerprints(plan.keys) == fingerprints(keys)
    var seen = Set(keys)
    let earlier = Array((plan.keys + plan.earlier).filter { seen.insert($0).inserted }.prefix(Self.keptParts))
    remember(keys, earlier)
    removeOthers(than: keys + earlier)
    return .compiled(isSame: isSame)
  }

  /// Keeps what `prepare` needs, after the whole file was compiled.
  func plan() { remember([], known.map { $0.epoch == epoch ? $0.keys + $0.earlier : [] } ?? []) }

  /// Compiles the parts of the file of an object, as it is now, unless that was done.
  static func prepare(_ object: String) {
    guard let data = InputFile.data(atPath: plan(in: folder(of: object)).path), let plan = try? JSONDecoder().decode(Plan.self, from: data),
      plan.keys.isEmpty, let objects = PartObjects(of: plan.source, call: plan.call, epoch: plan.epoch),
      let text = InputFile.data(atPath: plan.source).flatMap({ String(validating: $0, as: UTF8.self) }),
      let parts = objects.parts(SwiftOutline(text)), objects.make(parts)
    else { return }
    objects.remember(parts.map(\.key), plan.earlier)
  }

  // MARK: Parts

  /// Hexadecimal digits of a key, less than those of a fingerprint.
  private static let digits = 24

  private struct Part {
    let key: String
    let text: String
    /// The file that is compiled.
    let file: String
  }

  private func parts(_ outline: SwiftOutline) -> [Part]? {
    let original = SourceWriter.original(of: source)
    return FileDivision(outline, path: original ?? source, isCopy: original != nil)?.parts.map { part in
      var key = ContentKey(epoch)
      for word in call { key.add(word) }
      key.add(part.text)
      // The compiler's record of dependencies contains the file's path, whose digits must not look like a fingerprint.
      let name = "part-\(key.text.prefix(Self.digits))"
      // Two files of a module cannot have the same name; a macro is told that of the compiled file.
      let own = part.hasPreviews ? (source as NSString).lastPathComponent : "\(name).swift"
      return Part(key: name, text: part.text, file: folder.appendingPathComponent(name).appendingPathComponent(own).path)
    }
  }

  private func place(_ key: String, _ ending: String) -> String { folder.appendingPathComponent("\(key).\(ending)").path }
  private func has(_ part: Part) -> Bool { access(place(part.key, "o"), R_OK) == 0 }

  /// Compiles the parts without objects in one call; `false` if one of them does not compile.
  private func make(_ parts: [Part]) -> Bool {
    let missing = parts.filter { !has($0) }
    guard !missing.isEmpty else { return true }
    let own = "\(getpid())"
    var words = call[...]
    var arguments: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "-primary-file":
        _ = words.popFirst()
        arguments += parts.flatMap { (has($0) ? [] : [word]) + [$0.file] }
      case "-o":
        _ = words.popFirst()
        arguments += missing.flatMap { [word, place($0.key, own + ".o")] }
      case Self.record:
        _ = words.popFirst()
        arguments += missing.flatMap { [word, place($0.key, own + ".swiftdeps")] }
      default: arguments.append(word)
      }
    }
    do {
      for part in parts { try SkerryCache.write(part.text, URL(fileURLWithPath: part.file)) }
    } catch { return false }
    guard ToolProcess.run(arguments, joinsErrors: true)?.status == 0 else { return false }
    // The object comes last, because it stands for both.
    return missing.allSatisfy { part in
      ["swiftdeps", "o"].allSatisfy { rename(place(part.key, "\(own).\($0)"), place(part.key, $0)) == 0 }
    }
  }

  /// Joins the parts' objects into the file's with the linker beside the compiler.
  private func join(_ parts: [Part]) -> Bool {
    let linker = ((call[0] as NSString).deletingLastPathComponent as NSString).appendingPathComponent("ld.lld")
    let own = "\(object).\(getpid())"
    let joining = [linker, "-r", "-o", own] + parts.map { place($0.key, "o") }
    return ToolProcess.run(joining, joinsErrors: true)?.status == 0 && rename(own, object) == 0
  }

  private func fingerprints(_ keys: [String]) -> Set<[UInt8]> {
    Set(keys.flatMap { DirectCalls.fingerprints(place($0, "swiftdeps")) ?? [] })
  }

  // MARK: The plan

  private var known: Plan? { InputFile.data(atPath: Self.plan(in: folder).path).flatMap { try? JSONDecoder().decode(Plan.self, from: $0) } }

  /// A plan that cannot be written costs time and nothing else.
  private func remember(_ keys: [String], _ earlier: [String]) {
    guard let text = try? StableJSON.text(Plan(source: source, call: call, epoch: epoch, keys: keys, earlier: earlier)) else { return }
    try? SkerryCache.write(text, Self.plan(in: folder))
  }

  private func removeOthers(than keys: [String]) {
    let kept = Set(keys)
    for name in InputFolder.names(in: folder.path) ?? [] {
      guard name.hasPrefix("part-"), let key = name.split(separator: ".").first, !kept.contains(String(key)) else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
