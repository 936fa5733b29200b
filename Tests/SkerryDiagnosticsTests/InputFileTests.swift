import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryDiagnostics

/// Whatever is in place of a file, reading fails at once, with one sentence.
@Suite struct InputFileTests {
  /// A new folder, removed afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = TemporaryFolder.root.appendingPathComponent("skerry-input-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func sentence(_ path: String, limit: Int = InputFile.usualLimit) -> String {
    do {
      _ = try InputFile.read(path, limit: limit)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func plainFilesAndLinksToThemAreRead() throws {
    try inFolder { folder in
      try Data("abc".utf8).write(to: URL(fileURLWithPath: folder + "/a"))
      try FileManager.default.createSymbolicLink(atPath: folder + "/b", withDestinationPath: "a")
      #expect(try InputFile.read(folder + "/a") == Data("abc".utf8))
      #expect(try InputFile.read(folder + "/b") == Data("abc".utf8))
      try Data().write(to: URL(fileURLWithPath: folder + "/empty"))
      #expect(try InputFile.read(folder + "/empty").isEmpty)
      // Files of the kernel report a size of zero.
      #expect(try !InputFile.read("/proc/self/status").isEmpty)
    }
  }

  @Test func theBoundIsExact() throws {
    try inFolder { folder in
      try Data(repeating: 1, count: 1000).write(to: URL(fileURLWithPath: folder + "/a"))
      #expect(InputFile.data(atPath: folder + "/a", limit: 1000)?.count == 1000)
      #expect(InputFile.data(atPath: folder + "/a", limit: 999) == nil)
      // A large sparse file takes no space on the disk.
      let huge = folder + "/huge"
      #expect(FileManager.default.createFile(atPath: huge, contents: nil))
      #expect(truncate(huge, off_t(InputFile.usualLimit) + 1) == 0)
      #expect(sentence(huge) == "The file \(huge) has more than 64 MB, the maximum; give a smaller one.")
    }
  }

  @Test func nonRegularFilesAreReported() throws {
    try inFolder { folder in
      #expect(sentence(folder) == "\(folder) is a folder, not a file; give a regular file.")
      #expect(sentence(folder + "/none") == "The file \(folder)/none does not exist; check its name.")
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      #expect(sentence(folder + "/pipe").contains("is a pipe, not a file"))
      for (name, target, words) in [
        ("zero", "/dev/zero", "is a device"), ("dangling", "nowhere", "does not exist"), ("loop", "loop", "cannot be read"),
        ("folder", ".", "is a folder"), ("piped", "pipe", "is a pipe"),
      ] {
        try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
        #expect(sentence(folder + "/" + name).contains(words), "\(name): \(sentence(folder + "/" + name))")
      }
      for path in ["/dev/zero", "/dev/null", "/dev/full"] { #expect(sentence(path).contains("is a device")) }
      #expect(sentence("").contains("does not exist"))
    }
  }

  @Test func socketsAreNamed() throws {
    try inFolder { folder in
      let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let path = folder + "/s"
      try #require(path.utf8.count < 100)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8) + [0]) }
      let bound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
      }
      #expect(bound == 0)
      #expect(sentence(path) == "\(path) is a socket, not a file; give a regular file.")
    }
  }

  @Test func linkedFoldersAreListed() throws {
    try inFolder { folder in
      let own = folder + "/own"
      try FileManager.default.createDirectory(atPath: own + "/inner", withIntermediateDirectories: true)
      for name in ["b", "a", ".hidden"] { try Data().write(to: URL(fileURLWithPath: own + "/" + name)) }
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "own")
      for path in [own, folder + "/link"] {
        let entries = InputFolder.entries(of: URL(fileURLWithPath: path))
        #expect(entries.map(\.lastPathComponent) == [".hidden", "a", "b", "inner"])
        #expect(entries.map(\.hasDirectoryPath) == [false, false, false, true])
      }
      #expect(InputFolder.entries(of: URL(fileURLWithPath: folder + "/none")).isEmpty)
    }
  }

  /// A list of files ends at the number of files and at the depth that are asked for.
  @Test(arguments: [(1, 10, 2), (2, 10, 3), (3, 10, 4), (8, 4, 4), (8, 3, 3), (8, 1, 1), (8, 0, 0), (0, 10, 0)])
  func listsHaveLimits(_ depth: Int, _ limit: Int, _ count: Int) throws {
    try inFolder { folder in
      let names = ["a", "b", "in/c", "in/deep/d"]
      for name in names {
        let file = URL(fileURLWithPath: folder + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      let found = InputFolder.files(in: URL(fileURLWithPath: folder), depth: depth, limit: limit)
      #expect(found.map { InputFolder.path($0.path, below: folder) } == Array(names.prefix(count)))
      #expect(InputFolder.path(folder + "x/a", below: folder) == folder + "x/a", "another folder whose name begins alike")
    }
  }
}
