import Foundation
import SkerryFormats
import SkerryGeometry
import SkerryPresentation

/// A row of `specs`: a figure of a presentation or of a widget, as text.
struct SpecsFigure {
  let name: String
  let value: String
  let source: String
  let confidence: Confidence
  let refuted: [Refuted]

  private init<Value>(_ name: String, _ figure: Sourced<Value>, _ text: (Value) -> String) {
    self.name = name
    value = text(figure.value)
    source = figure.source
    confidence = figure.confidence
    refuted = figure.refuted
  }

  private init(_ figure: SurfaceFigure) {
    (name, value, source) = (figure.name, figure.value, figure.source)
    (confidence, refuted) = (figure.confidence, figure.refuted)
  }

  /// The figures of a presentation, and of what surrounds it.
  static func figures(_ spec: PresentationSpec) -> [SpecsFigure] {
    let surfaces = SurfaceFigure.all(spec.release).filter { spec.presentation.surfaces.contains($0.surface) }
    return [
      SpecsFigure("minimum", spec.minimum, size), SpecsFigure("maximum", spec.maximum, size),
      SpecsFigure("corner radius", spec.cornerRadius, length), SpecsFigure("margins", spec.contentMargins, edges),
    ] + surfaces.map(SpecsFigure.init)
  }

  /// The figures of a widget.
  static func figures(_ spec: WidgetSurfaceSpec) -> [SpecsFigure] {
    [
      SpecsFigure("size", spec.size, size), SpecsFigure("corner radius", spec.cornerRadius, length),
      SpecsFigure("margins", spec.contentMargins, edges),
    ] + (spec.inset.value > 0 ? [SpecsFigure("inset", spec.inset, length)] : [])
      + (spec.surface == .smallInStandBy ? [SpecsFigure("magnification", spec.magnification) { ShortNumber.text($0) }] : [])
  }

  /// A size in points, without the unit.
  static func text(_ size: CGSize) -> String { "\(ShortNumber.text(size.width)) × \(ShortNumber.text(size.height))" }

  private static func size(_ size: CGSize) -> String { text(size) + " pt" }
  private static func length(_ length: CGFloat) -> String { ShortNumber.text(length) + " pt" }
  private static func edges(_ margins: EdgeInsets) -> String {
    [margins.top, margins.leading, margins.bottom, margins.trailing].map { ShortNumber.text($0) }.joined(separator: " ")
      + " pt (top leading bottom trailing)"
  }
}
