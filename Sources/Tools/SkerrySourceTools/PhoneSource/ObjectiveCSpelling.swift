import SkerryFormats
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Removes Objective-C annotations from a file, because Linux has no Objective-C. Line numbers do not change.
///
/// `@objc`, `@objcMembers`, `@IBAction` and their like become spaces; `#selector(…)` and `#keyPath(…)` become plain names;
/// `@NSManaged` becomes accessors that call the stand-in for Core Data; `ProcessInfo()`, which only its own module may call on Linux, becomes the
/// process's own; a bundle's `preferredLocalizations`, which are in the order of the disk there, are sorted by the current locale. Comments and
/// string literals are unchanged.
package enum ObjectiveCSpelling {
  /// Whether a file has such annotations outside comments and string literals.
  package static func matches(_ text: String) -> Bool { !changes(in: text).isEmpty }

  /// The file without the annotations.
  package static func removed(from text: String) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var place = 0
    for change in changes(in: text) {
      output += bytes[place..<change.range.lowerBound]
      output += change.by.utf8
      output += bytes[change.range].filter { $0 == UInt8(ascii: "\n") }
      place = change.range.upperBound
    }
    return String(decoding: output + bytes[place...], as: UTF8.self)
  }

  /// The replacements in file order, without the line breaks that they cover. Ranges are in UTF-8 bytes.
  package static func changes(in text: String) -> [(range: Range<Int>, by: String)] {
    guard hasMarker(text) else { return [] }
    let bytes = Array(text.utf8)
    var reader = AnnotationReader(bytes: bytes, tokens: SwiftTokenizer.tokens(of: bytes))
    reader.run()
    return reader.changes
  }

  /// Searched as bytes: comparing characters takes a tenth of the time that an edited file needs before it is compiled.
  private static func hasMarker(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in markers.contains { contains($0, bytes) } }
  }

  private static func contains(_ marker: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = marker.utf8CodeUnitCount
    var place = 0
    while let start = bytes.baseAddress, bytes.count - place >= count,
      let found = memchr(start + place, Int32(marker.utf8Start.pointee), bytes.count - place - count + 1)
    {
      if memcmp(found, marker.utf8Start, count) == 0 { return true }
      place = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
    }
    return false
  }

  /// A file without these has no annotations.
  private static let markers: [StaticString] = [
    "@objc", "@nonobjc", "@IB", "@GK", "@NS", "@UIApplicationMain", "#selector", "#keyPath", "ProcessInfo(",
    ".preferredLocalizations",
  ]

  /// Attributes that matter only to Objective-C, Interface Builder or the app's launch.
  static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "GKInspectable",
    "NSApplicationMain", "NSCopying", "UIApplicationMain",
  ]
}
