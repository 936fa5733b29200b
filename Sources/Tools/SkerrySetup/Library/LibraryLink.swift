import Foundation
import SkerryCases
import SkerryRuntime

/// Joins the library's objects into one file.
struct LibraryLink {
  let folder: URL
  /// The system's libraries.
  let flags: [String]

  private static let sharedName = "libSkerry.so"

  /// All objects as one file: a shared library, so that linking a program takes a tenth of a second and a third of a megabyte; if that is not
  /// possible, one object file.
  func gathered(_ objects: [String]) throws -> URL {
    let list = folder.appendingPathComponent("objects.txt")
    try SkerryCache.write(Set(objects).sorted().map { "\"\($0)\"\n" }.joined(), list)
    let library = folder.appendingPathComponent(Self.sharedName)
    let part = library.path + ".part"
    let arguments = [
      "swiftc", "-emit-library", "-use-ld=lld", "@\(list.path)", "-o", part, "-Xlinker", "-soname", "-Xlinker", Self.sharedName, "-Xlinker",
      "--gc-sections", "-Xlinker", "-s", "-Xlinker", "--no-undefined",
    ]
    let isShared = ToolProcess.run(arguments + flags, joinsErrors: true)?.status == 0 && rename(part, library.path) == 0
    let file = isShared ? library : folder.appendingPathComponent("Skerry.o")
    if !isShared { try join(list, into: file) }
    try LinkSeal.write(for: file)
    return file
  }

  private func join(_ list: URL, into object: URL) throws {
    let part = object.path + ".part"
    for linker in ["ld.lld", "ld"] {
      guard ToolProcess.run([linker, "-r", "-o", part, "@\(list.path)"], joinsErrors: true)?.status == 0 else { continue }
      guard rename(part, object.path) == 0 else { break }
      return
    }
    throw CommandError("The library's objects could not be joined; install a linker (ld) and run the command again.")
  }
}
