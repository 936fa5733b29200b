import SkerryDiagnostics
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state of files and folders: their names, sizes and modification times; contents are not read.
struct FolderState {
  private(set) var key = ContentKey()
  /// When the last of the files was changed, in nanoseconds since 1970.
  private(set) var newest = 0

  init(_ start: String = "") { if !start.isEmpty { key.add(start) } }

  /// The time within which a file system may give two changes the same time, in nanoseconds: one tick of its clock, plus a reserve for a busy
  /// machine.
  private static let tick = 50_000_000

  /// Whether a change at or after a moment would be noticed: files that were changed just before it may change again
  /// within the same tick.
  ///
  /// - Parameter moment: when the first file was looked at, in nanoseconds since 1970.
  func isSettled(at moment: Int) -> Bool { newest < moment - Self.tick }

  /// The time, in nanoseconds since 1970.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  mutating func add(word: String) { key.add(word) }

  /// - Parameters:
  ///   - withStatusTimes: whether status change times count, which programs cannot set; they reveal a file that was
  ///     replaced by one with an earlier time. They differ in every copy of a folder.
  ///   - skipping: names of folders and files that are ignored.
  ///   - leavingOut: paths of files that do not count.
  ///   - counts: whether a file, or a folder's own name, counts; by default all count.
  mutating func add(
    _ path: String, withStatusTimes: Bool = false, skipping: Set<String> = [], leavingOut: Set<String> = [],
    counts: (String, Bool) -> Bool = { _, _ in true }
  ) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    let isFolder = info.st_mode & S_IFMT == S_IFDIR
    if counts(path.split(separator: "/").last.map(String.init) ?? path, isFolder) {
      key.add(path)
      if !isFolder { add(info, withStatusTimes) }
    }
    guard isFolder else { return }
    InputFolder.walk(path, depth: 16) { entry in
      guard !skipping.contains(entry.name) else { return false }
      guard counts(entry.name, entry.isFolder) else { return true }
      let inside = path + "/" + entry.path
      guard !leavingOut.contains(inside) else { return false }
      if entry.isFolder {
        key.add(inside)
      } else if lstat(inside, &info) == 0 {
        key.add(inside)
        add(info, withStatusTimes)
      }
      return true
    }
  }

  private mutating func add(_ info: stat, _ withStatusTimes: Bool) {
    key.add(Int(info.st_size))
    for time in withStatusTimes ? [info.st_mtim, info.st_ctim] : [info.st_mtim] {
      key.add(Int(time.tv_sec))
      key.add(Int(time.tv_nsec))
      newest = max(newest, Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
    }
  }
}
