import Foundation
import SkerryCases

/// `library`: compiles the library that repositories are drawn with, unless it is up to date.
struct LibraryCommand {
  func run() throws -> Int32 {
    let cache = SkerryCache(environment: ProcessInfo.processInfo.environment)
    let build = LibraryBuild(checkout: try SkerryReference.checkout(), cache: cache)
    let optimised = try build.optimised()
    guard optimised != nil || !LibraryBuild.isBehind else { return 0 }
    let library = try optimised ?? build.library()
    Console.out("The library is compiled: \(library.object)")
    return 0
  }
}
