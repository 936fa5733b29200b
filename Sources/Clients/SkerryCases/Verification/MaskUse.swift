import Foundation
import SkerryFormats
import SkerryGraph
import SkerryLayout

/// Which masks cover something. A mask that covers nothing hides nothing, so that the picture is compared as a whole, which is not what the mask is
/// for.
struct MaskUse {
  private var unused: Set<SnapshotConfiguration.Mask>
  /// Every identifier that was drawn, for the nearest name.
  private var identifiers: Set<String> = []

  /// - Parameter masks: each has to cover something.
  init(_ masks: Set<SnapshotConfiguration.Mask>) { unused = masks }

  /// The identifiers of a picture.
  static func identifiers(in rendering: Rendering) -> Set<String> {
    var found: Set<String> = []
    if let tree = rendering.tree { tree.collectIdentifiers(into: &found) }
    return found
  }

  /// Takes note of a picture.
  ///
  /// - Parameters:
  ///   - masks: those that apply to it.
  ///   - own: the identifiers of its views.
  ///   - size: in points.
  mutating func note(_ masks: [SnapshotConfiguration.Mask], _ own: Set<String>, size: CGSize) {
    guard !unused.isEmpty else { return }
    identifiers.formUnion(own)
    for case .identifier(let name) in masks where own.contains(name) { unused.remove(.identifier(name)) }
    let picture = CGRect(origin: .zero, size: size)
    for case .rectangle(let area) in masks where area.intersects(picture) { unused.remove(.rectangle(area)) }
  }

  /// The first mask that covers nothing, as an error.
  ///
  /// - Parameter isOwn: whether a mask is the call's own; otherwise it is one of `skerry.json`.
  func error(isOwn: (SnapshotConfiguration.Mask) -> Bool) -> CommandError? {
    let faults = unused.map { mask -> (text: String, isRectangle: Bool, place: String) in
      let place = isOwn(mask) ? "of a mask" : "of a mask in skerry.json"
      switch mask {
      case .identifier(let name): return (name, false, place)
      case .rectangle(let area):
        let numbers = [area.minX, area.minY, area.width, area.height].map { ShortNumber.text($0) }
        return (numbers.joined(separator: ","), true, place)
      }
    }
    guard let fault = faults.min(by: { ($0.isRectangle ? 1 : 0, $0.text) < ($1.isRectangle ? 1 : 0, $1.text) }) else { return nil }
    guard fault.isRectangle else {
      let subject = "The accessibility identifier \"\(fault.text)\" \(fault.place)"
      if identifiers.isEmpty {
        return CommandError(
          "\(subject) is not known: no view has an identifier; add accessibilityIdentifier(_:) to the view, or remove the mask.")
      }
      return .unknown(subject, fault.text, identifiers.sorted())
    }
    return CommandError(
      "The rectangle \(fault.text) \(fault.place) lies outside every picture that it is for, so it hides nothing; correct it (x, y, width and height in points)."
    )
  }
}

extension PlacedNode {
  fileprivate func collectIdentifiers(into found: inout Set<String>) {
    if case .annotation(.identifier(let name)) = content { found.insert(name) }
    for child in children { child.collectIdentifiers(into: &found) }
  }
}
