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
  private var files: [String: ReachabilityFile?] = [:]
  /// What was searched for, with the files that have it.
  private var found: [Query: [String]] = [:]

  private struct Query: Hashable {
    var name: String
    /// The extended type; `nil` for any.
    var type: String?
    var isMember: Bool
  }

  /// - Parameter paths: all Swift files that may be taken.
  init(_ paths: [String]) { self.paths = paths }

  func file(_ path: String) -> ReachabilityFile? {
    if let known = files[path] { return known }
    let read = ReachabilityFile(path)
    files[path] = .some(read)
    return read
  }

  private func mentions(_ path: String, _ name: SearchedName) -> Bool {
    if contents[path] == nil { contents[path] = InputFile.data(atPath: path) ?? Data() }
    return contents[path]?.withUnsafeBytes(name.isIn) ?? false
  }

  /// Files that declare a name at top level, the nearest to a file first.
  func owners(of name: String, near place: String, except used: Set<String>) -> [String] {
    find(Query(name: name, type: nil, isMember: false), near: place, except: used) { declaration, _ in
      declaration.kind != .extension && declaration.kind != .import && declaration.kind != .macro && declaration.names.contains(name)
    }
  }

  /// Files that add a member to a type, or to any type that they do not declare themselves, by an extension that other files can use.
  func extenders(of type: String?, member: String, near place: String, except used: Set<String>) -> [String] {
    find(Query(name: member, type: type, isMember: true), near: place, except: used) { declaration, file in
      guard declaration.kind == .extension, !declaration.isPrivate, declaration.members.contains(where: { $0.names.contains(member) })
      else { return false }
      if let type { return declaration.names.contains(type) }
      return !file.outline.declarations.contains { own in
        own.kind == .type && own.keyword != "protocol" && own.names.contains(where: declaration.names.contains)
      }
    }
  }

  /// All files are searched for a name once, because the compiler reports a name that is missing at each of its uses, and again after each
  /// repair.
  private func find(_ query: Query, near place: String, except used: Set<String>, _ holds: (SwiftDeclaration, ReachabilityFile) -> Bool)
    -> [String]
  {
    guard !query.name.isEmpty else { return [] }
    let all: [String]
    if let known = found[query] {
      all = known
    } else {
      let name = SearchedName(query.name)
      all = paths.filter { path in
        guard mentions(path, name), let file = file(path) else { return false }
        return file.outline.declarations.contains { holds($0, file) }
      }
      found[query] = all
    }
    return all.filter { !used.contains($0) }.sorted { FileWalk.sharedFolders($0, place) > FileWalk.sharedFolders($1, place) }
  }
}

/// A name that is searched for in the bytes of many files. Foundation's own search takes a hundred times as long.
private struct SearchedName {
  private let bytes: [UInt8]
  /// The place of the byte that code has least; the search stops at each of its occurrences.
  private let anchor: Int

  init(_ name: String) {
    let bytes = Array(name.utf8)
    let common = Array("etaoinsrlcdupmfhgbywvkxjqz".utf8)
    func rarity(_ place: Int) -> Int { common.firstIndex(of: bytes[place]) ?? common.count }
    anchor = bytes.indices.max { rarity($0) < rarity($1) } ?? 0
    self.bytes = bytes
  }

  func isIn(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let base = text.baseAddress, text.count >= bytes.count, !bytes.isEmpty else { return false }
    // Where the byte may be for the whole name to be in the text.
    let end = text.count - (bytes.count - anchor - 1)
    var at = anchor
    while at < end, let found = memchr(base + at, Int32(bytes[anchor]), end - at) {
      let place = UnsafeRawPointer(found) - base
      if text[(place - anchor)..<(place - anchor + bytes.count)].elementsEqual(bytes) { return true }
      at = place + 1
    }
    return false
  }
}
