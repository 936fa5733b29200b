import Foundation
import SkerryRuntime

/// What an app's code writes into the process while a picture is drawn, in scopes inside scopes: every value must be the one that a model
/// predicts, and nothing may remain after the last scope.
@MainActor
enum WritesTarget {
  private static let standIn = ScopedValue(0)

  static func write(_ bytes: [UInt8]) {
    let environment = ProcessInfo.processInfo.environment
    let folder = FileManager.default.currentDirectoryPath
    var writer = Writer(bytes: bytes[...], folder: folder)
    writer.scope(depth: 0)
    // The time zone belongs to the hermetic scope.
    let after = ProcessInfo.processInfo.environment
    precondition(after.filter { $0.key != "TZ" } == environment.filter { $0.key != "TZ" }, "An environment variable remains.")
    precondition(FileManager.default.currentDirectoryPath == folder, "The current folder remains changed.")
    precondition(standIn.value == 0, "The value of a stand-in remains.")
    let defaults = UserDefaults.standard
    for key in Values.keys { precondition(defaults.object(forKey: key) == nil, "A user default remains.") }
  }

  /// What a scope's code reads: a copy of the outer scope's at its beginning.
  private struct Values {
    static let keys = ["SKERRY_FUZZ_A", "SKERRY_FUZZ_B", "SKERRY_FUZZ_C"]
    var variables: [String: String] = [:]
    var stored: [String: String] = [:]
    var registered: [String: String] = [:]
    var folder: String
    var standIn = 0
  }

  @MainActor
  private struct Writer {
    var bytes: ArraySlice<UInt8>
    var values: Values

    init(bytes: ArraySlice<UInt8>, folder: String) {
      self.bytes = bytes
      values = Values(folder: folder)
    }

    private mutating func key() -> String { Values.keys[Int(bytes.popFirst() ?? 0) % Values.keys.count] }
    private mutating func word() -> String { "v\(bytes.popFirst() ?? 0)" }

    mutating func scope(depth: Int) {
      let outer = values
      ScopedWrites.during { while let step = bytes.popFirst(), self.step(Int(step) % 12, depth: depth) { check() } }
      values = outer
      if depth > 0 { check() }
    }

    /// Returns whether the scope continues.
    private mutating func step(_ step: Int, depth: Int) -> Bool {
      switch step {
      case 0: if depth < 6 { scope(depth: depth + 1) }
      case 1: return depth == 0
      case 2, 3:
        let (key, word, overwrites) = (key(), word(), step == 2)
        setenv(key, word, overwrites ? 1 : 0)
        if overwrites || values.variables[key] == nil { values.variables[key] = word }
      case 4:
        let key = key()
        unsetenv(key)
        values.variables[key] = nil
      case 5:
        let (key, word) = (key(), word())
        // The entry becomes a part of the environment.
        putenv(strdup("\(key)=\(word)"))
        values.variables[key] = word
      case 6:
        clearenv()
        values.variables = [:]
      case 7:
        let (key, word) = (key(), word())
        UserDefaults.standard.set(word, forKey: key)
        values.stored[key] = word
      case 8:
        let key = key()
        UserDefaults.standard.removeObject(forKey: key)
        values.stored[key] = nil
      case 9:
        let (key, word) = (key(), word())
        UserDefaults.standard.register(defaults: [key: word])
        values.registered[key] = word
      case 10:
        values.folder = bytes.popFirst().map { $0 % 2 == 0 } == true ? "/" : "/dev"
        chdir(values.folder)
      case _:
        values.standIn = Int(bytes.popFirst() ?? 0)
        standIn.value = values.standIn
      }
      return true
    }

    private func check() {
      for key in Values.keys {
        let variable = getenv(key).map { String(cString: $0) }
        precondition(variable == values.variables[key], "\(key) is \(variable ?? "not set"), not \(values.variables[key] ?? "unset").")
        let stored = UserDefaults.standard.string(forKey: key)
        precondition(stored == values.stored[key] ?? values.registered[key], "The user default \(key) is \(stored ?? "absent").")
      }
      precondition(FileManager.default.currentDirectoryPath == values.folder, "The current folder is another one.")
      precondition(standIn.value == values.standIn, "The value of the stand-in is another one.")
    }
  }
}
