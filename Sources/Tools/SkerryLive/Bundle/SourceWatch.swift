import Foundation
import SkerryDiagnostics
import SkerryFormats
import Synchronization

/// Watches the source files of a package for changes.
///
/// A file counts as changed when a program closes it after writing, or when it is still open but nothing more has been
/// written for a tenth of a second. Hidden folders and build folders are skipped. Changes of goldens are reported separately, because they need no
/// build. Without inotify, or when the system allows no more watches, the folder is polled four times a second.
final class SourceWatch: Sendable {
  private let root: String
  private let notify: Int32
  private let folders = Mutex<[Int32: String]>([:])
  /// The last known state of the sources and the goldens; `nil` while inotify reports changes.
  private let looked = Mutex<[Int]?>(nil)
  /// Whether goldens have changed without a listener having been called.
  private let haveGoldensChanged = Mutex(false)
  /// The sources that were changed since they were last taken; `nil` if they are not known.
  private let changed = Mutex<Set<String>?>([])
  /// The folder that the root's path led to when it was last checked; `nil` if it led to none.
  private let place: Mutex<FolderIdentity?>
  /// Files that were written to and not closed.
  private let open = Mutex<Set<String>>([])
  private let goldenListener = Mutex<(@Sendable () -> Void)?>(nil)
  private static let skipped: Set<String> = ["build", "DerivedData", "node_modules", "Pods", "out"]
  private static let goldens: Set<String> = ["__Snapshots__", ProjectFiles.goldens]
  /// Endings of files that are drawn without being compiled.
  private static let drawn = ImageHeader.Format.allFileExtensions.union(["json", "gif", "lottie"])

  /// - Parameter isPolling: polls even if inotify is available.
  init(_ root: String, isPolling: Bool = false) {
    self.root = root
    place = Mutex(FolderIdentity(root))
    notify = isPolling ? -1 : inotify_init1(Int32(IN_CLOEXEC))
    if notify < 0 || !add(root) { looked.withLock { $0 = Self.states(of: root) } }
  }

  /// - Parameter listener: called when goldens have changed, on the waiting thread.
  func onGoldens(_ listener: @escaping @Sendable () -> Void) { goldenListener.withLock { $0 = listener } }

  /// The paths of the sources that have changed since the last call; `nil` if they are not known: when the folder is polled, and after
  /// folders or the whole tree have changed.
  func takeChanged() -> Set<String>? {
    changed.withLock { changed in
      defer { changed = [] }
      return looked.withLock { $0 != nil } ? nil : changed
    }
  }

  private func notifyAboutGoldens() {
    let isNews = haveGoldensChanged.withLock { changed in
      defer { changed = false }
      return changed
    }
    if isNews { goldenListener.withLock { $0 }?() }
  }

  /// Watches a folder and those below it. Returns whether inotify reports all their changes.
  private func add(_ folder: String) -> Bool {
    var isComplete = addAlone(folder)
    InputFolder.walk(folder) { entry in
      guard isComplete, entry.isFolder, Self.isFolderOfSources(entry.name) else { return false }
      isComplete = addAlone(folder + "/" + entry.path)
      return isComplete
    }
    return isComplete
  }

  private func addAlone(_ folder: String) -> Bool {
    let mask = UInt32(IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
    let watch = inotify_add_watch(notify, folder, mask)
    // A folder that has been removed meanwhile needs no watch.
    guard watch >= 0 else { return errno == ENOENT || errno == ENOTDIR }
    folders.withLock { $0[watch] = folder }
    return true
  }

  private static func isFolderOfSources(_ name: String) -> Bool { !name.hasPrefix(".") && !skipped.contains(name) }

  /// Whether a build or a picture reads a file of this name; temporary files of editors are ignored.
  static func isSource(_ name: String) -> Bool {
    guard !name.hasPrefix("."), !name.hasPrefix("#"), !name.hasSuffix("~") else { return false }
    if ProjectFiles.decidesBuild(name) { return true }
    return name.lastIndex(of: ".").map { drawn.contains(name[name.index(after: $0)...].lowercased()) } ?? false
  }

  /// The state of the sources and of the goldens: names, sizes and times as two numbers that differ after any change.
  private static func states(of root: String) -> [Int] {
    var (sources, goldens) = (Hasher(), Hasher())
    InputFolder.walk(root) { entry in
      guard entry.isFolder ? isFolderOfSources(entry.name) : isSource(entry.name) else { return false }
      var info = stat()
      guard entry.isFolder || stat(root + "/" + entry.path, &info) == 0 else { return false }
      func add(to hasher: inout Hasher) {
        hasher.combine(entry.path)
        for number in [Int(info.st_size), Int(info.st_mtim.tv_sec), Int(info.st_mtim.tv_nsec)] { hasher.combine(number) }
      }
      if isGolden(entry.path) { add(to: &goldens) } else { add(to: &sources) }
      return true
    }
    return [sources.finalize(), goldens.finalize()]
  }

  /// Waits for a change followed by a quiet period. Returns whether there was one.
  ///
  /// - Parameters:
  ///   - milliseconds: the longest time to wait; -1 waits forever.
  ///   - quiet: milliseconds without a further change.
  func wait(_ milliseconds: Int32, quiet: Int32 = 30) -> Bool {
    let end = milliseconds < 0 ? nil : ContinuousClock.now + .milliseconds(Int(milliseconds))
    while true {
      if isElsewhere() { return true }
      let left = end.map { max(0, Int32(clamping: Int((($0 - .now) / .milliseconds(1)).rounded(.up)))) } ?? -1
      if looked.withLock({ $0 != nil }) {
        let isChange = hasOtherState()
        notifyAboutGoldens()
        if isChange { return true }
        guard left != 0 else { return false }
        usleep(useconds_t(1000 * (left < 0 ? Self.pollInterval : min(left, Self.pollInterval))))
        continue
      }
      guard hasEvents(within: left) else { return false }
      var isChange = readEvents()
      guard isChange || haveGoldensChanged.withLock({ $0 }) else { continue }
      let latest = ContinuousClock.now + Self.timeout
      while ContinuousClock.now < latest, hasEvents(within: open.withLock(\.isEmpty) ? quiet : max(quiet, Self.stillness)) {
        isChange = readEvents() || isChange
      }
      // Later writes to these files are another change.
      open.withLock { $0 = [] }
      notifyAboutGoldens()
      if isChange { return true }
    }
  }

  /// Whether the root's path leads to another folder than before, or to none: it was moved away, came back or was replaced. The folder that exists
  /// now is watched.
  private func isElsewhere() -> Bool {
    let now = FolderIdentity(root)
    let before = place.withLock { place in
      defer { place = now }
      return place
    }
    guard now != before else { return false }
    changed.withLock { $0 = nil }
    if looked.withLock({ $0 != nil }) { return true }
    // A folder that was moved away may be edited there; that is not a change here.
    folders.withLock { folders in
      for watch in folders.keys { inotify_rm_watch(notify, watch) }
      folders = [:]
    }
    if now != nil, !add(root) { looked.withLock { $0 = [] } }
    return true
  }

  /// Milliseconds without a further write after which a file that is still open is read.
  private static let stillness: Int32 = 100
  /// The longest wait for the end of a series of changes: a program may keep writing to a file.
  private static let timeout = Duration.seconds(5)

  /// Milliseconds between two polls.
  private static let pollInterval: Int32 = 250

  /// Whether a path, relative to the root, is in a folder of goldens or is one.
  private static func isGolden(_ path: String) -> Bool { path.split(separator: "/").contains { goldens.contains(String($0)) } }

  private func isGolden(_ path: String) -> Bool { Self.isGolden(String(path.dropFirst(root.count))) }

  private func hasOtherState() -> Bool {
    looked.withLock { looked in
      let states = Self.states(of: root)
      defer { looked = states }
      guard let before = looked, before.count == states.count else { return true }
      if before[1] != states[1] { haveGoldensChanged.withLock { $0 = true } }
      return before[0] != states[0]
    }
  }

  private func hasEvents(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: notify, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Reads pending events. Returns whether a source file was among them.
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
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        // The event queue overflowed: folders may be new.
        changed.withLock { $0 = nil }
        if !add(root) { looked.withLock { $0 = [] } }
        isChange = true
      } else if mask & UInt32(IN_ISDIR) != 0 {
        guard Self.isFolderOfSources(name), let parent = folders.withLock({ $0[watch] }) else { continue }
        if isGolden(parent + "/" + name) {
          haveGoldensChanged.withLock { $0 = true }
        } else {
          isChange = true
          changed.withLock { $0 = nil }
        }
        if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, !add(parent + "/" + name) { looked.withLock { $0 = [] } }
      } else if Self.isSource(name), mask & UInt32(IN_CREATE) == 0 {
        let folder = folders.withLock { $0[watch] } ?? root
        open.withLock { open in
          if mask & UInt32(IN_MODIFY) != 0 { open.insert(folder + "/" + name) } else { open.remove(folder + "/" + name) }
        }
        if isGolden(folder) {
          haveGoldensChanged.withLock { $0 = true }
        } else {
          isChange = true
          changed.withLock { _ = $0?.insert(folder + "/" + name) }
        }
      }
    }
    return isChange
  }

  deinit { if notify >= 0 { close(notify) } }
}
