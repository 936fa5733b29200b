#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state of a folder: the names, sizes and modification times of its files, whose contents are not read.
enum FolderState {
  /// - Parameters:
  ///   - skipping: names of folders and files that are ignored.
  ///   - counts: whether a file, or a folder's own name, counts; all do where nothing is given.
  static func add(
    _ path: String, to key: inout ContentKey, skipping: Set<String>, depth: Int = 0, counts: (String, Bool) -> Bool = { _, _ in true }
  ) {
    var info = stat()
    guard lstat(path, &info) == 0, depth < 16 else { return }
    let isFolder = info.st_mode & S_IFMT == S_IFDIR
    let isCounted = counts(path.split(separator: "/").last.map(String.init) ?? path, isFolder)
    if isCounted { key.add(path) }
    guard isFolder else {
      guard isCounted else { return }
      key.add(Int(info.st_size))
      key.add(Int(info.st_mtim.tv_sec))
      key.add(Int(info.st_mtim.tv_nsec))
      return
    }
    for name in names(path).sorted() where !skipping.contains(name) && !name.hasPrefix(".") {
      add(path + "/" + name, to: &key, skipping: skipping, depth: depth + 1, counts: counts)
    }
  }

  private static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var result: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      result.append(name)
    }
    return result
  }
}
