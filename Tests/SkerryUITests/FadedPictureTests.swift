import SkerryImage
import SkerryPipeline
import SwiftUI
import Testing

/// What is drawn with less than its full opacity.
@Suite @MainActor struct FadedPictureTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try ImageCodecs.decode(renderer.pngData())
  }

  private func alpha(_ view: some View) throws -> Int {
    let bitmap = try bitmap(view)
    return (0..<bitmap.size.count).map { Int(bitmap.pixels[4 * $0 + 3]) }.max() ?? 0
  }

  @Test func emojiFadeWithTheirText() throws {
    let text = Text("🍎").font(.system(size: 40))
    #expect(try alpha(text) == 255)
    #expect(try abs(alpha(text.foregroundStyle(.red.opacity(0.5))) - 128) <= 2)
    #expect(try alpha(text.foregroundStyle(.clear)) == 0)
    #expect(try abs(alpha(Text("🍎").font(.system(size: 400)).foregroundStyle(.red.opacity(0.25))) - 64) <= 2)
    #expect(try abs(alpha(text.foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))) - 255) <= 2)
  }

  /// The box in place of an unknown symbol: a question mark in the middle of a dashed plate, of 110 points for a font of 100.
  @Test(arguments: [
    (0.41 - 0.12, 0.42, 0.58), (0.55, 0.46, 0.59), (0.61, 0.46, 0.54), (0.72, 0.45, 0.55), (0.75, 0.46, 0.54),
  ])
  func theQuestionMarkOfUnknownSymbols(_ row: Double, _ left: Double, _ right: Double) throws {
    let bitmap = try bitmap(Image(systemName: "no.such.symbol").font(.system(size: 100)))
    #expect(bitmap.size.width == 220 && bitmap.size.height == 220)
    let inked = (0..<220).filter { (40..<180).contains($0) && bitmap.pixels[4 * (Int(row * 220) * 220 + $0) + 3] > 127 }
    let (first, last) = (Double(try #require(inked.first)) / 220, Double(try #require(inked.last)) / 220)
    #expect(first > left - 0.02 && last < right + 0.02, "\(first) \(last)")
  }

  /// The top of the mark's hook, the foot of its stem and its dot are in the middle of the box: half their widths as shares of it.
  @Test(arguments: [(0.27, 0.067), (0.625, 0.0245), (0.72, 0.04)])
  func theQuestionMarkIsInTheMiddle(_ row: Double, _ half: Double) throws {
    let bitmap = try bitmap(Image(systemName: "no.such.symbol").font(.system(size: 500)))
    #expect(bitmap.size.width == 1100 && bitmap.size.height == 1100)
    let inked = (200..<900).filter { bitmap.pixels[4 * (Int(row * 1100) * 1100 + $0) + 3] > 127 }
    let (first, last) = (Double(try #require(inked.first)) / 1100, Double(try #require(inked.last) + 1) / 1100)
    #expect(abs(first - 0.5 + half) < 0.003 && abs(last - 0.5 - half) < 0.003, "\(first) \(last)")
  }

  /// A shadow that is turned with its view is drawn whole: as many pixels as beside a view that is not turned.
  @Test func aTurnedShadowIsWhole() throws {
    func count(_ angle: Angle) throws -> Int {
      let square = Color.red.frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 20, y: 20)
      let bitmap = try bitmap(square.rotationEffect(angle).frame(width: 100, height: 100))
      return (0..<bitmap.size.count).filter { bitmap.pixels[4 * $0] < 40 && bitmap.pixels[4 * $0 + 3] > 128 }.count
    }
    let upright = try count(.zero)
    #expect(upright == 400)
    #expect(try abs(count(.degrees(45)) - upright) <= 30)
  }

  /// What fades a control's content does not fade its mask as well.
  @Test func aMaskInAFadedControlIsOpaque() throws {
    let plate = Color.red.frame(width: 20, height: 20)
    func faded(_ view: some View) throws -> Int { try alpha(Button(action: {}) { view }.buttonStyle(.plain).disabled(true)) }
    let plain = try faded(plate)
    #expect(plain < 255)
    #expect(try abs(faded(plate.mask { Rectangle() }) - plain) <= 1)
  }

  /// A subpath of more points than the rasterizer counts is drawn in parts.
  @Test(arguments: [10_000, 11_000, 40_000]) func pathsOfVeryManyCurvesAreDrawn(count: Int) throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 50))
    for index in 1...count {
      let x = 100 * CGFloat(index) / CGFloat(count)
      path.addCurve(to: CGPoint(x: x, y: 50), control1: CGPoint(x: x, y: 50), control2: CGPoint(x: x, y: 50))
    }
    path.addLine(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 0, y: 100))
    let bitmap = try bitmap(path.fill(.red).frame(width: 100, height: 100))
    func isRed(_ x: Int, _ y: Int) -> Bool { bitmap.color(x: x, y: y).alpha > 200 }
    for x in [10, 60, 100, 150, 190] { #expect(isRed(x, 150) && isRed(x, 190) && !isRed(x, 50), "\(x)") }
  }
}
