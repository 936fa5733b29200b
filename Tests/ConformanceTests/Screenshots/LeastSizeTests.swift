import Foundation
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing

/// Content smaller than its surface: a card is not lower, and a minimal island not narrower, than the system's minimum size, and the content
/// is in the middle. Points; the figures are those of `PresentationSpec`.
@MainActor @Suite struct LeastSizeTests {
  private let scene = ScreenshotScene()

  @Test func aLowTextStandsInTheMiddleOfTheLeastCard() throws {
    let card = try scene.card { Text("One").accessibilityIdentifier("text") }
    #expect(card.plate.height == 64)
    #expect(try abs(card.frame("text").midY - card.plate.midY) < 0.34)
    #expect(try card.frame("text").height < 30)
  }

  @Test(arguments: [(CGFloat(10), CGFloat(64)), (63, 64), (65, 65), (159, 159), (161, 160)])
  func cardsFollowTheirContentBetweenTheLimits(_ height: CGFloat, _ expected: CGFloat) throws {
    for presentation in [Presentation.lockScreen, .banner, .alwaysOn] {
      #expect(try scene.card(presentation) { Color.red.frame(height: height) }.plate.height == expected, "\(presentation)")
    }
  }

  @Test(arguments: [(CGFloat(3), CGFloat(36.67)), (22, 36.67), (24, 38), (30, 44), (40, 45)])
  func minimalIslandsFollowTheirContentBetweenTheLimits(_ width: CGFloat, _ expected: CGFloat) throws {
    let detached = try scene.minimal(isAttached: false) { Color.red.frame(width: width, height: 10).accessibilityIdentifier("view") }
    #expect(abs(detached.plate.width - expected) < 0.01)
    #expect(abs(detached.plate.height - 36.67) < 0.01)
    if width < 31 { #expect(try abs(detached.frame("view").midX - detached.plate.midX) < 0.34) }
  }

  /// Beside the sensor a minimal island is at least as wide as its round end; on iOS 16 it has a wider margin there.
  @Test(arguments: [
    (CGFloat(3), SystemVersion.iOS26, CGFloat(18.34)), (10, .iOS26, 24), (30, .iOS17, 44), (40, .iOS26, 45), (30, .iOS16, 52),
    (40, .iOS16, 53),
  ])
  func attachedMinimalIslandsFollowTheirContent(_ width: CGFloat, _ version: SystemVersion, _ expected: CGFloat) throws {
    var scene = scene
    scene.settings.version = version
    let attached = try scene.minimal(isAttached: true) { Color.red.frame(width: width, height: 10) }
    #expect(abs(attached.plate.width - expected) < 0.02, "\(attached.plate.width)")
  }

  @Test func aShortTextInMinimalStandsInTheMiddle() throws {
    let scene = try scene.minimal(isAttached: false) { Text("1").accessibilityIdentifier("text") }
    #expect(abs(scene.plate.width - 36.67) < 0.01)
    #expect(try abs(scene.frame("text").midX - scene.plate.midX) < 0.34 && abs(scene.frame("text").midY - scene.plate.midY) < 0.34)
  }
}
