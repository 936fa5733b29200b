import CSkerryRuntime

/// Searches bytes for a string by the C library, which is as fast in debug builds.
package enum ByteSearch {
  /// The offsets of a string in order, none within another; empty for an empty string.
  ///
  /// - Parameter maximum: the number of offsets after which the search ends.
  package static func places(of text: String, in bytes: [UInt8], maximum: Int) -> [Int] {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty else { return [] }
    var found: [Int] = []
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      while found.count < maximum, let hit = skerry_find(base + start, bytes.count - start, wanted, wanted.count) {
        found.append(hit - base)
        start = hit - base + wanted.count
      }
    }
    return found
  }
}
