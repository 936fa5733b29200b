/// Lists of names in messages.
package enum ShortList {
  /// `a, b, c`, and beyond the limit `a, b, c and 4 more`.
  /// - Parameter limit: the number of names that are listed, 1 or more.
  package static func text(_ names: [String], limit: Int) -> String {
    let listed = names.prefix(max(1, limit)).joined(separator: ", ")
    return names.count > max(1, limit) ? "\(listed) and \(names.count - max(1, limit)) more" : listed
  }
}
