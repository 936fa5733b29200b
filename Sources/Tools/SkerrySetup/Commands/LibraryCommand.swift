import Foundation
import SkerryCases

/// `library`: compiles the library that repositories are drawn with, unless it is up to date.
struct LibraryCommand {
  func run() throws -> Int32 {
    let cache = SkerryCache(environment: ProcessInfo.processInfo.environment)
    let checkout = try SkerryReference.checkout()
    let build = LibraryBuild(checkout: checkout, cache: cache)
    let optimised = try build.optimised()
    guard optimised != nil || !LibraryBuild.isBehind else { return 0 }
    let library = try optimised ?? build.library(isWhole: true)
    // A direct call compiles charts too; behind a first picture they would only delay the rest.
    if !LibraryBuild.isBehind { _ = try FrameworkShelf(library, checkout: checkout, cache: cache).take(["Charts"]) }
    Console.out("The library is compiled: \(library.object)")
    return 0
  }
}
