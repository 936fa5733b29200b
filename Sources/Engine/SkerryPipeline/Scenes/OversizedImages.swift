import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation
import SkerryUI

/// How an image asset that is larger than its presentation is shown. It is an error in every mode.
///
/// The documentation says that the system may leave such a place empty; screenshots show that it draws the image.
package enum OversizedImages: String, CaseIterable, Sendable {
  /// As the system draws it, with a small mark and both sizes.
  case mark
  /// As the system draws it.
  case draw
  /// The place is empty.
  case omit
}

/// What happens to images that are larger than a presentation allows.
struct ImageCheck: Sendable {
  let spec: PresentationSpec
  /// Receives what is found in content that depends on its size.
  let log: DiagnosticLog
  /// Makes the mark of an image; `nil` where none are drawn.
  let mark: (@MainActor @Sendable (ImageContent) -> ViewNode)?
  /// Whether content that depends on its size is left out if it has such an image.
  let omits: Bool
}

extension ViewNode {
  /// The same graph with what the settings say about images that break the rule: a mark over each, unless the view ignores the rule. The layout
  /// is unchanged. Content that depends on its size is judged, and marked or left out, when it is built.
  @MainActor func checkingImages(_ check: ImageCheck, isMeant: Bool = false) -> ViewNode {
    switch self {
    case .leaf(.image(let image)):
      guard let mark = check.mark, !isMeant, !image.isSymbol, image.assetPixelSize.count > 0, !image.fits(check.spec) else { return self }
      return .layout(OverlayBehavior(primary: 0, alignment: .center), [self, mark(image)])
    case .leaf: return self
    case .deferred(let content):
      return .deferred(
        content.mapping { inner in
          let findings = ImageRule.findings(in: inner, check.spec, isMeant: isMeant)
          findings.reported.forEach(check.log.report)
          return findings.isBroken && check.omits ? .leaf(.blank) : inner.checkingImages(check, isMeant: isMeant)
        })
    case .layout(let behavior, let children): return .layout(behavior, children.map { $0.checkingImages(check, isMeant: isMeant) })
    case .annotated(let annotation, let child):
      var isMeant = isMeant
      if case .lintIgnored(let rules) = annotation { isMeant = isMeant || ImageRule.isIgnored(by: rules) }
      return .annotated(annotation, child.checkingImages(check, isMeant: isMeant))
    case .effect(let effect, let child): return .effect(effect, child.checkingImages(check, isMeant: isMeant))
    }
  }
}

/// The mark over an image: hatching in its corner, and its size beside the largest allowed one, in points.
struct OversizedMark: View {
  var own: CGSize
  var allowed: CGSize

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let edge = min(max(min(size.width, size.height) * 0.34, 5), 16)
      ZStack(alignment: .bottom) {
        HatchedCorner().fill(Color(red: 1, green: 0.8, blue: 0)).frame(width: edge, height: edge)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        HatchedCorner(isHatching: true).fill(Color.black).frame(width: edge, height: edge)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        label(size).frame(width: size.width, height: size.height, alignment: .bottom)
      }
      .frame(width: size.width, height: size.height)
    }
    .environment(\.layoutDirection, .leftToRight)
    .unredacted()
  }

  /// On one line if the image is wide enough, otherwise on two; as large as fits, at most 7 points.
  private func label(_ size: CGSize) -> some View {
    let words = ["\(Self.text(own)) pt", "of \(Self.text(allowed))"]
    let isWide = size.width >= 84
    let longest = isWide ? words.joined(separator: " ").count : words.map(\.count).max() ?? 1
    // A digit of the system's face is 0.62 em wide at most.
    let font = min(max((size.width - 3) / (CGFloat(longest) * 0.62), 2.5), 7)
    return VStack(spacing: 0) {
      if isWide {
        Text(verbatim: words.joined(separator: " "))
      } else {
        Text(verbatim: words[0])
        Text(verbatim: words[1])
      }
    }
    .font(.system(size: font, weight: .semibold)).foregroundColor(.white).lineLimit(1).fixedSize()
    .padding(.horizontal, font * 0.35).padding(.vertical, font * 0.1)
    .background(RoundedRectangle(cornerRadius: font * 0.4).fill(Color.black.opacity(0.72)))
  }

  private static func text(_ size: CGSize) -> String { "\(whole(size.width))×\(whole(size.height))" }
  private static func whole(_ length: CGFloat) -> Int { Int(saturating: length.rounded()) }
}

/// A triangle in the upper leading corner, or the stripes on it.
private struct HatchedCorner: Shape {
  var isHatching = false

  func path(in rect: CGRect) -> Path {
    var path = Path()
    func band(_ from: CGFloat, _ to: CGFloat) {
      path.move(to: CGPoint(x: rect.minX + rect.width * from, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * to, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * to))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * from))
      path.closeSubpath()
    }
    if isHatching {
      for index in 0..<3 { band((CGFloat(index) * 2 + 1) / 7, (CGFloat(index) * 2 + 2) / 7) }
    } else {
      band(0, 1)
    }
    return path
  }
}
