import Foundation
import SkerryRuntime

/// Clang's modules of the system, which all that imports Foundation reads: built while SwiftPM plans, when a processor has nothing else to
/// do. A compiler that needs one of them waits for it; where this fails, the compiler builds it itself.
struct SystemModules {
  /// The folder of Clang's modules.
  let cache: String

  /// Clang builds a module again for every version of the language: the library is Swift 6, most repositories' files are Swift 5.
  static let versions = ["6", "5"]

  /// Starts the compilers, one after the other, and does not wait for them.
  func begin() {
    try? SkerryCache.make(URL(fileURLWithPath: cache))
    let process = ToolProcess.process(["/bin/sh"] + arguments)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }

  /// What the shell is called with. Clang's flags are those of the library, which the modules depend on.
  var arguments: [String] {
    let loop = Self.versions.joined(separator: " ")
    return [
      "-c", "for version in \(loop); do echo import Foundation | swiftc -typecheck -swift-version $version \"$@\" -; done", "sh",
      "-module-cache-path", cache, "-Xcc", "-fPIC", "-Xcc", "-g0", "-Xcc", "-fno-omit-frame-pointer",
    ]
  }
}
