import Foundation

/// File and line of calls in the running program, from its debug information, read by the toolchain's symbolizer.
enum CallPlaces {
  /// The innermost call that is the customer's own; `nil` where the program has no debug information or no symbolizer is there.
  static func first(of calls: [UInt]) -> String? {
    if let found = known[calls] { return found }
    let found = search(calls)
    known[calls] = found
    return found
  }

  // Asked on the main thread alone, as everything about stopped code is.
  private nonisolated(unsafe) static var known: [[UInt]: String?] = [:]

  private static func search(_ calls: [UInt]) -> String? {
    guard !calls.isEmpty, let tool = symbolizer(),
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let process = Process()
    process.executableURL = tool
    // A call's address is where it returns to; the call itself stands before it.
    process.arguments = ["--obj=\(program)", "--no-demangle"] + calls.map { "0x" + String($0 > 0 ? $0 - 1 : 0, radix: 16) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return place(in: String(decoding: data, as: UTF8.self))
  }

  /// Pairs of lines: a mangled function, then `file:line:column`. Where no line is known the function's name has to do.
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
    return Declarations.place(of: function, in: folder) ?? function
  }

  /// `$s4Ride0A4ViewV4bodyQrvg` is `Ride.RideView.body.getter`; closures are named by what they stand in.
  static func readable(_ name: String) -> String? {
    var text = name.withCString { words in
      guard let demangled = demangle(words, UInt(strlen(words)), nil, nil, 0) else { return "" }
      defer { free(demangled) }
      return String(cString: demangled)
    }
    while text.hasPrefix("closure "), let inner = text.range(of: " in ") { text = String(text[inner.upperBound...]) }
    let end = text.firstIndex { $0 == " " || $0 == "(" || $0 == "<" } ?? text.endIndex
    let plain = String(text[..<end])
    return plain.isEmpty ? nil : plain
  }

  /// Whether a function is of the library or of the language: by the module that its mangled name begins with.
  private static func isOurs(_ function: String) -> Bool {
    var rest = function.dropFirst(2)
    guard let first = rest.first, first.isNumber else { return true }
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    let module = rest.prefix(Int(digits) ?? 0)
    return module.hasPrefix("Skerry") || module.hasPrefix("Foundation")
  }

  /// Files below the current folder are named from there.
  private static func shortened(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// The runtime's own.
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
      // Beside the compiler, where only that is linked into a folder of programs.
      let compiler = URL(fileURLWithPath: folder).appendingPathComponent("swift").resolvingSymlinksInPath()
      let beside = compiler.deletingLastPathComponent().appendingPathComponent("llvm-symbolizer")
      if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    }
    return nil
  }
}
