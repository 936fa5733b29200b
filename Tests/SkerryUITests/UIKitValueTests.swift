import Foundation
import SkerryDrawing
import SkerryImage
import SkerryPipeline
import SwiftUI
import Testing

@testable import SkerryUI

/// What apps take from UIKit: colours, fonts, orientations and the screen, in the environment of the picture.
@Suite @MainActor struct UIKitValueTests {
  private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.system.colorScheme = .dark
    return environment
  }

  @Test func positionsInTables() {
    var place = IndexPath(row: 3, section: 1)
    place.row += 1
    #expect(place == [1, 4] && place.section == 1 && place.item == 4 && IndexPath(item: 4, section: 1) == place)
  }

  // MARK: Colours

  @Test func anAlphaReplacesTheColorsOwnAndKeepsItDynamic() {
    func rgba(_ color: UIColor, _ environment: EnvironmentValues = EnvironmentValues()) -> RGBA { color.color.source.rgba(in: environment) }
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(rgba(half) == RGBA(0, 0, 0, 0.5) && rgba(half, dark) == RGBA(1, 1, 1, 0.5))
    #expect(rgba(UIColor(red: 1, green: 0, blue: 0, alpha: 0.2).withAlphaComponent(0.7)) == RGBA(1, 0, 0, 0.7))
    #expect(rgba(UIColor.red.withAlphaComponent(0.7).withAlphaComponent(0.3)) == RGBA(1, 0, 0, 0.3))
    #expect(rgba(UIColor.red.withAlphaComponent(2)).alpha == 1 && rgba(UIColor.red.withAlphaComponent(-1)).alpha == 0)
  }

  /// Components are those in the body that is being evaluated.
  @Test func componentsAreThoseOfThePicture() {
    func white() -> CGFloat {
      var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
      UIColor.label.getWhite(&white, alpha: &alpha)
      return white
    }
    #expect(white() == 0 && UITraitCollection.current.userInterfaceStyle == .light)
    EnvironmentValues.withCurrent(dark) {
      #expect(white() > 0.999 && UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UIColor.label.cgColor.rgba == RGBA(1, 1, 1))
      #expect(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.rgba == RGBA(0, 0, 0))
    }
  }

  /// Dynamic colours may depend on contrast and bold text, too.
  @Test func traitsAreThoseOfThePicture() {
    var strong = EnvironmentValues()
    strong.system.colorSchemeContrast = .increased
    strong.legibilityWeight = .bold
    let ink = UIColor { $0.accessibilityContrast == .high ? .white : .black }
    #expect(ink.color.source.rgba(in: strong) == RGBA(1, 1, 1) && ink.color.source.rgba(in: EnvironmentValues()) == RGBA(0, 0, 0))
    #expect(UITraitCollection(strong).legibilityWeight == .bold && UITraitCollection(EnvironmentValues()).legibilityWeight == .regular)
    #expect(UITraitCollection(userInterfaceStyle: .dark).accessibilityContrast == .unspecified)
    #expect(UITraitCollection(accessibilityContrast: .high).userInterfaceStyle == .unspecified)
  }

  // MARK: Fonts

  /// The metrics of SF outside a picture (Figures §3.4); UIKit's descender is negative.
  /// A match of a regular expression counts UTF-16 units.
  @Test func rangesOfUTF16UnitsArePlacesInAttributedStrings() throws {
    var text = AttributedString("Tor 😀 für Köln")
    let range = try #require(Range(NSRange(location: 7, length: 3), in: text))
    #expect(String(text.characters[range]) == "für")
    text[range].inlinePresentationIntent = .stronglyEmphasized
    #expect(text.runs.count == 3)
    #expect(Range(NSRange(location: 5, length: 1), in: text) == nil && Range(NSRange(location: 14, length: 9), in: text) == nil)
    #expect(Range(NSRange(location: 0, length: 0), in: text)?.isEmpty == true)
  }

  @Test func aParagraphStyleKeepsWhatItIsToldAndBeginsWithUIKitsValues() {
    let style = NSMutableParagraphStyle()
    #expect(style.minimumLineHeight == 0 && style.maximumLineHeight == 0 && style.lineHeightMultiple == 0 && style.headIndent == 0)
    style.minimumLineHeight = 20
    style.maximumLineHeight = 24
    style.paragraphSpacing = 6
    let kept: NSParagraphStyle = style
    #expect(kept.minimumLineHeight == 20 && kept.maximumLineHeight == 24 && kept.paragraphSpacing == 6 && kept.tailIndent == 0)
  }

  @Test func anEdgeAndAFaceHaveUIKitsNames() {
    #expect(NSDirectionalRectEdge.all.contains(.trailing) && NSDirectionalRectEdge([.top, .leading]).rawValue == 3)
    #expect(UIFontDescriptor(name: "Georgia", size: 18).pointSize == 18)
  }

  @Test func metricsOfTheSystemsFont() {
    let font = UIFont.systemFont(ofSize: 2048, weight: .semibold)
    #expect(font.ascender == 1950 && font.descender == -494 && font.lineHeight == 2444 && font.leading == 0)
    #expect(font.capHeight == 1443 && font.xHeight == 1078)
    #expect(font.fontName == ".SFUI-Semibold" && font.familyName == ".AppleSystemUIFont")
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
    #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).fontName == ".SFUIMonospaced-Bold")
    let custom = UIFont(name: "Georgia-Bold", size: 12)
    #expect(custom?.fontName == "Georgia-Bold" && custom?.familyName == "Georgia")
  }

  private func described(_ font: UIFont) -> String {
    let found = Font(font).description(in: EnvironmentValues())
    return "\(found.family) \(found.size) \(found.weight)"
  }

  @Test func anotherSizeKeepsTheRest() {
    #expect(described(UIFont(name: "Georgia", size: 12)!.withSize(20)) == described(UIFont(name: "Georgia", size: 20)!))
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(described(bold.withSize(20)) == described(.systemFont(ofSize: 20, weight: .bold)))
    #expect(described(UIFont(descriptor: bold.fontDescriptor, size: 9)) == described(.systemFont(ofSize: 9, weight: .bold)))
    #expect(described(UIFont(descriptor: bold.fontDescriptor.withSize(9), size: 0)) == described(.systemFont(ofSize: 9, weight: .bold)))
    #expect(described(UIFont.preferredFont(forTextStyle: .headline).withSize(30)) == described(.systemFont(ofSize: 30, weight: .semibold)))
  }

  @Test func anotherDesignKeepsWeightAndSize() throws {
    let rounded = try #require(UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded))
    let expected = Font.system(size: 20, weight: .bold, design: .rounded).description(in: EnvironmentValues())
    #expect(Font(UIFont(descriptor: rounded, size: 0)).description(in: EnvironmentValues()) == expected)
    #expect(Font(UIFont(descriptor: rounded, size: 20)).description(in: EnvironmentValues()) == expected)
    let custom = try #require(UIFont(name: "Georgia", size: 12)?.fontDescriptor.withDesign(.rounded))
    #expect(described(UIFont(descriptor: custom, size: 0)) == described(UIFont(name: "Georgia", size: 12)!))
  }

  @Test func aTraitIsAWeight() {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.traits: traits])
    #expect(described(UIFont(descriptor: descriptor, size: 0)) == described(.systemFont(ofSize: 20, weight: .heavy)))
  }

  @Test func aSizeWithoutEndIsTheStandardOne() {
    #expect(Font.custom("Georgia", size: .infinity).description(in: EnvironmentValues()).size == 17)
    #expect(Font.custom("Georgia", fixedSize: .nan).description(in: EnvironmentValues()).size == 17)
  }

  // MARK: Orientation

  /// Two columns and one row: red, then blue.
  private var pixels: CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }.cgImage!
  }

  /// Where the first pixel is shown: at the start or the end of the longer side.
  @Test(arguments: [
    (UIImage.Orientation.up, false, "red blue"), (.upMirrored, false, "blue red"), (.down, false, "blue red"),
    (.downMirrored, false, "red blue"), (.right, true, "red blue"), (.left, true, "blue red"), (.leftMirrored, true, "red blue"),
    (.rightMirrored, true, "blue red"),
  ])
  func anOrientationTurnsThePicture(orientation: UIImage.Orientation, isUpright: Bool, expected: String) throws {
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.size == (isUpright ? CGSize(width: 1, height: 2) : CGSize(width: 2, height: 1)))
    #expect(image.imageOrientation == orientation)
    let renderer = ImageRenderer(content: Image(uiImage: image))
    renderer.scale = 1
    let bitmap = try ImageCodecs.decode(renderer.pngData())
    let places = isUpright ? [(0, 0), (0, 1)] : [(0, 0), (1, 0)]
    let names = places.map { bitmap.color(x: $0.0, y: $0.1).red > 128 ? "red" : "blue" }
    #expect(names.joined(separator: " ") == expected)
    // The pixels stay as they are stored, so turning them again gives the same picture.
    let again = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: image.imageOrientation)
    #expect(again.size == image.size)
  }

  // MARK: The device

  private func values(in screen: SystemScreen, _ version: SystemVersion = .standard) -> String {
    var environment = EnvironmentValues()
    environment.system.screen = screen
    environment.system.version = version
    return EnvironmentValues.withCurrent(environment) {
      let (screen, device) = (UIScreen.main, UIDevice.current)
      return "\(screen.bounds.width) \(screen.nativeBounds.height) \(device.model) \(device.systemVersion) \(device.userInterfaceIdiom)"
    }
  }

  @Test func theScreenIsThatOfTheDevice() {
    #expect(values(in: SystemScreen()) == "393.0 2556.0 iPhone 26.0 phone")
    let pad = SystemScreen(size: CGSize(width: 820, height: 1180), scale: 2, isPad: true)
    #expect(values(in: pad, .iOS17) == "820.0 2360.0 iPad 17.0 pad")
  }

  @Test func theBatteryIsNotKnown() { #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown) }

  @Test func theDefaultScreenIsThatOfTheDefaultDevice() {
    #expect(CGRect(origin: .zero, size: SystemScreen().size) == UIScreen.main.bounds)
  }
}
