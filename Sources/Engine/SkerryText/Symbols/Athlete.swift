import Foundation
import SkerryDrawing
import SkerryGeometry

/// A person in motion, with what is held, thrown or stood on.
struct Athlete {
  /// A letter or a width with numbers, as in `AthletePoses`; points, radii and widths are fractions of the symbol's circle.
  private struct Part {
    var kind: String
    var numbers: [CGFloat]

    var points: [(CGFloat, CGFloat)] { stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) } }
  }

  private let parts: [Part]

  private init(_ text: String) {
    parts = text.split(separator: ",").map { part in
      let words = part.split(separator: " ")
      return Part(kind: words.first.map(String.init) ?? "", numbers: words.dropFirst().compactMap { Int($0).map { CGFloat($0) / 100 } })
    }
  }

  private static let all: [String: Athlete] = {
    var texts: [String: String] = [:]
    var name = ""
    for line in AthletePoses.text.split(separator: "\n") {
      if line.hasPrefix(" ") { texts[name, default: ""] += line } else { name = String(line) }
    }
    return texts.mapValues { Athlete($0) }
  }()

  /// Sports with two names, or in two places.
  private static let names = ["indoor.soccer": "soccer", "outdoor.soccer": "soccer", "softball": "baseball", "ice.hockey": "hockey"]

  /// The names of all symbols that are drawn here.
  static var symbols: [String] { (Array(all.keys) + Array(names.keys)).map { "figure." + $0 }.sorted() }

  /// The outline of a symbol, in units of its circle; `nil` if there is no pose of that name.
  static func outline(of symbol: String, stroke: CGFloat) -> Path? {
    guard symbol.hasPrefix("figure.") else { return nil }
    let name = String(symbol.dropFirst("figure.".count))
    return all[names[name] ?? name]?.outline(stroke)
  }

  private func outline(_ stroke: CGFloat) -> Path {
    let limb = SymbolShapes.limb(stroke)
    // The widths of things are those of the regular weight.
    let weight = min(max(stroke / 0.085, 0.7), 1.25)
    let drawn = parts.compactMap { part -> Path? in
      switch part.kind {
      case "h": SymbolShapes.disc(part.numbers[0], part.numbers[1], 0.115)
      case "t": SymbolShapes.bent(part.points, 0.19)
      case "l": SymbolShapes.bent(part.points, limb)
      case "d": SymbolShapes.disc(part.numbers[0], part.numbers[1], part.numbers[2])
      case "r":
        SymbolShapes.stroked(SymbolShapes.ring(part.numbers[2]), part.numbers[3] * weight)
          .offsetBy(dx: part.numbers[0], dy: part.numbers[1])
      default: Int(part.kind).map { SymbolShapes.bent(part.points, CGFloat($0) / 100 * weight) }
      }
    }
    return SymbolShapes.joined(drawn).enlarged(256) { $0.normalized(eoFill: false) }
  }
}
