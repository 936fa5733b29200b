import Foundation
import SkerryDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the files of a repository that declare a name. Each file is read when first needed, once.
final class DeclarationIndex {
  private let paths: [String]
  private var contents: [String: Data] = [:]
  private var files: [String: ReachFile?] = [:]

  /// - Parameter paths: all Swift files that may be taken.
  init(_ paths: [String]) { self.paths = paths }

  func file(_ path: String) -> ReachFile? {
    if let known = files[path] { return known }
    let read = ReachFile(path)
    files[path] = .some(read)
    return read
  }

  /// Whether a file contains the name. Foundation's own search takes a hundred times as long, and a repository has
  /// thousands of files.
  private func mentions(_ path: String, _ name: Data) -> Bool {
    if contents[path] == nil { contents[path] = InputFile.data(atPath: path) ?? Data() }
    return contents[path]?.withUnsafeBytes { text in name.withUnsafeBytes { Self.contains(text, $0) } } ?? false
  }

  private static func contains(_ text: UnsafeRawBufferPointer, _ name: UnsafeRawBufferPointer) -> Bool {
    guard let first = name.first, let start = name.baseAddress, let base = text.baseAddress else { return false }
    var at = 0
    while text.count - at >= name.count, let found = memchr(base + at, Int32(first), text.count - at - name.count + 1) {
      if memcmp(found, start, name.count) == 0 { return true }
      at = UnsafeRawPointer(found) - base + 1
    }
    return false
  }

  /// Files that declare a name at top level, the nearest to a file first.
  func owners(of name: String, near place: String, except used: Set<String>) -> [String] {
    find(name, near: place, except: used) { declaration in
      declaration.kind != .extension && declaration.kind != .import && declaration.kind != .macro && declaration.names.contains(name)
    }
  }

  /// Files that add a member to a type, or to any type, by an extension.
  func extenders(of type: String?, member: String, near place: String, except used: Set<String>) -> [String] {
    find(member, near: place, except: used) { declaration in
      guard declaration.kind == .extension, declaration.members.contains(where: { $0.names.contains(member) }) else { return false }
      return type.map { declaration.names.contains($0) } ?? true
    }
  }

  private func find(_ name: String, near place: String, except used: Set<String>, _ holds: (SwiftDeclaration) -> Bool) -> [String] {
    guard !name.isEmpty else { return [] }
    let bytes = Data(name.utf8)
    let found = paths.filter { path in
      guard !used.contains(path), mentions(path, bytes), let file = file(path) else { return false }
      return file.outline.declarations.contains(where: holds)
    }
    return found.sorted { Self.nearness($0, place) > Self.nearness($1, place) }
  }

  /// How many folders two paths share from the root on.
  private static func nearness(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
