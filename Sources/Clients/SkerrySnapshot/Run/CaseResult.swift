package import SkerryFormats

/// The result of one picture, used by reports, `accept` and `review`.
package struct CaseResult: Sendable, Equatable, Codable {
  /// The golden's path, relative to the store's folder.
  package var path: String
  /// Activity and state.
  package var `case`: String
  /// The presentation's or the widget family's name.
  package var presentation: String
  /// Device, scheme and scale, as in the file's name.
  package var set: String
  package var verdict: Verdict
  /// Pixels of the golden: width and height; empty when there is none.
  package var referenceSize: [Int] = []
  /// Width and height of the drawn picture, in pixels.
  package var actualSize: [Int] = []
  /// The pixel difference; `nil` if the pixels were not compared.
  package var difference: PixelDifference?
  /// The layout changes, as sentences.
  package var layout: [String] = []
  /// Why a golden could not be read, where the app's own code crashed, or that the picture depends on what was drawn before.
  package var note: String?
  /// The time of drawing and comparing; `nil` if nothing was drawn.
  package var milliseconds: Double?
  /// The source of the preview: file and line.
  package var file: String
  /// The line of the preview in its file.
  package var line: Int
  /// The bundle, if a record joins the runs of several; `nil` means the record's own bundle.
  package var owner: String?
  /// The hash of the drawn picture.
  package var actual: ContentHash?
  /// The hash of the golden it was compared with; `nil` without a golden.
  package var reference: ContentHash?

  package init(path: String, case: String, presentation: String, set: String, verdict: Verdict, file: String, line: Int) {
    self.path = path
    self.case = `case`
    self.presentation = presentation
    self.set = set
    self.verdict = verdict
    self.file = file
    self.line = line
  }

  /// The path without its extension: the name in commands, and the folder of its artifacts.
  package var name: String { path.hasSuffix(".png") ? String(path.dropLast(4)) : path }

  /// One line: "214 px differ (densest …)", "187 × 110 px, the golden has 190 × 110".
  package var headline: String {
    switch verdict {
    case .passed: return "equal"
    case .recorded: return "golden written"
    case .updated: return "golden written again"
    case .missing: return "there is no golden"
    case .unreadable: return note ?? "the golden cannot be read"
    case .stopped: return note ?? "the app's own code stops the program"
    case .size: return "\(Self.size(actualSize)) px, the golden has \(Self.size(referenceSize)) px"
    case .tolerated: return difference.map { "within the tolerance: " + $0.sentence } ?? "within the tolerance"
    case .pixels: return difference?.sentence ?? "the hash of the pixels differs; there is no reference picture"
    }
  }

  private static func size(_ pair: [Int]) -> String { pair.count == 2 ? "\(pair[0]) × \(pair[1])" : "?" }
}
