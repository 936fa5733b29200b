import Foundation

/// The compiler that programs are compiled with.
enum CompilerState {
  /// The compiler on the path, with its size and time: another one needs another library.
  static func key() -> String {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }) else { return "" }
    let link = URL(fileURLWithPath: found + "/swiftc").resolvingSymlinksInPath()
    // The compiler itself is beside the called program, or beside the target of its link.
    let compilers = [found, link.deletingLastPathComponent().path].map { $0 + "/swift-frontend" }
    let path = compilers.first { FileManager.default.fileExists(atPath: $0) } ?? link.path
    var state = FolderState()
    state.add(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    return state.key.text
  }
}
