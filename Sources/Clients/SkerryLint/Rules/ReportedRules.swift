import SkerryAssetLint
import SkerryDiagnostics
import SkerryFindings
import Foundation
import SkerryGraph
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// An image asset that is larger than its presentation; found while laying out, because the system then leaves the slot empty.
package enum ImageTooLargeRule: PictureRule {
  package static let descriptor = AssetRules.imageTooLarge
  package static let isOfPlace = false
  package static let failing = [
    #Example(.minimal) { Image(uiImage: .sample(width: 136, height: 110, scale: 3)).accessibilityLabel("Rider") },
    #Example(.minimal) {
      Image(uiImage: .sample(width: 135, height: 111, scale: 3)).resizable().frame(width: 20, height: 20).accessibilityLabel("Rider")
    },
    // A drawing is a bitmap on the phone.
    #Example(.minimal) { Image(uiImage: .drawn(width: 46, height: 36, scale: 1)).resizable().frame(width: 20, height: 20) },
  ]
  package static let passing = [
    #Example(.minimal) {
      Image(uiImage: .sample(width: 110, height: 110, scale: 3)).resizable().frame(width: 20, height: 20).accessibilityLabel("Rider")
    },
    #Example(.minimal) { Image(uiImage: .drawn(width: 36, height: 36, scale: 1)).resizable().frame(width: 20, height: 20) },
    #Example(.standbyMinimal) {
      Image(uiImage: .sample(width: 135, height: 110, scale: 3)).resizable().frame(width: 20, height: 20).accessibilityLabel("Rider")
    },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.scene.diagnostics.filter { $0.rule == id } + wide(trace)
  }

  /// In minimal an image wider than the minimum width makes the island widen: allowed up to the maximum, but reported.
  private static func wide(_ trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard let image = visit.image, !image.isSymbol, image.assetPixelSize.count > 0,
        let presentation = visit.slot.place.presentation, let spec = PresentationSpec(presentation, on: trace.device),
        spec.widens(for: image.naturalSize.width)
      else { return nil }
      return finding(
        visit,
        "The image \(image.name.quoted) is \(tenths(image.naturalSize.width)) pt wide; minimal is \(spec.minimum.value.width) to \(tenths(spec.largestImage.width)) pt wide, and above \(spec.minimum.value.width) pt the island has to widen for it.",
        .note)
    }
  }
}

/// A symbol that has no drawing.
package enum UnknownSymbolRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: DrawingRule.unknownSymbol.rawValue, severity: DrawingRule.unknownSymbol.severity, summary: "A symbol's name is not known.",
    why: "SF Symbols draws nothing for a name it does not have; the place stays empty on the phone.",
    source: "Apple, SF Symbols", remedy: "Correct the name; the finding lists similar ones.")
  package static let isOfPlace = false
  package static let failing = [#Example(.lockScreen) { Image(systemName: "bicycel") }]
  package static let passing = [#Example(.lockScreen) { Image(systemName: "bicycle") }]
  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    // One name is one mistake, or one symbol without a drawing.
    trace.reported(id).map { diagnostic in
      var found = diagnostic
      found.cause = diagnostic.message
      return found
    }
  }
}

/// Views that a Live Activity or a widget cannot show.
package enum UnsupportedRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: DrawingRule.unsupportedInLiveActivity.rawValue, severity: DrawingRule.unsupportedInLiveActivity.severity,
    summary: "A view does nothing in a Live Activity or a widget.",
    why: "The views are archived and drawn by the system: what loads, scrolls, plays or reacts to gestures stays blank or still.",
    source: "Apple, Displaying live data with Live Activities; developer reports (AsyncImage stays at its placeholder)",
    remedy: "Draw a value that the state or the entry carries; use Button or Toggle with an App Intent for actions.")
  package static let isOfPlace = false
  package static let failing = [
    #Example(.lockScreen) { AsyncImage(url: URL(string: "https://example.com/a.png")) },
    #Example(.lockScreen) { ScrollView { Text("Scrolls") } },
    #Example(.lockScreen) { TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) } },
  ]
  package static let passing = [
    #Example(.lockScreen) { Text("Stands") },
    #Example(.lockScreen) { TimelineView(.animation(paused: true)) { _ in Text("Paused") } },
    // What a phone draws and the picture does not is not a defect of the app.
    #Example(.lockScreen) { Text("Blended").foregroundStyle(.white.blendMode(.multiply)) },
  ]
  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.reported(id).map { diagnostic in
      var found = diagnostic
      found.cause = diagnostic.message
      return found
    }
  }
}

extension RenderTrace {
  /// The diagnostics of layout for a rule, unless a view at the same source position has switched it off.
  func reported(_ rule: String) -> [Diagnostic] {
    let meant = visits.filter { $0.ignores(rule) }
    return scene.diagnostics.filter { diagnostic in
      diagnostic.rule == rule && !meant.contains { diagnostic.site == nil || $0.site == diagnostic.site }
    }
  }
}
