/// The names that files and folders of a project have unless an option or the settings name others.
package enum ProjectFiles {
  /// The folder of goldens.
  package static let goldens = "Goldens"
  /// The folder for pictures that differ, and for results.
  package static let artifacts = ".skerry"
  /// The settings.
  package static let settings = "skerry.json"
}
