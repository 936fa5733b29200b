import Foundation
import SkerryRuntime

/// Clang's modules of the system, which everything that imports Foundation reads: built while SwiftPM plans, when a
/// processor is idle. A compiler that needs one of them waits for it; if this fails, the compiler builds it itself.
struct SystemModules {
  /// The folder of Clang's modules.
  let cache: String

  /// Clang builds a module separately for every language version: the library is Swift 6, most repositories' files are
  /// Swift 5.
  static let versions = ["6", "5"]

  /// Starts the compilers one after the other, without waiting for them. They end with this process if a signal ends it.
  func begin() {
    try? SkerryCache.make(URL(fileURLWithPath: cache))
    let process = ToolProcess.process(["/bin/sh"] + arguments)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { ToolProcess.forget($0.processIdentifier) }
    _ = try? ToolProcess.start(process)
  }

  /// The shell's arguments. The Clang flags are those of the library, because the modules depend on them.
  var arguments: [String] {
    let loop = Self.versions.joined(separator: " ")
    return [
      "-c", "for version in \(loop); do echo import Foundation | swiftc -typecheck -swift-version $version \"$@\" -; done", "sh",
      "-module-cache-path", cache, "-Xcc", "-fPIC", "-Xcc", "-g0", "-Xcc", "-fno-omit-frame-pointer",
    ]
  }
}
