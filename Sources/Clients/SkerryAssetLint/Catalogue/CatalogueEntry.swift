/// An image set of a catalogue and its files.
struct CatalogueImageSet: Sendable {
  /// With the names of the folders that provide a namespace.
  var name: String
  /// The set's `Contents.json`.
  var contentsPath: String
  var files: [CatalogueImageFile]
}

/// One file of an image set.
struct CatalogueImageFile: Sendable {
  var path: String
  var filename: String
  /// Pixels per point; `nil` for one vector file at all scales.
  var scale: Double?
  var idiom: String
  /// Appearances and the like in one word, to tell variants apart.
  var variant: String
  /// Of the filename in `Contents.json`.
  var line: Int
  var column: Int
}
