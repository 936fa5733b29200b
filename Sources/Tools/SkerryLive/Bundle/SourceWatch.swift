import Foundation
import Synchronization

/// Hears of changes to the files of a folder that a build reads.
///
/// Hidden folders and those of builds are left out. Where the system has no inotify, or no more watches, changes are looked for four times a
/// second.
final class SourceWatch: Sendable {
  private let root: String
  private let notify: Int32
  private let folders = Mutex<[Int32: String]>([:])
  private static let skipped: Set<String> = ["build", "DerivedData", "node_modules", "Pods", "__Snapshots__", "Goldens", "out"]
  private static let endings: Set<String> = [
    "swift", "json", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "svg", "pdf", "heic", "webp", "ttf", "otf", "plist",
    "intentdefinition", "pbxproj", "yml", "yaml",
  ]

  init(_ root: String) {
    self.root = root
    notify = inotify_init1(Int32(IN_CLOEXEC))
    add(root)
  }

  private func add(_ folder: String) {
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
    let watch = inotify_add_watch(notify, folder, mask)
    if watch >= 0 { folders.withLock { $0[watch] = folder } }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where Self.isFolderOfSources(name) {
      var info = stat()
      let path = folder + "/" + name
      if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { add(path) }
    }
  }

  private static func isFolderOfSources(_ name: String) -> Bool { !name.hasPrefix(".") && !skipped.contains(name) }

  /// Whether a build reads a file of this name; what editors leave beside a file does not count.
  static func isSource(_ name: String) -> Bool {
    guard !name.hasPrefix("."), !name.hasPrefix("#"), !name.hasSuffix("~"), let dot = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }

  /// Waits for a change and for a moment of quiet after it, at most for a time. Says whether there was one.
  ///
  /// - Parameters:
  ///   - milliseconds: -1 waits without an end.
  ///   - quiet: milliseconds without a further change.
  func wait(_ milliseconds: Int32, quiet: Int32 = 30) -> Bool {
    let end = milliseconds < 0 ? nil : ContinuousClock.now + .milliseconds(Int(milliseconds))
    while true {
      let left = end.map { max(0, Int32(clamping: Int((($0 - .now) / .milliseconds(1)).rounded(.up)))) } ?? -1
      guard hasEvents(within: left) else { return false }
      guard readEvents() else { continue }
      while hasEvents(within: quiet) { _ = readEvents() }
      return true
    }
  }

  private func hasEvents(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: notify, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Reads what has come. Says whether a source was among it.
  private func readEvents() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(notify, &bytes, bytes.count)
    guard count > 0 else { return false }
    var isChange = false
    var at = 0
    // An event: watch, mask, cookie, length of the name, each of four bytes, then the name.
    while at + 16 <= count {
      func number(_ offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[at + offset + $1]) << (8 * UInt32($1)) }
      }
      let (watch, mask, length) = (Int32(bitPattern: number(0)), number(4), Int(number(12)))
      let name = String(decoding: bytes[(at + 16)..<min(count, at + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
      at += 16 + length
      if mask & UInt32(IN_ISDIR) != 0 {
        if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, Self.isFolderOfSources(name), let parent = folders.withLock({ $0[watch] }) {
          add(parent + "/" + name)
          isChange = true
        }
      } else if Self.isSource(name), mask & UInt32(IN_CREATE) == 0 {
        isChange = true
      }
    }
    return isChange
  }

  deinit { close(notify) }
}
