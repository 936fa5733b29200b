import Foundation
import FoundationXML
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// A custom symbol: an SVG in the form that the SF Symbols app exports, with a drawing for each weight and scale.
struct SymbolTemplate: Sendable {
  /// The outlines of one weight and scale by colour level, and the guide lines around them, in the template's units.
  struct Variant: Sendable {
    /// Primary first.
    var levels: [Int: Path] = [:]
    var left: CGFloat?
    var right: CGFloat?
  }
  private let variants: [String: Variant]
  private let baselines: [String: CGFloat]
  private let caplines: [String: CGFloat]

  /// The point size that a template's drawings are made for. Source: Apple, "Creating custom symbol images for your app".
  private static let templateSize: CGFloat = 100
  private static let weights = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]

  /// `nil` when the data is not a template.
  init?(_ data: Data) {
    let reader = TemplateReader()
    // The parser traps on invalid UTF-8 in names and on processing instructions without data: invalid bytes are
    // replaced, and the instructions are removed, including the XML declaration, whose encoding no longer applies.
    let text = String(decoding: data, as: UTF8.self).replacing(#/<\?.*?\?>/#.dotMatchesNewlines(), with: "")
    guard !text.contains("<?") else { return nil }
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse(), !reader.variants.isEmpty else { return nil }
    variants = reader.variants
    baselines = reader.baselines
    caplines = reader.caplines
  }

  /// The drawing for a font: the nearest weight and scale that the template has.
  func drawing(_ font: FontDescription, _ scale: SymbolScale) -> SymbolDrawing? {
    let wantedScale =
      switch scale {
      case .small: "S"
      case .medium: "M"
      case .large: "L"
      }
    let wantedWeight = min(max(Int((font.weight / 100).rounded()) - 1, 0), Self.weights.count - 1)
    let nearest = Self.weights.indices.sorted { (abs($0 - wantedWeight), $0) < (abs($1 - wantedWeight), $1) }
    for letter in [wantedScale, "M", "S", "L"] {
      for weight in nearest {
        if let variant = variants["\(Self.weights[weight])-\(letter)"] { return drawing(variant, letter, font) }
      }
    }
    return nil
  }

  private func drawing(_ variant: Variant, _ letter: String, _ font: FontDescription) -> SymbolDrawing? {
    var whole = Path()
    for level in variant.levels.keys.sorted() { if let path = variant.levels[level] { whole.addPath(path) } }
    let box = whole.boundingRect
    guard box.width > 0, box.height > 0, box.width < 1e6, box.height < 1e6 else { return nil }
    // Capitals are 70.459 high in every template; without guide lines the drawing is centred on them.
    let capHeight: CGFloat = 70.459
    let baseline = baselines[letter] ?? box.midY + capHeight / 2
    let middle = (baseline + (caplines[letter] ?? baseline - capHeight)) / 2
    let factor = font.size / Self.templateSize
    let left = min(variant.left ?? box.minX, box.minX), right = max(variant.right ?? box.maxX, box.maxX)
    // The frame extends equally above and below the middle of the capitals, as for other symbols.
    let half = max(middle - box.minY, box.maxY - middle, 0.53 * Self.templateSize)
    let place = CGAffineTransform(translationX: -left, y: -(middle - half)).concatenating(CGAffineTransform(scaleX: factor, y: factor))
    let deepest = variant.levels.keys.max() ?? 0
    return SymbolDrawing(
      layers: (0...deepest).reversed().map { (variant.levels[$0] ?? Path()).applying(place) },
      size: CGSize(width: (right - left) * factor, height: 2 * half * factor), baselineOffset: (middle + half - baseline) * factor)
  }
}

/// Walks through a template and collects its groups and guide lines.
private final class TemplateReader: NSObject, XMLParserDelegate {
  var variants: [String: SymbolTemplate.Variant] = [:]
  var baselines: [String: CGFloat] = [:]
  var caplines: [String: CGFloat] = [:]
  private var transforms = [CGAffineTransform.identity]
  /// The names of open groups that are variants; empty for other groups.
  private var names: [String] = []
  private var hiddenDepth = 0

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    guard transforms.count < 200 else { return parser.abortParsing() }
    let own = Self.transform(attributes["transform"])
    let transform = own.concatenating(transforms.last ?? .identity)
    transforms.append(transform)
    let id = attributes["id"] ?? ""
    if ["defs", "clipPath", "mask", "style"].contains(element) { hiddenDepth += 1 }
    names.append(element == "g" && Self.isVariant(id) ? id : names.last ?? "")
    guard hiddenDepth == 0 else { return }
    note(guide: id, element, attributes, transform)
    guard let name = names.last, !name.isEmpty, let outline = Self.outline(element, attributes) else { return }
    let path = (attributes["fill-rule"] == "evenodd" ? outline.withHolesByParity : outline).applying(transform)
    variants[name, default: .init()].levels[Self.level(attributes["class"]), default: Path()].addPath(path)
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    if transforms.count > 1 { transforms.removeLast() }
    if !names.isEmpty { names.removeLast() }
    if ["defs", "clipPath", "mask", "style"].contains(element) { hiddenDepth -= 1 }
  }

  private static func isVariant(_ id: String) -> Bool {
    let parts = id.split(separator: "-")
    return parts.count == 2 && ["S", "M", "L"].contains(parts[1]) && parts[0].allSatisfy(\.isLetter)
  }

  private func note(guide id: String, _ element: String, _ attributes: [String: String], _ transform: CGAffineTransform) {
    guard let letter = id.split(separator: "-").last.map(String.init) else { return }
    func number(_ key: String) -> CGFloat? { attributes[key].flatMap(Double.init).map { CGFloat($0) } }
    let point: CGPoint? =
      element == "path"
      ? attributes["d"].map { SVGPathData.path($0).boundingRect }.map { CGPoint(x: $0.midX, y: $0.midY) }
      : number("x1").flatMap { x in number("y1").map { CGPoint(x: x, y: $0) } }
    guard let place = point?.applying(transform) else { return }
    if id.hasPrefix("Baseline-") { baselines[letter] = place.y }
    if id.hasPrefix("Capline-") { caplines[letter] = place.y }
    for (prefix, key) in [("left-margin-", \SymbolTemplate.Variant.left), ("right-margin-", \.right)] where id.hasPrefix(prefix) {
      variants[String(id.dropFirst(prefix.count)), default: .init()][keyPath: key] = place.x
    }
  }

  private static func outline(_ element: String, _ attributes: [String: String]) -> Path? {
    func number(_ key: String) -> CGFloat { attributes[key].flatMap(Double.init).map { CGFloat($0) } ?? 0 }
    switch element {
    case "path": return attributes["d"].map(SVGPathData.path)
    case "circle":
      let radius = number("r")
      return Path(ellipseIn: CGRect(x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius))
    case "ellipse":
      return Path(
        ellipseIn: CGRect(
          x: number("cx") - number("rx"), y: number("cy") - number("ry"), width: 2 * number("rx"), height: 2 * number("ry")))
    case "rect":
      let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let radius = max(number("rx"), number("ry"))
      return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: .circular) : Path(rect)
    case "polygon": return attributes["points"].map { SVGPathData.path("M" + $0 + "Z") }
    default: return nil
    }
  }

  /// The level of a layer in the colour hierarchy, from its class, such as `hierarchical-1:secondary`.
  private static func level(_ classes: String?) -> Int {
    for word in classes?.split(separator: " ") ?? [] where word.hasPrefix("hierarchical-") {
      switch word.split(separator: ":").last {
      case "secondary": return 1
      case "tertiary": return 2
      default: return 0
      }
    }
    return 0
  }

  /// `matrix`, `translate` and `scale`, combined in order, as drawing tools write them.
  private static func transform(_ text: String?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for call in text?.split(separator: ")") ?? [] {
      let parts = call.split(separator: "(")
      guard parts.count == 2 else { continue }
      let n = parts[1].split(whereSeparator: { " ,\n\t".contains($0) }).compactMap { Double($0) }.map { CGFloat($0) }
      let own: CGAffineTransform? =
        switch (parts[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t")), n.count) {
        case ("matrix", 6): CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1): CGAffineTransform(translationX: n[0], y: 0)
        case ("translate", 2): CGAffineTransform(translationX: n[0], y: n[1])
        case ("scale", 1): CGAffineTransform(scaleX: n[0], y: n[0])
        case ("scale", 2): CGAffineTransform(scaleX: n[0], y: n[1])
        default: nil
        }
      if let own { result = own.concatenating(result) }
    }
    return result
  }
}
