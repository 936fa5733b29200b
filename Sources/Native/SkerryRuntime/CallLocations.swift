import Foundation

/// File and line of calls in the running program, from its debug information, read by the toolchain's symbolizer.
enum CallLocations {
  /// The innermost call in the customer's code; `nil` without debug information or a symbolizer.
  static func first(of calls: [UInt]) -> String? {
    if known[calls] == nil { learn([calls] + CrashIsolation.all.map(\.calls)) }
    return known[calls] ?? nil
  }

  // Only used on the main thread, like everything that handles crashed code.
  private nonisolated(unsafe) static var known: [[UInt]: String?] = [:]

  /// Looks all of them up in one call of the symbolizer, which takes much longer to read the program than to find an address.
  private static func learn(_ all: [[UInt]]) {
    let wanted = Set(all).filter { known[$0] == nil }.sorted { $0.lexicographicallyPrecedes($1) }
    wanted.forEach { known[$0] = .some(nil) }
    guard wanted.contains(where: { !$0.isEmpty }), let tool = symbolizer(), let program = RunningProgram.path else { return }
    // The recorded address is the return address; the call is just before it.
    let addresses = wanted.joined().map { "0x" + String($0 > 0 ? $0 - 1 : 0, radix: 16) }
    guard let outcome = ToolProcess.run([tool.path, "--obj=\(program)", "--no-demangle"] + addresses) else { return }
    // An empty line follows the lines of each address.
    var answers = outcome.output.components(separatedBy: "\n\n")[...]
    guard answers.count >= addresses.count else { return }
    for calls in wanted {
      known[calls] = place(in: answers.prefix(calls.count).joined(separator: "\n"))
      answers = answers.dropFirst(calls.count)
    }
  }

  /// Pairs of lines: a mangled function, then `file:line:column`. Without a line, the function's name is used.
  static func place(in text: String) -> String? {
    let lines = text.split(separator: "\n").map(String.init)
    var function: String?
    for (name, place) in zip(lines, lines.dropFirst()) where name.hasPrefix("$s") && !isOurs(name) {
      let parts = place.split(separator: ":").map(String.init)
      if parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0, parts[0].hasSuffix(".swift"), parts[0].hasPrefix("/") {
        return "\(shortened(parts.dropLast(2).joined(separator: ":"))):\(line)"
      }
      function = function ?? readable(name)
    }
    guard let function else { return nil }
    let folder =
      ProcessInfo.processInfo.environment["SKERRY_SOURCES"].flatMap { $0.isEmpty ? nil : $0 } ?? FileManager.default.currentDirectoryPath
    return DeclarationLocations.place(of: function, in: folder) ?? function
  }

  /// `$s4Ride0A4ViewV4bodyQrvg` is `Ride.RideView.body.getter`; closures are named by the function that contains them.
  static func readable(_ name: String) -> String? {
    var text = name.withCString { mangled in
      guard let demangled = demangle(mangled, UInt(strlen(mangled)), nil, nil, 0) else { return "" }
      defer { free(demangled) }
      return String(cString: demangled)
    }
    text = outermost(text)
    while true {
      if let word = ["static ", "implicit ", "partial apply forwarder for ", "merged "].first(where: text.hasPrefix) {
        text.removeFirst(word.count)
      } else if text.hasPrefix("closure "), let inner = text.range(of: " in ") {
        text = String(text[inner.upperBound...])
      } else {
        break
      }
    }
    let end = text.firstIndex { $0 == " " || $0 == "(" || $0 == "<" } ?? text.endIndex
    let plain = String(text[..<end])
    // A macro's own functions have names that nobody wrote.
    return plain.isEmpty || plain.contains("$s") ? nil : plain
  }

  /// The text without parts in brackets, in which types may name functions of their own.
  static func outermost(_ text: String) -> String {
    var (result, depth) = ("", 0)
    var last: Character = " "
    for character in text {
      if character == "(" || character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      // The `>` of an arrow closes no bracket.
      if depth > 0, character == ")" || (character == ">" && last != "-") { depth -= 1 }
      last = character
    }
    return result
  }

  /// Whether a function belongs to the library or to the language, by the module in its mangled name.
  private static func isOurs(_ function: String) -> Bool {
    // The entry point that `@main` generates is not written by anyone.
    if function.hasSuffix("$mainyyFZ") { return true }
    var rest = function.dropFirst(2)
    guard let first = rest.first, first.isNumber else { return true }
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    let module = rest.prefix(Int(digits) ?? 0)
    return module.hasPrefix("Skerry") || module.hasPrefix("Foundation")
  }

  /// Paths below the current folder are relative to it.
  private static func shortened(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// Declared by the Swift runtime.
  @_silgen_name("swift_demangle")
  private static func demangle(
    _ name: UnsafePointer<CChar>, _ count: UInt, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<UInt>?,
    _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?

  private static func symbolizer() -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders {
      let tool = URL(fileURLWithPath: folder).appendingPathComponent("llvm-symbolizer")
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
      // Beside the compiler, if only the compiler is linked into a folder of programs.
      let compiler = URL(fileURLWithPath: folder).appendingPathComponent("swift").resolvingSymlinksInPath()
      let beside = compiler.deletingLastPathComponent().appendingPathComponent("llvm-symbolizer")
      if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    }
    return nil
  }
}
