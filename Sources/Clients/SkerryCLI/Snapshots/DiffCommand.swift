import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryFormats
import SkerryGeometry
import SkerryImage
import SkerrySnapshot

/// `diff A.png B.png [OUT.png]`: two pictures. Exit code 0 if they are equal, 21 if the sizes differ, 22 if pixels differ.
struct DiffCommand {
  private let first: String
  private let second: String
  private let out: String?
  private let differ: PixelDiffer
  private let onlyDifferences: Bool
  private let asJSON: Bool
  private let isParsable: Bool

  init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .diff)
    guard (2...3).contains(arguments.positional.count) else {
      throw CommandError("diff needs two pictures, and may be given a third name for the difference: diff A.png B.png [OUT.png].")
    }
    first = arguments.positional[0]
    second = arguments.positional[1]
    out = arguments.positional.count == 3 ? arguments.positional[2] : nil
    let masks = try arguments.values("ignore").flatMap { try Self.rectangles($0) }
    differ = PixelDiffer(tolerance: try ToleranceOptions.tolerance(arguments), masks: masks)
    onlyDifferences = arguments.has("diff-mask")
    guard first != "-" || second != "-" else {
      throw CommandError("Standard input can be one of the two pictures, not both; give a file for the other.")
    }
    asJSON = arguments.has("json")
    isParsable = arguments.has("parsable-stdout")
  }

  func run() throws -> Int32 {
    let (a, b) = (try read(first), try read(second))
    let reference = try decode(a, first)
    if a == b { return try finish(.equal, nil, "The files are equal byte for byte.", 0) }
    let actual = try decode(b, second)
    guard reference.size == actual.size else {
      try write(DifferencePicture.make(reference, actual))
      return try finish(.size, nil, "The sizes differ: \(Self.text(reference.size)) and \(Self.text(actual.size)) pixels.", 21)
    }
    for mask in differ.masks where mask.minX >= actual.size.width || mask.minY >= actual.size.height {
      throw CommandError(
        "--ignore \(mask.minX):\(mask.minY)-\(mask.maxX - 1):\(mask.maxY - 1) lies outside the pictures of \(Self.text(actual.size)) pixels, so it hides nothing; correct the region."
      )
    }
    let outcome = differ.compare(reference, actual)
    let found = outcome.difference
    if found.differing + found.masked > 0 {
      try write(DifferencePicture.make(outcome.classes, over: reference, onlyDifferences: onlyDifferences))
    }
    if found.differing == 0 { return try finish(.equal, found, "The pictures are equal; only the files differ.", 0) }
    let text = found.sentence + "\nby threshold: " + found.sweepSentence
    return found.passes ? try finish(.tolerated, found, "Within the tolerance: " + text, 0) : try finish(.pixels, found, text, 22)
  }

  private func finish(_ verdict: DiffOutput.Verdict, _ found: PixelDifference?, _ text: String, _ code: Int32) throws -> Int32 {
    if asJSON {
      say(try StableJSON.text(DiffOutput(verdict: verdict, difference: found), isPretty: true))
    } else if isParsable {
      // The count alone, and for different sizes what odiff prints.
      say(verdict == .size ? "-1;-1" : "\(found?.failing ?? 0)")
    } else {
      say(text)
    }
    return code
  }

  /// Standard output is the picture's if `OUT` is `-`.
  private func say(_ text: String) {
    if out == "-" { Console.error(text) } else { Console.out(text) }
  }

  // MARK: Files

  private func read(_ path: String) throws -> Data {
    return try InputFile.asked(path, limit: InputFile.pictureLimit)
  }

  private func decode(_ data: Data, _ path: String) throws -> StraightBitmap {
    do {
      return try StraightBitmap(decoding: data)
    } catch {
      throw CommandError("The picture \(path) cannot be used: \(error).")
    }
  }

  private func write(_ picture: StraightBitmap) throws {
    let png: Data
    do {
      png = try ImageCodecs.encodePNG(picture.premultiplied)
    } catch {
      throw CommandError("The difference could not be encoded: \(error).")
    }
    guard let out else {
      if !asJSON, !isParsable { _ = TerminalPicture.show(png) }
      return
    }
    try OutputFile.write(png, to: out)
  }

  // MARK: Text

  /// `x1:y1-x2:y2`, several separated by commas, like odiff's regions; both corners are included.
  private static func rectangles(_ text: String) throws -> [PixelRect] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let corners = part.split(separator: "-", omittingEmptySubsequences: false).map { corner in
        corner.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      }
      guard corners.count == 2, corners.allSatisfy({ $0.count == 2 }), let x1 = corners[0][0], let y1 = corners[0][1],
        let x2 = corners[1][0], let y2 = corners[1][1], 0 <= x1, x1 <= x2, x2 <= Self.farthest, 0 <= y1, y1 <= y2,
        y2 <= Self.farthest
      else {
        throw CommandError(
          "--ignore \(part) is not a region; write two corners in pixels, left:top-right:bottom, for example --ignore 10:20-110:60.")
      }
      return PixelRect(x: x1, y: y1, width: x2 - x1 + 1, height: y2 - y1 + 1)
    }
  }

  /// The largest coordinate of a region, in pixels: more than any picture has.
  private static let farthest = 1 << 24

  private static func text(_ size: PixelSize) -> String { "\(size.width) × \(size.height)" }
}

/// The output of `diff --json`.
private struct DiffOutput: Encodable {
  enum Verdict: String, Encodable {
    case equal, size, tolerated, pixels
  }
  var verdict: Verdict
  var difference: PixelDifference?
}
