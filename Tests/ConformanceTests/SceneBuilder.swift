import Foundation
import SwiftUI

/// Builds a recorded scene with the public DSL.
@MainActor
struct SceneBuilder {
  private(set) var boxes: [String: (width: CGFloat?, height: CGFloat?)] = [:]
  /// Parts of the notation that the builder does not know, by name.
  private(set) var unknown: [String] = []

  /// - Parameter wrap: applied to the outermost view before its own modifiers.
  mutating func view(_ node: [String: Any], wrap: (AnyView) -> AnyView = { $0 }) -> AnyView {
    var view = wrap(leaf(node))
    if let id = node["id"] as? String { view = AnyView(view.accessibilityIdentifier(id)) }
    for change in node["mods"] as? [[String: Any]] ?? [] { view = modified(view, change) }
    return view
  }

  private mutating func children(_ node: [String: Any]) -> [AnyView] {
    (node["children"] as? [[String: Any]] ?? []).map { view($0) }
  }

  private mutating func leaf(_ node: [String: Any]) -> AnyView {
    let kind = node["view"] as? String ?? ""
    let spacing = number(node["spacing"])
    switch kind {
    case "HStack":
      let items = children(node)
      return AnyView(HStack(alignment: vertical(node["align"]), spacing: spacing) { ForEach(items.indices, id: \.self) { items[$0] } })
    case "VStack":
      let items = children(node)
      return AnyView(VStack(alignment: horizontal(node["align"]), spacing: spacing) { ForEach(items.indices, id: \.self) { items[$0] } })
    case "ZStack":
      let items = children(node)
      return AnyView(ZStack(alignment: alignment(node["align"])) { ForEach(items.indices, id: \.self) { items[$0] } })
    case "Spacer": return AnyView(Spacer(minLength: number(node["minLength"])))
    case "Divider": return AnyView(Divider())
    case "Color": return AnyView(color(node["color"]))
    case "Shape":
      // A shape of the customer's own; only its frame was recorded.
      return AnyView(Rectangle().fill(node["fill"].map { color($0) } ?? .clear))
    case "Path":
      let points = (node["points"] as? [[Any]] ?? []).map { CGPoint(x: number($0[0]) ?? 0, y: number($0[1]) ?? 0) }
      let isClosed = node["closed"] as? Bool == true
      let line = Path { path in
        path.addLines(points)
        if isClosed { path.closeSubpath() }
      }
      let stroke = node["stroke"] as? [String: Any] ?? [:]
      return AnyView(line.stroke(color(stroke["color"]), lineWidth: number(stroke["width"]) ?? 1))
    case "Rectangle": return shape(Rectangle(), node)
    case "Circle": return shape(Circle(), node)
    case "Capsule": return shape(Capsule(style: node["style"] as? String == "continuous" ? .continuous : .circular), node)
    case "RoundedRectangle":
      let isCircular = node["style"] as? String == "circular"
      return shape(RoundedRectangle(cornerRadius: number(node["radius"]) ?? 0, style: isCircular ? .circular : .continuous), node)
    case "LinearGradient":
      let colors = (node["colors"] as? [Any] ?? []).map { color($0) }
      return AnyView(LinearGradient(colors: colors, startPoint: point(node["start"]), endPoint: point(node["end"])))
    case "Text": return text(node)
    case "Image":
      // Only the frame of a picture matters; its contents were not described.
      let note = node["note"] as? String ?? ""
      if note.hasPrefix("symbol checkmark.circle.fill") { return AnyView(Image(systemName: "checkmark.circle.fill")) }
      if note.hasPrefix("symbol scaled to fit") {
        return AnyView(Image(systemName: "arrow.turn.up.right").resizable().scaledToFit().frame(width: 32))
      }
      if note.contains("natural aspect 4:3") {
        return AnyView(Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }).resizable())
      }
      return AnyView(Color.clear)
    case "(content)":
      // Not described; as large as the plate that was recorded around it, less its padding.
      return AnyView(Color.clear.frame(width: 55.333 - 24, height: 48 - 16))
    case "(centre labels)": return AnyView(EmptyView())
    case "ProgressView":
      return AnyView(ProgressView(value: Double(number(node["value"]) ?? 0)).tint(color(node["tint"])))
    default:
      unknown.append(kind)
      return AnyView(Color.clear)
    }
  }

  private mutating func text(_ node: [String: Any]) -> AnyView {
    let string = node["string"] as? String ?? ""
    if let box = node["box"] as? [Any], box.count == 2 { boxes[string] = (number(box[0]), number(box[1])) }
    let digits = (node["font"] as? [String: Any])?["digits"] as? String
    let styled = Text(verbatim: string).font(font(node["font"]))
    var view = AnyView(digits == "monospaced" ? styled.monospacedDigit() : styled)
    if let tint = node["color"] { view = AnyView(view.foregroundStyle(color(tint))) }
    if let limit = number(node["lineLimit"]) { view = AnyView(view.lineLimit(Int(limit))) }
    if let factor = number(node["minScale"]) { view = AnyView(view.minimumScaleFactor(factor)) }
    return view
  }

  private mutating func shape<S: InsettableShape>(_ shape: S, _ node: [String: Any]) -> AnyView {
    var drawn: AnyView
    if let gradient = node["fill"] as? [String: Any] {
      let colors = (gradient["gradient"] as? [Any] ?? []).map { color($0) }
      drawn = AnyView(shape.fill(LinearGradient(colors: colors, startPoint: point(gradient["start"]), endPoint: point(gradient["end"]))))
    } else {
      drawn = AnyView(shape.fill(node["fill"].map { color($0) } ?? .clear))
    }
    if let stroke = node["stroke"] as? [String: Any] {
      let width = number(stroke["width"] ?? stroke["lineWidth"]) ?? 1
      let cap: CGLineCap = stroke["cap"] as? String == "round" ? .round : .butt
      let style = StrokeStyle(lineWidth: width, lineCap: cap)
      let trim = (node["trim"] as? [Any])?.compactMap(number)
      let turn = Double(number(node["rotate"]) ?? 0)
      let line =
        trim.map { AnyView(shape.trim(from: $0[0], to: $0[1]).stroke(color(stroke["color"]), style: style).rotationEffect(.degrees(turn))) }
        ?? AnyView(shape.stroke(color(stroke["color"]), style: style))
      drawn = node["fill"] == nil ? line : AnyView(drawn.overlay(line))
    }
    if let border = node["strokeBorder"] as? [String: Any] {
      let line = shape.strokeBorder(color(border["color"]), lineWidth: number(border["width"]) ?? 1)
      drawn = node["fill"] == nil ? AnyView(line) : AnyView(drawn.overlay(line))
    }
    return drawn
  }

  private mutating func modified(_ view: AnyView, _ change: [String: Any]) -> AnyView {
    func length(_ key: String) -> CGFloat? { change[key] as? String == "inf" ? .infinity : number(change[key]) }
    switch change["do"] as? String {
    case "frame":
      let alignment = alignment(change["align"])
      if change["maxW"] != nil || change["maxH"] != nil || change["minW"] != nil {
        return AnyView(view.frame(minWidth: length("minW"), maxWidth: length("maxW"), maxHeight: length("maxH"), alignment: alignment))
      }
      return AnyView(view.frame(width: length("w"), height: length("h"), alignment: alignment))
    case "padding":
      if let all = length("all") { return AnyView(view.padding(all)) }
      var insets = EdgeInsets()
      if let h = length("h") { (insets.leading, insets.trailing) = (h, h) }
      if let v = length("v") { (insets.top, insets.bottom) = (v, v) }
      if let top = length("top") { insets.top = top }
      if let bottom = length("bottom") { insets.bottom = bottom }
      return AnyView(view.padding(insets))
    case "background": return (change["view"] as? [String: Any]).map { AnyView(view.background(self.view($0))) } ?? view
    case "overlay": return (change["view"] as? [String: Any]).map { AnyView(view.overlay(self.view($0))) } ?? view
    case "mask":
      let alignment = alignment(change["align"])
      return (change["view"] as? [String: Any]).map { inner in
        let mask = self.view(inner)
        return AnyView(view.mask(alignment: alignment) { mask })
      } ?? view
    case "border": return AnyView(view.border(color(change["color"]), width: length("width") ?? 1))
    case "clipShape":
      let name = (change["shape"] as? String) ?? ((change["shape"] as? [String: Any])?["view"] as? String) ?? ""
      if name == "Circle" { return AnyView(view.clipShape(Circle())) }
      if name == "Rectangle" { return AnyView(view.clipShape(Rectangle())) }
      if name == "Capsule" { return AnyView(view.clipShape(Capsule())) }
      if let shape = change["shape"] as? [String: Any], name == "RoundedRectangle" {
        return AnyView(view.clipShape(RoundedRectangle(cornerRadius: number(shape["radius"]) ?? 0)))
      }
      unknown.append("clipShape \(name)")
      return view
    case "cornerRadius": return AnyView(view.cornerRadius(length("radius") ?? 0))
    case "fixedSize": return AnyView(view.fixedSize())
    case "foreground": return AnyView(view.foregroundStyle(color(change["color"])))
    case "aspectRatio": return AnyView(view.aspectRatio(length("ratio"), contentMode: change["mode"] as? String == "fill" ? .fill : .fit))
    case "offset": return AnyView(view.offset(x: length("x") ?? 0, y: length("y") ?? 0))
    case "position": return AnyView(view.position(x: length("x") ?? 0, y: length("y") ?? 0))
    case "rotation": return AnyView(view.rotationEffect(.degrees(Double(length("degrees") ?? 0))))
    case "scaleEffect": return AnyView(view.scaleEffect(x: length("x") ?? 1, y: length("y") ?? 1))
    case "shadow":
      return AnyView(view.shadow(color: color(change["color"]), radius: length("radius") ?? 0, x: length("x") ?? 0, y: length("y") ?? 0))
    case "opacity": return AnyView(view.opacity(Double(length("value") ?? 1)))
    case let other:
      unknown.append(other ?? "?")
      return view
    }
  }

  // MARK: Values

  private mutating func color(_ value: Any?) -> Color {
    guard let text = value as? String else { return .clear }
    let parts = text.split(separator: "@")
    let name = String(parts[0])
    let opacity = parts.count > 1 ? Double(parts[1]) ?? 1 : 1
    if name.hasPrefix("#"), let hex = Int(name.dropFirst().prefix(6), radix: 16) {
      return Color(red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255, opacity: opacity)
    }
    if name.hasPrefix("rgb(") {
      let parts = name.dropFirst(4).dropLast().split(separator: ",").compactMap { Double($0) }
      if parts.count == 3 { return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity) }
    }
    let named: [String: Color] = [
      "white": .white, "black": .black, "clear": .clear, "primary": .primary, "secondary": .secondary, "systemRed": .red, "red": .red,
      "systemGreen": .green, "green": .green, "systemBlue": .blue, "blue": .blue, "systemGray": .gray, "gray": .gray,
      "systemYellow": .yellow,
      "yellow": .yellow, "systemOrange": .orange, "orange": .orange, "systemIndigo": .indigo, "label": .primary,
      "secondaryLabel": Color(uiColor: .secondaryLabel), "tertiaryLabel": Color(uiColor: .tertiaryLabel),
      "systemBackground": Color(uiColor: .systemBackground), "systemGroupedBackground": Color(uiColor: .systemGroupedBackground),
      // The accent colour of the app whose gauge was recorded.
      "tint": Color(red: 0, green: 154.0 / 255, blue: 199.0 / 255),
    ]
    guard let color = named[name] else {
      unknown.append("colour \(name)")
      return .clear
    }
    return opacity < 1 ? color.opacity(opacity) : color
  }

  private func font(_ value: Any?) -> Font {
    let styles: [String: Font.TextStyle] = [
      "largeTitle": .largeTitle, "title": .title, "title1": .title, "title2": .title2, "title3": .title3, "headline": .headline,
      "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption, "caption2": .caption2,
    ]
    let weights: [String: Font.Weight] = [
      "semibold": .semibold, "bold": .bold, "medium": .medium, "regular": .regular, "light": .light, "heavy": .heavy, "black": .black,
    ]
    if let name = value as? String { return .system(styles[name] ?? .body) }
    guard let facts = value as? [String: Any] else { return .body }
    let weight = (facts["weight"] as? String).flatMap { weights[$0] }
    let design: Font.Design = facts["design"] as? String == "monospaced" ? .monospaced : .default
    if let size = number(facts["size"]) { return .system(size: size, weight: weight, design: design) }
    return .system(styles[facts["style"] as? String ?? ""] ?? .body, design: design, weight: weight)
  }

  private func horizontal(_ value: Any?) -> HorizontalAlignment {
    switch value as? String {
    case "leading": .leading
    case "trailing": .trailing
    default: .center
    }
  }
  private func vertical(_ value: Any?) -> VerticalAlignment {
    switch value as? String {
    case "top": .top
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    default: .center
    }
  }
  private func alignment(_ value: Any?) -> Alignment {
    let names: [String: Alignment] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing, "center": .center,
    ]
    return (value as? String).flatMap { names[$0] } ?? .center
  }
  private func point(_ value: Any?) -> UnitPoint {
    let names: [String: UnitPoint] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing, "center": .center,
    ]
    if let name = value as? String { return names[name] ?? .center }
    let numbers = (value as? [Any] ?? []).compactMap(number)
    return numbers.count == 2 ? UnitPoint(x: numbers[0], y: numbers[1]) : .center
  }
}
