import SkerryDiagnostics
import SkerryFormats
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state of files and folders: their names, sizes and modification times, or their contents.
struct FolderState {
  /// How much of a file counts; of a folder only its name does.
  enum Part {
    /// Not the file, or the folder's own name; what is in the folder is looked at.
    case nothing
    case name
    /// Its name, size and times.
    case state
  }

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
  ///   - byContents: whether files are read, instead of their sizes and times.
  ///   - skipping: names of folders and files that are ignored.
  ///   - leavingOut: paths of files that do not count.
  ///   - part: how much of a file or a folder counts; by default all.
  mutating func add(
    _ path: String, withStatusTimes: Bool = false, byContents: Bool = false, skipping: Set<String> = [], leavingOut: Set<String> = [],
    part: (String, _ isFolder: Bool) -> Part = { _, _ in .state }
  ) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    let isFolder = info.st_mode & S_IFMT == S_IFDIR
    let own = part(path.split(separator: "/").last.map(String.init) ?? path, isFolder)
    if own != .nothing { key.add(path) }
    if own == .state, !isFolder { byContents ? addContents(of: path) : add(info, withStatusTimes) }
    guard isFolder else { return }
    InputFolder.walk(path, depth: 16) { entry in
      guard !skipping.contains(entry.name) else { return false }
      let part = part(entry.name, entry.isFolder)
      guard part != .nothing else { return true }
      let inside = path + "/" + entry.path
      guard !leavingOut.contains(inside) else { return false }
      if entry.isFolder || part == .name {
        key.add(inside)
      } else if lstat(inside, &info) == 0 {
        key.add(inside)
        byContents ? addContents(of: inside) : add(info, withStatusTimes)
      }
      return true
    }
  }

  private mutating func addContents(of path: String) {
    key.add(InputFile.data(atPath: path).map { ContentHash(of: $0).digits } ?? "unreadable")
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
