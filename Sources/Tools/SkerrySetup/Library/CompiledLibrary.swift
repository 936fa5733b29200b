import Foundation
import SkerryCLI

/// Skerry's compiled modules: repositories' files are compiled against them and linked with them.
struct CompiledLibrary: Codable {
  /// Changes with every change of the library or the toolchain.
  var key: String
  /// Compiler flags for the modules, the C headers and the macros.
  var compilerFlags: [String]
  /// All object files joined: a shared library, or one object file for linking.
  var object: String
  /// Linker flags: the system's libraries.
  var linkerFlags: [String]
  /// The package name of the library's modules, which gives access to `package` declarations.
  var packageName: String
  /// Modules that files may import.
  var modules: Set<String>
  /// The library's resource bundles, to be linked beside a program.
  var resources: [String]
  /// Clang's modules, built once.
  var moduleCache: String
  /// Whether every verb is in it, not only those for a first picture.
  var isWhole: Bool
  /// Whether the drawing stages are optimized already, which happens after the first picture.
  var isOptimized: Bool?
  /// The sizes in bytes of the files and folders above, and of the modules.
  var sizes: [String: Int]

  /// Whether nothing of it was removed from the cache or cut off there, and what programs load was not changed.
  var isKept: Bool { OutputSize.areKept(sizes) && LinkSeal.isWhole(object) }

  /// Whether files can import a module directly.
  func has(_ module: String) -> Bool { modules.contains(module) || ProvidedModules.toolchain.contains(module) }
}
