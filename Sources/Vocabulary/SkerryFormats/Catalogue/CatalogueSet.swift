package import Foundation

/// A set of an asset catalogue: one name, with a file or a colour for each appearance, scale and device.
package struct CatalogueSet {
  /// The kinds of sets that Swift code can name.
  package enum Kind: String, Sendable { case image = "imageset", symbol = "symbolset", color = "colorset" }

  package let kind: Kind
  /// The folders around it that provide a namespace, then its own name.
  package let path: [String]
  /// The set's own folder, such as `Logo.imageset`.
  package let folder: URL
  /// What `Contents.json` contains; `nil` if it cannot be used, which is then listed among the catalogue's problems.
  package internal(set) var contents: CatalogueContents?
  /// The members of the list of images, symbols or colours.
  package internal(set) var entries: [CatalogueEntry] = []

  /// As views name it: `Namespace/name`.
  package var name: String { path.joined(separator: "/") }
}

/// One member of a set's list.
package struct CatalogueEntry {
  /// The member as `Contents.json` has it.
  package let object: [String: Any]
  /// The file that it names; `nil` for a member without one, which Xcode writes for every scale that has no file.
  package let file: CatalogueFile?
}

/// A file that a member of a set names.
package struct CatalogueFile: Sendable {
  /// As `Contents.json` spells it; never a path.
  package let name: String
  /// The place of the file.
  package let url: URL
  /// Pixels per point: 1, 2 or 3; `nil` for one file for every scale.
  package let scale: Double?
  /// Line and column of the name in `Contents.json`, from 1.
  package let line: Int, column: Int
  /// Why the file cannot be used, as the end of a sentence that begins with `Contents.json`; `nil` for a file that exists.
  package let fault: String?
}

/// Why a part of an asset catalogue cannot be used.
package struct CatalogueProblem: Sendable {
  /// The file or folder to open, and the line and column in it, from 1.
  package var path: String
  /// Counted from 1.
  package var line = 1
  /// Counted from 1.
  package var column = 1
  /// The end of a sentence that begins with the file's name; without a full stop.
  package var sentence: String
  /// Whether a single file is at fault, which `CatalogueFile.fault` reports as well.
  package var isAboutFile = false
}
