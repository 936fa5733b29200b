import Foundation
import SkerryDrawing
import SkerryGlyphs
import SkerryGeometry

extension Layer {
  /// Paints a material with a coverage mask: what was painted before, in this layer and those below it, blurred and recoloured.
  func fill(_ coverage: Coverage, with material: BackdropMaterial, opacity: Double = 1, _ transform: CGAffineTransform) {
    guard let area = coverage.rect?.intersection(bounds), !area.isEmpty else { return }
    composite(frosted(area, material, Double(material.blurRadius * transform.magnification)), through: coverage, opacity: opacity)
  }

  /// In pixels; a stronger blur looks the same: one colour.
  private static let maxSigma = 1024.0

  /// The material over an area.
  ///
  /// - Parameter sigma: pixels. A large blur is computed at a lower resolution and scaled up.
  private func frosted(_ area: PixelRect, _ material: BackdropMaterial, _ wantedSigma: Double) -> Layer {
    let sigma = wantedSigma.isFinite ? min(max(0, wantedSigma), Self.maxSigma) : 0
    let step = max(1, Int(sigma / 4))
    let kernel = GaussianKernel(sigma: sigma / Double(step))
    let reach = kernel.reach * step
    // Aligned to a grid from the picture's corner, so that adjacent materials sample the same pixels. Beyond the picture its edge pixels
    // are repeated.
    let wanted = area.expanded(by: reach).widened(to: step)
    let seen = Layer(bounds: wanted.intersection(extent))
    guard !seen.bounds.isEmpty else { return seen }
    for layer in stack { seen.composite(layer) }
    let size = PixelSize(width: wanted.size.width / step, height: wanted.size.height / step)
    let small = Layer(bounds: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    small.draw(
      PixelImage(identity: "behind a material", size: seen.bounds.size, pixels: seen.finished), scale: CGFloat(step),
      offset: CGPoint(x: wanted.minX - seen.bounds.minX, y: wanted.minY - seen.bounds.minY))
    small.blur(kernel)
    let result = Layer(bounds: area)
    result.draw(
      PixelImage(identity: "a material", size: size, pixels: material.recoloured(small.finished)), scale: 1 / CGFloat(step),
      offset: CGPoint(x: -CGFloat(wanted.minX) / CGFloat(step), y: -CGFloat(wanted.minY) / CGFloat(step)))
    return result
  }

  /// The layers below a material, lowest first.
  private var stack: [Layer] { (beneath?.stack ?? []) + [self] }

  /// The pixels of the lowest layer: the picture's.
  private var extent: PixelRect { beneath?.extent ?? bounds }

  /// Draws an image whose pixels are `scale` times as dense as this layer's; its edge pixels are repeated beyond it.
  private func draw(_ image: PixelImage, scale: CGFloat, offset: CGPoint) {
    let space = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
    self.image(
      image, space, .identity, clip: PixelRect(x: 0, y: 0, width: image.size.width, height: image.size.height), smooth: true, tiles: false)
  }
}

extension PixelRect {
  /// The smallest rectangle around this one whose edges are multiples of a step.
  fileprivate func widened(to step: Int) -> PixelRect {
    func lower(_ value: Int) -> Int { Int((Double(value) / Double(step)).rounded(.down)) * step }
    func upper(_ value: Int) -> Int { Int((Double(value) / Double(step)).rounded(.up)) * step }
    let (left, top) = (lower(minX), lower(minY))
    return PixelRect(x: left, y: top, width: upper(maxX) - left, height: upper(maxY) - top)
  }
}

extension BackdropMaterial {
  /// Recolours premultiplied pixels for the material; transparent pixels get its flat colour.
  fileprivate func recoloured(_ pixels: [UInt8]) -> [UInt8] {
    var result = pixels
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Double(pixels[index + 3]) / 255
      var color = RGBA(0, 0, 0)
      if alpha > 0 {
        func channel(_ offset: Int) -> Double { Double(pixels[index + offset]) / 255 / alpha }
        color = self.result(over: RGBA(channel(0), channel(1), channel(2)))
      }
      let rest = (1 - alpha) * flat.alpha
      result[index] = byte(color.red * alpha + flat.red * rest)
      result[index + 1] = byte(color.green * alpha + flat.green * rest)
      result[index + 2] = byte(color.blue * alpha + flat.blue * rest)
      result[index + 3] = byte(alpha + rest)
    }
    return result
  }
}
