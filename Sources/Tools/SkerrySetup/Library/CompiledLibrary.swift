import Foundation
import SkerryCLI

/// Skerry's modules, compiled once: what a repository's files are compiled against and linked with.
struct CompiledLibrary: Codable {
  /// Changes with every change of the library or the toolchain.
  var key: String
  /// What the compiler is told so that it finds the modules, the C headers and the macros.
  var compilerFlags: [String]
  /// All object files as one: a shared library that programs load, or an object that they are linked with.
  var object: String
  /// What the linker is told: the system's libraries.
  var linkerFlags: [String]
  /// Modules that files may import.
  var modules: Set<String>
  /// The faces and what else the library carries, to stand beside a program.
  var resources: [String]
  /// Clang's modules, built once.
  var moduleCache: String
  /// Whether the stages of the drawing are optimised already, which is done behind the first picture.
  var isOptimised: Bool?

  /// Whether files may import a module without anybody's help.
  func has(_ module: String) -> Bool { modules.contains(module) || ProvidedModules.toolchain.contains(module) }
}
