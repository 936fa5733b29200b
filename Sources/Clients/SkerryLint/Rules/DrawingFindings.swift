import SkerryDiagnostics
import SkerryFindings

/// Findings that drawing itself reports: no rule looks for them, and they may be ignored like rules.
package enum DrawingFindings {
  /// Their descriptions.
  package static let all: [RuleDescriptor] = DrawingRule.allCases.compactMap { rule in
    description(of: rule).map { text in
      RuleDescriptor(
        id: rule.rawValue, severity: rule.severity, summary: text.summary, why: text.why, source: text.source, remedy: text.remedy)
    }
  }

  private struct Description {
    var summary: String
    var why: String
    var remedy: String
    var source: String

    init(_ summary: String, _ why: String, _ remedy: String, source: String = "drawing itself") {
      self.summary = summary
      self.why = why
      self.remedy = remedy
      self.source = source
    }
  }

  /// `nil` for what a rule of pictures or of catalogues describes, and for what is about the picture and not about the app.
  private static func description(of rule: DrawingRule) -> Description? {
    switch rule {
    case .chartValueWithoutPlace:
      Description(
        "Marks of a chart have values that its scale cannot place.", "The marks are missing in the chart.",
        "Correct the data or the scale's domain.")
    case .codeStops:
      Description(
        "The app's own code crashes while a picture is drawn.", "A widget extension that crashes shows nothing at all.",
        "Correct the code at the place that the finding names, or the state that makes it crash.",
        source: "the crash itself, with its place in the code")
    case .containerBackgroundMissing:
      Description(
        "A widget's view has no container background.", "Since iOS 17 the system shows a notice in place of such a widget.",
        "Add containerBackground(for: .widget) to the widget's view.", source: "Apple, Displaying the right widget background")
    case .duplicateID:
      Description(
        "Several elements of a ForEach have the same id.",
        "SwiftUI tells the elements apart by their ids: with one id for two, it may show one in place of the other, or animate the wrong one.",
        "Use an id that is different for each element, or loop over the indices.",
        source: "SwiftUI's log: the ID occurs multiple times within the collection, this will give undefined results")
    case .machineFonts:
      Description(
        "A vector image contains text in a font of the machine that draws it.", "Another machine, and the phone, draw it in another font.",
        "Convert the image's text to outlines.")
    case .malformedStrings:
      Description(
        "A table of strings or a string catalogue cannot be read.", "Its strings are left out, so that keys are shown in their place.",
        "Correct the file at the line that the finding names.")
    case .missingColor:
      Description(
        "The code names a colour that no asset catalogue of the target has.",
        "SwiftUI draws nothing in that colour. The picture has the app's colour of that name, if there is one, and its accent is blue.",
        "Correct the name, or add the colour to a catalogue of the extension's target.")
    case .missingFont:
      Description(
        "The code names a font that is neither in a bundle nor in the folder of --fonts.",
        "The phone draws the text in the system's font if the extension does not have the font either; here a substitute is drawn.",
        "Add the font to the extension's target, or name its folder with --fonts.")
    case .missingGlyph:
      Description(
        "No font has a character of a text.", "The picture shows an empty box; the phone may have a font for it.",
        "Put a font that has the character into the bundle or the folder of --fonts.")
    case .missingImage:
      Description(
        "The code names an image that no asset catalogue of the target has.",
        "SwiftUI draws nothing in its place. The picture has the app's image of that name, if there is one.",
        "Correct the name, or add the image to a catalogue of the extension's target.")
    case .orderDependent:
      Description(
        "A picture changes when it is drawn again, or in another order.",
        "It shows what the app's code keeps from picture to picture, so a golden depends on what was drawn before, and a phone shows what its "
          + "process has drawn so far.", "Compute the value from the state instead of a variable that views change.",
        source:
          "the picture, drawn once more after all others, and once in a process that draws the cases and their looks from the last to the first"
      )
    case .randomValues:
      Description(
        "The body of a view uses random values.", "A phone shows other values at every update; the pictures use a fixed sequence.",
        "Make the values part of the state if they should last.")
    case .stateDoesNotSettle:
      Description(
        "A view keeps changing its own state during layout.", "The phone may lay it out endlessly; the picture shows the last pass.",
        "Do not compute the written value from itself.")
    case .timelineForeign:
      Description(
        "A preview's entry is not of the type that the widget's provider makes.", "The widget cannot draw it, so the placeholder is drawn.",
        "Give the preview entries of the provider's own type.")
    case .timelineMissing:
      Description(
        "A widget's provider gives no timeline.", "The placeholder is drawn in its place.",
        "Call the provider's completion, at once or after a wait that ends.")
    case .timelineShortened:
      Description(
        "A widget's timeline has more entries than are drawn.", "Later entries have no picture.",
        "Nothing needs to be done; to see a later entry, give it a preview of its own.")
    case .unreadableFont:
      Description("A font file cannot be read.", "Its text is drawn in another face.", "Replace the file with a TrueType or OpenType file.")
    case .unreadableImage:
      Description(
        "An image cannot be read.", "Nothing is drawn in its place.",
        "Replace it with a PNG, JPEG, WebP, HEIC, PDF or SVG that other programs open.")
    case .valueOutOfRange:
      Description(
        "The value of a progress view or a gauge is outside its range.",
        "It is drawn full or empty, which is seldom what the value means: 42 for 42 per cent fills a bar from 0 to 1.",
        "Pass a value within the range, or the range with total: or in:.",
        source: "Apple, ProgressView.init(value:total:): the value is between 0 and the total")
    case .viewTooDeep:
      Description(
        "Views are nested too deeply.", "A view that contains itself never ends; nothing below the limit is drawn.", "End the recursion.")
    case .contentClipped, .emptyPresentation, .imageTooLarge, .malformedAsset, .unknownSymbol, .unsupportedInLiveActivity: nil
    case .leftOut, .notDrawn, .standInSymbol: nil
    }
  }
}
