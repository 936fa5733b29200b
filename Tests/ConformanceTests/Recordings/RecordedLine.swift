import Foundation
import Testing

/// A line of a recording: its text, its size, and its visible width, in points.
struct RecordedLine: CustomTestStringConvertible {
  let text: String, size: CGFloat, ink: CGFloat
  init(_ text: String, _ size: CGFloat, _ ink: CGFloat) { (self.text, self.size, self.ink) = (text, size, ink) }
  var testDescription: String { "\(text) \(size)" }
}
