import SkerryDiagnostics
package import SkerryFindings

/// The descriptions of the rules that need no views.
package enum AssetRules {
  /// Every rule of this module, in the order of the documentation.
  package static let all = [imageTooLarge, assetMissingScale, assetBytes, malformedAsset]

  /// Compares an image with the presentations that show it; `PresentationLimit` has the sizes.
  package static let imageTooLarge = RuleDescriptor(
    id: DrawingRule.imageTooLarge.rawValue, severity: DrawingRule.imageTooLarge.severity,
    summary: "An image asset is larger than the presentation that shows it.",
    why:
      "The system may refuse to start the activity, or leaves the place empty; a frame or resizable() does not help, because the asset's own size counts.",
    source: "Apple, Displaying live data with Live Activities; HIG Live Activities, Specifications (minimal 36.67 to 45 × 36.67 pt)",
    remedy: "Export the asset at its displayed size, at each scale.")
  /// Only bitmaps without a vector form are checked.
  package static let assetMissingScale = RuleDescriptor(
    id: "asset-missing-scale", severity: .warning, summary: "A bitmap has no file for a scale that its devices need.",
    why: "A 2x file on a 3x screen is enlarged and blurred; every iPhone with a Dynamic Island has a 3x screen.",
    source: "Apple, HIG Images: resolution", remedy: "Add the 3x file for iPhone (2x for iPad), or one vector file.")
  /// Counts the file's bytes and the decoded pixels, four bytes each.
  package static let assetBytes = RuleDescriptor(
    id: "asset-bytes", severity: .warning, summary: "An image file is large.",
    why:
      "The system terminates a widget extension that uses more than about 30 MB. A few large images are enough; the activity then stays blank.",
    source: "developer reports on the memory limit of widget extensions; the threshold of 1 MiB a file is our choice",
    remedy: "Export the asset at its displayed size, or compress it.")
  /// Reports what `CatalogueReader` and the image header readers reject.
  package static let malformedAsset = RuleDescriptor(
    id: DrawingRule.malformedAsset.rawValue, severity: DrawingRule.malformedAsset.severity,
    summary: "A catalogue or an image file cannot be read.",
    why: "The asset is missing on the phone, and the view that shows it stays empty.",
    source: "Apple, Asset Catalog Format Reference", remedy: "Open the catalogue in Xcode and save it again, or export the file again.")

  /// Bytes of one file.
  static let fileLimit = 1024 * 1024
}
