package import Foundation

/// Property lists in any of their formats: XML, binary, and the old text format of Xcode projects and string tables.
package enum PropertyList {
  /// The keys and values of a list; `nil` if the data is not a property list with a dictionary at its top level.
  package static func dictionary(_ data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
  }
}
