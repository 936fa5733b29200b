import Foundation
import SkerryDiagnostics

/// The interpolation quality of scaled pictures; Core Graphics' spelling.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

extension CGContext {
  /// No-op: outlines are not scaled by pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  /// Edges are always smooth; anything else is reported once and not drawn.
  public func setShouldAntialias(_ shouldAntialias: Bool) { requireSmoothEdges(shouldAntialias) }
  /// Edges are always smooth; anything else is reported once and not drawn.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { requireSmoothEdges(allowsAntialiasing) }
  /// No-op: glyphs are always smooth and never coloured at their edges.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// No-op: glyphs are always smooth and never coloured at their edges.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// No-op: curves are as exact as pixels can show.
  public func setFlatness(_ flatness: CGFloat) {}

  private func requireSmoothEdges(_ isSmooth: Bool) {
    guard !isSmooth else { return }
    note("An image context without antialiasing is drawn with smooth edges; place its shapes on whole pixels where that matters.")
  }

  /// Reports once what an image context does not draw as asked.
  func note(_ sentence: String) {
    guard MainActor.isCurrent else { return }
    MainActor.assumeIsolated {
      EnvironmentValues.current.system.log?.report(Diagnostic(.unsupportedInLiveActivity, sentence, severity: .note))
    }
  }
}
