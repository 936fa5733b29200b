import Foundation
import SkerryImage
import SwiftUI

/// Code that uses the rows of the survey, each with a claim about what it draws.
@MainActor
final class CallSites {
  /// A claim about a piece of code.
  enum Claim {
    /// Something is drawn.
    case draws(AnyView)
    /// It is drawn differently from the same code without the row.
    case changes(AnyView, from: AnyView)
    /// It is drawn like other code, byte for byte.
    case equals(AnyView, AnyView)
    /// It compiles; nothing is visible.
    case compiles
  }
  struct Site {
    let row: String
    let claim: Claim
  }
  private(set) var sites: [Site] = []

  func draws<V: View>(_ rows: String..., @ViewBuilder view: () -> V) { add(rows, .draws(AnyView(view()))) }
  func changes<V: View, W: View>(_ rows: String..., @ViewBuilder view: () -> V, @ViewBuilder from other: () -> W) {
    add(rows, .changes(AnyView(view()), from: AnyView(other())))
  }
  func equals<V: View, W: View>(_ rows: String..., @ViewBuilder view: () -> V, @ViewBuilder as other: () -> W) {
    add(rows, .equals(AnyView(view()), AnyView(other())))
  }
  /// The closure is not called.
  func compiles(_ rows: String..., code: () -> Void) { add(rows, .compiles) }
  /// For declarations and for async code.
  func declared(_ rows: String..., by type: Any.Type) { add(rows, .compiles) }
  func suspends(_ rows: String..., code: @escaping () async throws -> Void) { add(rows, .compiles) }

  private func add(_ rows: [String], _ claim: Claim) { sites += rows.map { Site(row: $0, claim: claim) } }

  /// All of them.
  static var all: CallSites {
    let sites = CallSites()
    sites.addTexts()
    sites.addContainers()
    sites.addImagesAndColors()
    sites.addShapes()
    sites.addControls()
    sites.addCharts()
    sites.addLayoutModifiers()
    sites.addDrawingModifiers()
    sites.addTextModifiers()
    sites.addBehaviorModifiers()
    sites.addFonts()
    sites.addStyles()
    sites.addColors()
    sites.addLiterals()
    sites.addWidgets()
    sites.addActivities()
    (sites as any OldFormsHolding).addOldForms()
    sites.addIntents()
    sites.addValues()
    return sites
  }
}
