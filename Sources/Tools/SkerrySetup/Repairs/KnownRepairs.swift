import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryRuntime

/// What was changed in an edited extension's files so that they compile, kept for the next edit: finding it takes several
/// calls of the compiler.
///
/// It applies as long as edits stay inside bodies, initial values and previews: names, types and signatures are the same in every file, what
/// was changed here is as it was, and so is the rest of the repository. What is missing is then missing as before. A file that was
/// changed here may be edited in a declaration that was not.
/// If the result does not compile, the caller starts again without it.
struct KnownRepairs: Codable {
  struct File: Codable, Equatable {
    /// The hash of the file as the team wrote it.
    var content: ContentHash
    var skeleton: ContentHash
    var previews: ContentHash
    /// The text that compiles; `nil` if nothing was removed.
    var text: String?
    /// The text before anything was removed, if something was.
    var original: String?

    init(content: ContentHash, outline: SwiftOutline, text: String? = nil, original: String? = nil) {
      self.content = content
      (skeleton, previews) = (outline.skeleton, outline.previews)
      self.text = text
      self.original = original
    }

    /// A file as it was read, before anything is removed from it.
    init(_ file: ReachabilityFile) { self.init(content: file.content, outline: file.outline) }
  }
  /// Everything but the files: the library, the settings, the rest of the repository.
  var surroundings: String
  var files: [String: File]
  /// The files that were taken from elsewhere, in that order.
  var additions: [String]
  var leftOut: [LeftOut]
  var namesAppAssets: Bool
  var languageMode: LanguageMode
  /// Whether declarations belong to the main actor by default, if the settings say so.
  var keepsIsolation: Bool
  var removalErrors: [CompilerMessage]
  /// The files with errors in previews among the reasons: other previews there may need other repairs.
  var previewed: [String]
  /// The number of compiler calls that failed before the last one succeeded.
  var rounds: Int
  /// The widgets that the extension's bundle lists, even if it was removed.
  var listed: [String]

  private static func place(_ folder: URL) -> URL { folder.appendingPathComponent("repairs.json") }

  init?(in folder: URL) {
    guard let data = InputFile.data(atPath: Self.place(folder).path), let known = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = known
  }

  init(
    surroundings: String, files: [String: File], additions: [String], leftOut: [LeftOut], namesAppAssets: Bool, languageMode: LanguageMode,
    keepsIsolation: Bool = true, removalErrors: [CompilerMessage], previewed: [String], rounds: Int, listed: [String]
  ) {
    self.surroundings = surroundings
    self.files = files
    self.additions = additions
    self.leftOut = leftOut
    self.namesAppAssets = namesAppAssets
    self.languageMode = languageMode
    self.keepsIsolation = keepsIsolation
    self.removalErrors = removalErrors
    self.previewed = previewed
    self.rounds = rounds
    self.listed = listed
  }

  func write(in folder: URL) throws { try SkerryCache.write(StableJSON.text(self), Self.place(folder)) }

  static func forget(in folder: URL) { try? FileManager.default.removeItem(at: place(folder)) }

  /// The text to compile instead of a file's own; `nil` if it cannot be determined.
  ///
  /// - Parameters:
  ///   - content: of the file as the team wrote it.
  ///   - text: the file's text before anything is removed from it.
  func compiled(_ path: String, content: ContentHash, text: String) -> String? {
    guard let known = files[path], let compiled = known.text else { return text }
    if known.content == content { return compiled }
    return known.original.flatMap { DeclarationEdit(from: $0, to: text)?.applied(to: compiled) }
  }

  /// Whether they may apply to the present files; `compiled` decides that for each file that was changed.
  ///
  /// - Parameters:
  ///   - present: the contents and skeletons of the extension's own files.
  ///   - additions: the contents of the files that were taken from elsewhere.
  func apply(to present: [String: File], additions: [String: File]) -> Bool {
    let all = present.merging(additions) { own, _ in own }
    guard Set(all.keys) == Set(files.keys), Set(additions.keys) == Set(self.additions) else { return false }
    return files.allSatisfy { path, known in
      guard let file = all[path], file.skeleton == known.skeleton else { return false }
      if file.previews != known.previews, previewed.contains(path) { return false }
      return file.content == known.content || known.text == nil || known.original != nil && additions[path] == nil
    }
  }
}
