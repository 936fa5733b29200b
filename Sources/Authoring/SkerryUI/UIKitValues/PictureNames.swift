import Foundation
import SkerryDiagnostics
import SkerryGraph
import Synchronization

/// Looks up images of the target if its resources are known.
enum PictureNames {
  /// The size in points, and the pixels per point, of a picture that is only known by its name. A picture of outlines has the screen's pixels.
  static func measures(of image: UIImage) -> (size: CGSize, scale: CGFloat) {
    var environment = EnvironmentValues.ambient
    if environment.system.assets == nil, let pictures = TargetPictures.current {
      (environment.system.assets, environment.system.text) = pictures.find()
    }
    let (assets, traits) = (environment.system.assets, environment.assetTraits)
    switch image.source {
    case .named(let name):
      if let picture = assets?.image(named: name, traits: traits) {
        return (picture.pointSize, picture.redraw == nil ? picture.scale : traits.scale)
      }
      return (customSymbol(named: name, environment)?.size ?? .zero, traits.scale)
    case .symbol(let name, let look):
      look.applySize(to: &environment)
      let (font, scale) = (Font.resolved(in: environment), environment.imageScale.symbolScale)
      let drawing =
        assets?.exportedSymbol(named: name, font: font, scale: scale)
        ?? (environment.system.text as? any SymbolProviding)?.symbol(named: name, font: font, scale: scale)
      return (drawing?.size ?? .zero, traits.scale)
    case .empty, .data, .drawing: return (.zero, 1)
    }
  }

  /// The symbol set of that name in the target's catalogues.
  private static func customSymbol(named name: String, _ environment: EnvironmentValues) -> SymbolDrawing? {
    environment.system.assets?.symbol(named: name, font: Font.resolved(in: environment), scale: environment.imageScale.symbolScale)
  }

  static func isKnown(_ name: String) -> Bool {
    guard MainActor.isCurrent else { return true }
    return MainActor.assumeIsolated {
      let environment = EnvironmentValues.current
      guard let assets = environment.system.assets else { return true }
      if let catalogue = assets.appCatalogue(ofImage: name) {
        report(name, AssetHint.lent("image", name, by: catalogue), .warning, environment)
      }
      if assets.image(named: name, traits: environment.assetTraits) != nil || customSymbol(named: name, environment) != nil { return true }
      let hint = AssetHint.text(assets.imageNames(near: name))
      // The code decides what it draws for nil, so this alone is not a defect.
      let sentence = "UIImage(named: \"\(name)\") is nil, as on a phone: the target's asset catalogues have no such image; \(hint)"
      report(name, sentence, .note, environment)
      return false
    }
  }

  private static func report(_ name: String, _ sentence: String, _ severity: Severity, _ environment: EnvironmentValues) {
    var found = Diagnostic(.missingImage, sentence, severity: severity)
    found.image = name
    environment.system.log?.report(found)
  }
}

/// The target's pictures for code that Skerry calls outside a view's body: timeline providers, previews, the closures of configurations. It
/// learns their sizes and scales; a name that no catalogue has is still taken for that of a picture.
package struct TargetPictures: Sendable {
  /// Those of the engine that calls the code of the current task; on a thread that no task started, as a queue's, those that a command set.
  static var current: TargetPictures? { bound ?? elsewhere }

  /// Those that an engine sets for the current task.
  @TaskLocal package static var bound: TargetPictures?

  /// Those of a command that reads its cases.
  package static var elsewhere: TargetPictures? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
  private static let stored = Mutex<TargetPictures?>(nil)

  /// The catalogues, and the text engine with the symbols; called when a size is asked for.
  let find: @Sendable () -> (assets: any AssetLoading, text: any TextMeasuring)

  package init(_ find: @escaping @Sendable () -> (assets: any AssetLoading, text: any TextMeasuring)) { self.find = find }
}
