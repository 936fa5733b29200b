import Foundation
import SkerryDrawing
import SkerryGraph

/// The colours of a symbol's parts: rendering modes and variable values.
@MainActor
struct SymbolColoring {
  let name: String
  let drawing: SymbolDrawing
  let mode: SymbolRenderingMode?
  /// The active share of a variable symbol, 0…1.
  let variable: Double?
  let environment: EnvironmentValues

  /// Enclosing shapes; such symbols have a layer for the shape and one for its content.
  private static let enclosures: Set = [
    "circle", "square", "triangle", "octagon", "hexagon", "pentagon", "diamond", "rhombus", "seal", "shield", "app", "rectangle", "capsule",
    "bubble",
  ]

  var layers: [ImageContent.Layer] {
    // Several foreground styles without a rendering mode select palette rendering, as in SwiftUI.
    let mode = mode ?? (environment.system.foregroundStyles.count > 1 ? .palette : .monochrome)
    if let variable, mode != .multicolor, drawing.layers.count == 1, let graded = graded(min(max(variable, 0), 1)) { return graded }
    switch mode.mode {
    case .monochrome: return drawing.layers.map { layer($0, 0) }
    case .hierarchical, .palette: return stacked { level in paint(level) }
    case .multicolor:
      if let badge = badgeColor { return badged(.solid(badge.rgba(in: environment))) }
      guard let color = Self.family(name).map({ Paint.solid($0.rgba(in: environment)) }) else { return drawing.layers.map { layer($0, 0) } }
      // Inside a coloured shape the content is white; without a shape it has the colour.
      return stacked { level in level == 1 || enclosure == nil ? color : name.hasSuffix("fill") ? .solid(.white) : color }
    }
  }

  private func paint(_ level: Int) -> Paint { HierarchicalShapeStyle.primary.paint(in: environment, level: level) }
  private func layer(_ path: Path, _ level: Int) -> ImageContent.Layer { ImageContent.Layer(path: path, paint: paint(level)) }

  private var enclosure: String? {
    let words = name.split(separator: ".").map(String.init)
    return words.count > 1 ? words.dropFirst().first { Self.enclosures.contains($0) } : nil
  }

  /// The layers back to front, each with the paint of its level; the frontmost is primary.
  private func stacked(_ paint: (Int) -> Paint) -> [ImageContent.Layer] {
    if drawing.layers.count > 1 {
      return drawing.layers.enumerated().map { ImageContent.Layer(path: $1, paint: paint(drawing.layers.count - 1 - $0)) }
    }
    guard enclosure != nil, let whole = drawing.layers.first else {
      return drawing.layers.map { ImageContent.Layer(path: $0, paint: paint(0)) }
    }
    let isFilled = name.split(separator: ".").contains("fill")
    var (back, front) = (Path(), Path())
    for part in whole.nestedParts {
      if part.depth <= (isFilled ? 0 : 1) { back.addPath(part.path) } else { front.addPath(part.path) }
    }
    guard !front.isEmpty else { return [ImageContent.Layer(path: whole, paint: paint(0))] }
    return [
      ImageContent.Layer(path: isFilled ? back : back.withHolesByParity, paint: paint(1)),
      ImageContent.Layer(path: front.withHolesByParity, paint: paint(0)),
    ]
  }

  // MARK: Variable values

  /// The opacity of a part that is off. Source: our choice; nothing is published.
  private static let off = 0.3

  /// The parts of a variable symbol, those beyond the value faded; `nil` for other symbols.
  private func graded(_ value: Double) -> [ImageContent.Layer]? {
    guard let whole = drawing.layers.first else { return nil }
    let families = [
      "wifi", "cellularbars", "speaker.wave", "chart.bar", "radiowaves", "waveform", "ellipsis", "battery", "target", "dot.radiowaves",
    ]
    guard families.contains(where: { name.contains($0) }) else { return nil }
    let islands = Self.islands(of: whole)
    guard islands.count > 1 else { return nil }
    let middle = whole.boundingRect.midX, unit = max(whole.boundingRect.width, 1e-6)
    func rank(_ path: Path) -> Int {
      let box = path.boundingRect
      let place: CGFloat =
        name.contains("wifi") ? -box.maxY : name.contains("radiowaves") ? abs(box.midX - middle) : box.minX
      return Int((place / unit * 24).rounded())
    }
    let ranked = islands.map { (rank($0), $0) }
    var steps = Array(Set(ranked.map(\.0))).sorted()
    // The loudspeaker itself is always on.
    let always = name.contains("speaker") ? steps.removeFirst() : nil
    guard !steps.isEmpty else { return nil }
    return ranked.map { rank, path in
      let step = steps.firstIndex(of: rank) ?? 0
      let isOn = rank == always || value > Double(step) / Double(steps.count)
      return ImageContent.Layer(path: path, paint: isOn ? paint(0) : .faded(paint(0), Self.off))
    }
  }

  /// The separate outlines, each with its holes.
  private static func islands(of path: Path) -> [Path] {
    let parts = path.nestedParts
    return parts.indices.filter { parts[$0].depth % 2 == 0 }.map { index in
      var island = parts[index].path
      for part in parts where part.parent == index && part.depth % 2 == 1 { island.addPath(part.path) }
      return island.withHolesByParity
    }
  }

  // MARK: Multicolour

  /// The colour of a badge that is a part of its own; `nil` for other symbols. Source: Figures §9.24 for plus; the others are assumed.
  private var badgeColor: SystemColor? {
    let words = name.split(separator: ".")
    guard drawing.layers.count > 1, let place = words.firstIndex(of: "badge") else { return nil }
    return words.dropFirst(place + 1).first.flatMap { Self.badges[String($0)] }
  }

  private static let badges: [String: SystemColor] = ["plus": .green, "checkmark": .green, "minus": .red, "xmark": .red]

  /// The badge in its colour, what it is attached to in the symbol's own or in the foreground's.
  private func badged(_ badge: Paint) -> [ImageContent.Layer] {
    let own = Self.family(name).map { Paint.solid($0.rgba(in: environment)) } ?? paint(0)
    return drawing.layers.dropLast().map { ImageContent.Layer(path: $0, paint: own) }
      + drawing.layers.suffix(1).map { ImageContent.Layer(path: $0, paint: badge) }
  }

  /// The main colour of a multicolour symbol, for the families that have one.
  private static func family(_ name: String) -> SystemColor? {
    let families: [(String, SystemColor)] = [
      ("exclamationmark.triangle", .yellow), ("exclamationmark.octagon", .red), ("exclamationmark.circle", .red), ("bolt.heart", .red),
      ("bolt", .yellow),
      ("sun", .yellow), ("star", .yellow), ("checkmark", .green), ("xmark", .red), ("heart", .red), ("phone.down", .red), ("phone", .green),
      ("flame", .orange), ("drop", .cyan), ("location", .blue), ("info.circle", .blue), ("leaf", .green), ("battery", .green),
      ("plus.circle", .green),
      ("minus.circle", .red), ("trash", .red), ("bell", .yellow), ("moon", .indigo), ("gift", .red), ("video.fill", .green),
      ("message.fill", .green),
      ("creditcard", .blue), ("cloud.bolt", .gray), ("snowflake", .cyan), ("car", .blue), ("folder", .blue), ("mic.fill", .red),
      ("record.circle", .red),
    ]
    // `cart` is not of the family `car`.
    return families.first { name == $0.0 || name.hasPrefix($0.0 + ".") }?.1
  }
}
