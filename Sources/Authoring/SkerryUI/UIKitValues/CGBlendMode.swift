import Foundation
import SkerryDiagnostics

/// A blend mode; Core Graphics' spelling.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
    saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor, plusDarker, plusLighter
}
/// How pixels are made when a picture is scaled; Core Graphics' spelling.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

extension CGContext {
  /// Not drawn, with a diagnostic: an image context keeps outlines, which are painted over one another.
  public func setBlendMode(_ mode: CGBlendMode) { if mode != .normal, mode != .copy { Self.reportUnseen("setBlendMode") } }
  /// Not drawn, with a diagnostic.
  public func setShadow(offset: CGSize, blur: CGFloat) { Self.reportUnseen("setShadow") }
  /// Not drawn, with a diagnostic; without a colour the shadow ends.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { if color != nil { Self.reportUnseen("setShadow") } }
  /// No-op: outlines are not scaled by pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  private static func reportUnseen(_ name: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      EnvironmentValues.current.system.log?.report(
        Diagnostic(
          "unsupported-in-live-activity", .note,
          "\(name) has no effect on what is drawn into an image context; use the view's own modifier."))
    }
  }
}
