import Foundation
import SkerryCases
import SkerryFormats

/// `library`: compiles the library that repositories are drawn with, unless it is up to date.
struct LibraryCommand {
  private let asJSON: Bool

  init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .library)
    guard arguments.positional.isEmpty else { throw CommandError("library takes no names; it compiles the library of this machine.") }
    asJSON = arguments.has("json")
  }

  func run() throws -> Int32 {
    let cache = SkerryCache(environment: ProcessInfo.processInfo.environment)
    let checkout = try SkerryReference.checkout()
    let build = LibraryBuild(checkout: checkout, cache: cache)
    let optimized = try build.optimized()
    guard optimized != nil || !LibraryBuild.isBackground else { return 0 }
    let library = try optimized ?? build.library(isWhole: true)
    // A direct call compiles charts too; after a first picture they would only delay the rest.
    if !LibraryBuild.isBackground { _ = try CompiledFrameworks(library, checkout: checkout, cache: cache).compile(["Charts"]) }
    Console.out(asJSON ? JSONText(.object([("library", .string(library.object))])).text : "The library is compiled: \(library.object)")
    return 0
  }
}
