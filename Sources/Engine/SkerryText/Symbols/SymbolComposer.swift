import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryGlyphs
import SkerryGeometry
import SkerryGraph

/// Finds a symbol's outline, or composes it from the parts of its name: fill, slash, circle, square and badge.
///
/// All outlines are in units of the pen's circle, whose diameter is 1; y points down.
struct SymbolComposer {
  let table: [String: SymbolTable.Glyph]
  let pen: SymbolPen
  var registry: FontRegistry

  /// The parts of a symbol.
  mutating func parts(of name: String) -> SymbolParts? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // The Cupertino icons have their badges at the lower leading corner, as SF Symbols had in early releases.
    if words.contains("badge"), case .cupertino? = table[name], let composed = badged(words) { return composed }
    if let whole = outline(of: name) { return SymbolParts(layers: [whole], body: nil) }
    return words.contains("") ? nil : badged(Self.arrowAsBadge(words))
  }

  /// `shippingbox.and.arrow.backward`: an arrow, glass or pencil that no icon shows with its thing lies where a badge does (assumed).
  private static func arrowAsBadge(_ words: [String]) -> [String] {
    if words == ["pencil", "and", "list", "clipboard"] { return ["list", "clipboard", "badge", "pencil"] }
    guard let place = words.firstIndex(of: "and"), place > 0, words.count > place + 2 || ["magnifyingglass", "mic"].contains(words.last),
      ["arrow", "magnifyingglass", "mic"].contains(words[place + 1])
    else { return words }
    return words[..<place] + ["badge"] + words[(place + 1)...]
  }

  static let sides = ["forward": "right", "backward": "left", "trailing": "right", "leading": "left"]

  /// Badges that are cut out of a disc; all others are plain.
  private static let discBadges: Set = ["plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark"]

  private mutating func outline(of name: String) -> Path? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if words.contains("") { return nil }
    if words == ["record", "circle"] { return record }
    if let path = battery(words) ?? base(words) { return path }
    // The names in the Cupertino icon font leave out "and".
    let short = words.filter { $0 != "and" }
    if short != words, let path = base(short) { return path }
    // In a left-to-right language these are the same drawings.
    let sided = words.map { Self.sides[$0] ?? $0 }
    if sided != words, let path = base(sided) { return path }
    // Later releases write out what "doc" means.
    let documents = words.map { $0 == "document" ? "doc" : $0 }
    if documents != words, let path = base(documents) { return path }
    return enclosed(words) ?? (words.contains("badge") ? nil : slashed(words) ?? inside(words))
  }

  /// A ring around a disc of 0.385 of its diameter (Figures §9.26).
  private var record: Path {
    let unit = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)
    var path = Path(ellipseIn: unit)
    path.addPath(Path(ellipseIn: unit.insetBy(dx: pen.relativeStroke, dy: pen.relativeStroke)).reversed)
    path.addEllipse(in: unit.insetBy(dx: 0.3075, dy: 0.3075))
    return path
  }

  /// The largest stroke of a battery's case as a fraction of the circle, so that it does not touch its bar (our choice).
  private static let batteryStroke: CGFloat = 0.095

  /// `battery.25` to `battery.75`: the full battery with a shorter bar in it.
  private mutating func battery(_ words: [String]) -> Path? {
    if words == ["battery", "100", "bolt"] || words == ["battery", "100percent", "bolt"] { return chargedBattery() }
    guard words.first == "battery", words.count == 2 || (words.count == 3 && words[2] == "percent"),
      let level = Int(words[1].prefix { $0.isNumber }),
      (1..<100).contains(level), let full = base(["battery", "100"], stroke: min(1, Self.batteryStroke / pen.relativeStroke))
    else { return nil }
    var path = Path()
    for part in full.nestedParts {
      let left = part.path.boundingRect.minX
      let shorter = CGAffineTransform(translationX: -left, y: 0)
        .concatenating(CGAffineTransform(scaleX: CGFloat(level) / 100, y: 1)).concatenating(CGAffineTransform(translationX: left, y: 0))
      path.addPath(part.depth == 2 ? part.path.applying(shorter) : part.path)
    }
    return path
  }

  /// The full battery with a bolt through it, which is higher than the battery as recorded (Figures §9.5: 29 to 23) and cleared around.
  private mutating func chargedBattery() -> Path? {
    guard let full = base(["battery", "100"], stroke: min(1, Self.batteryStroke / pen.relativeStroke)), let sign = base(["bolt", "fill"])
    else { return nil }
    let (box, own) = (full.boundingRect, sign.boundingRect)
    guard own.height > 0 else { return nil }
    let scale = box.height * 29 / 23 / own.height
    let bolt = sign.offsetBy(dx: -own.midX, dy: -own.midY).applying(CGAffineTransform(scaleX: scale, y: scale))
      .offsetBy(dx: box.minX + box.width * 0.46, dy: box.midY)
    var cleared = bolt
    cleared.addPath(bolt.strokedPath(StrokeStyle(lineWidth: pen.relativeStroke * 1.6, lineJoin: .round), tolerance: 0.0005))
    var path = full.cleared(by: cleared.enlarged(256) { $0.normalized(eoFill: false) })
    path.addPath(bolt)
    return path
  }

  /// The glyph of a name; a name that ends in "fill" and has no glyph is drawn by filling the outline.
  ///
  /// - Parameter stroke: how much thicker than the pen's the strokes are to be, for parts that are made smaller afterwards.
  mutating func base(_ words: [String], stroke: CGFloat = 1) -> Path? {
    let isFilled = words.last == "fill"
    if let drawn = SymbolShapes.outline(of: words.joined(separator: "."), stroke: pen.relativeStroke * stroke) { return drawn }
    if let found = table[words.joined(separator: ".")] {
      let path = icon(found, isSolid: Self.isSolid(words), stroke)
      return words.first == Self.mirrored ? path?.applying(CGAffineTransform(scaleX: -1, y: 1)) : path
    }
    guard isFilled, words.count > 1 else { return nil }
    return glyph(table[words.dropLast().joined(separator: ".")], stroke)?.filledIn
  }

  /// An icon, filled in if it is to be solid and only its outline is in its face.
  private mutating func icon(_ found: SymbolTable.Glyph, isSolid: Bool, _ stroke: CGFloat) -> Path? {
    guard isSolid, case .rounded = found else { return glyph(found, isSolid: isSolid, stroke) }
    return glyph(found, stroke)?.filledIn
  }

  /// The icon of a tag points to the other side than Apple's (Figures §9.29).
  private static let mirrored = "tag"

  /// Whether a symbol has a drawing for its filled form: an hourglass in a disc has none, and shows its outline.
  func hasFilledForm(_ words: [String]) -> Bool {
    let filled = (words + ["fill"]).joined(separator: ".")
    return table[filled] != nil || SymbolShapes.outline(of: filled, stroke: pen.relativeStroke) != nil
  }

  /// Whether an outlined icon gets filled: not if half of it is already solid, and not a globe, whose continents are solid.
  private static func isSolid(_ words: [String]) -> Bool {
    guard words.first != "globe" else { return false }
    return words.contains("fill") || (words.contains("filled") && !words.contains { $0.hasSuffix("half") })
  }

  private mutating func glyph(_ glyph: SymbolTable.Glyph?, isSolid: Bool = false, _ stroke: CGFloat = 1) -> Path? {
    let source: SymbolFace
    let id: UInt32?
    let face: OutlineFace?
    switch glyph {
    case nil: return nil
    case .cupertino(let point):
      source = .cupertino
      face = open(source)
      id = face?.glyph(for: point)
    case .material(let name):
      source = .material
      face = open(source)
      id = face?.glyph(named: name)
    case .rounded(let name):
      source = .rounded
      face = open(source)
      id = face?.glyph(named: name)
    }
    guard let face, let id else { return nil }
    let thick = stroke == 1 ? pen : pen.scaled(stroke)
    return isSolid ? source.solid(of: id, face, thick) : source.outline(of: id, face, thick)
  }

  private mutating func open(_ face: SymbolFace) -> OutlineFace? { registry.face(registry.number(of: face.file))?.outline }

  // MARK: Composition

  static func fit(_ box: CGRect, _ target: CGFloat) -> CGFloat { target / max(box.width, box.height, 1e-6) }

  /// `x.badge.y`: a smaller x, and a y at its lower trailing corner. A badge without a name is a dot. Around the badge,
  /// x is cleared by the width of a stroke (our choice). The sizes of x and y, and where y lies, are those of person.fill.badge.plus
  /// (Figures §9.24); a dot's are assumed. The badges of an external drive are at its leading corner, so that its lamp is seen (Figures §9.5);
  /// those of a folder and a cart are at the upper one (Figures §9.120, §9.155), and a cart is no smaller with one.
  private mutating func badged(_ words: [String]) -> SymbolParts? {
    guard let place = words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), place > 0 else { return nil }
    let isTriangle = words[place] == "trianglebadge"
    let written = words[(place + 1)...].filter { $0 != "fill" }
    // `message.badge.filled.fill`: a dot, which may have a colour of its own.
    let mark = written == ["filled"] ? [] : Array(written)
    let isFilled = words.last == "fill" && !words[..<place].contains("fill")
    let isCart = words[0] == "cart" && !mark.isEmpty
    let less: CGFloat = mark.isEmpty ? 0.82 : isCart ? 1 : 0.87
    guard let thing = base(Array(words[..<place]) + (isFilled ? ["fill"] : []), stroke: 1 / less) else { return nil }
    let dot = Path(ellipseIn: CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
    let isDisc = !isTriangle && mark.count == 1 && Self.discBadges.contains(mark[0])
    var plain = isTriangle ? mark + ["triangle", "fill"] : mark == ["clock"] ? ["clock", "fill"] : mark
    // The name does not say which half is filled; the left one is assumed, as in shield.lefthalf.filled.
    if mark == ["shield", "half", "filled"] { plain[1] = "lefthalf" }
    guard let sign = mark.isEmpty ? dot : isDisc ? outline(of: mark[0] + ".circle.fill") : base(plain, stroke: 1 / 0.5) else {
      return nil
    }
    let (box, corner) = (thing.boundingRect, sign.boundingRect)
    guard box.width > 0, box.height > 0, corner.width > 0, corner.height > 0 else { return nil }
    let isLeading = words[0] == "externaldrive" && !mark.isEmpty
    let isUpper = isCart || (words[0] == "folder" && !mark.isEmpty)
    let share: CGFloat = mark.isEmpty ? 0.3 : isLeading ? 0.378 : isCart ? 0.432 : isUpper ? 0.39 : 0.49
    let fit = Self.fit(corner, share * max(box.width, box.height))
    let path = thing.applying(CGAffineTransform(scaleX: less, y: less))
    let shrunk = path.boundingRect
    // A dot is at the upper corner, as on an app's icon; a sign is at the lower one.
    let upper = shrunk.minY + fit * corner.height - (isCart ? 0.087 : 0.013) * box.height
    let lower = isUpper ? upper : shrunk.maxY + (isLeading ? 0.087 : 0.17) * box.height
    let y = mark.isEmpty ? shrunk.minY + 0.18 * box.height : lower
    let x = isLeading ? shrunk.minX - 0.132 * box.width : shrunk.maxX + (mark.isEmpty ? 0.04 : isUpper ? 0.163 : 0.26) * box.width
    let badge = sign.offsetBy(dx: -(isLeading ? corner.minX : corner.maxX), dy: -corner.maxY)
      .applying(CGAffineTransform(scaleX: fit, y: fit)).offsetBy(dx: x, dy: y)
    let cleared = badge.boundingRect.insetBy(dx: -pen.relativeStroke, dy: -pen.relativeStroke)
    let layers = [path.cleared(by: Path(ellipseIn: cleared)), badge]
    return SymbolParts(layers: layers, body: mark.isEmpty ? nil : shrunk)
  }

  /// The height of the bar of eye.slash and speaker.slash, 1.07 to 1.09 em (Figures §9.5), as a fraction of the circle.
  private static let longestSlash: CGFloat = 1.08

  /// `x.slash`: x and a bar from its upper leading to its lower trailing corner, with a cleared edge on both sides (its width is our choice).
  mutating func slashed(_ words: [String], stroke: CGFloat = 1) -> Path? {
    guard words.contains("slash"), words.count > 1, let path = base(words.filter { $0 != "slash" }, stroke: stroke) else { return nil }
    let box = path.boundingRect
    let side = min(max(box.width, box.height), Self.longestSlash) / 2
    var bar = Path()
    bar.move(to: CGPoint(x: box.midX - side, y: box.midY - side))
    bar.addLine(to: CGPoint(x: box.midX + side, y: box.midY + side))
    let width = pen.relativeStroke * stroke
    func stroked(_ width: CGFloat) -> Path { bar.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round), tolerance: 0.0005) }
    var cut = path.cleared(by: stroked(width * 2.6))
    cut.addPath(stroked(width).enlarged(256) { $0.normalized(eoFill: false) })
    return cut
  }

  mutating func character(_ name: String) -> Path? {
    guard name.count <= 2, name.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) }) else { return nil }
    guard let face = registry.face(registry.number(of: SkerryFonts.text))?.outline else { return nil }
    var path = Path()
    var pen: CGFloat = 0
    for scalar in name.uppercased().unicodeScalars {
      guard let id = face.glyph(for: scalar.value) else { return nil }
      let weight = [FontInstance.Variation("wght", 600)]
      guard let outline = face.outline(of: id, variations: weight) else { return nil }
      path.addPath(outline.offsetBy(dx: pen, dy: 0))
      pen += outline.boundingRect.width + 0.06
    }
    return path
  }
}

extension Path {
  /// The outline without what another covers.
  fileprivate func cleared(by other: Path) -> Path {
    enlarged(256) { $0.subtracting(other.applying(CGAffineTransform(scaleX: 256, y: 256))) }
  }

  /// An outlined drawing as a filled one: the area it encloses is solid, and details inside are left open.
  var filledIn: Path {
    let parts = nestedParts
    // An outline that encloses nothing is its own filled form.
    guard parts.contains(where: { $0.depth > 0 }) else { return self }
    var filled = Path()
    for part in parts where part.depth != 1 { filled.addPath(part.path) }
    return filled.withHolesByParity
  }
}
