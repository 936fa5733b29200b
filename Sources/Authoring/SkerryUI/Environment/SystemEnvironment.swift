import Foundation
import SkerryDiagnostics
internal import SkerryFormats
import SkerryGeometry
import SkerryGraph
import SkerryLocalization

/// The environment values that the engine itself reads, with their defaults on an iPhone.
package struct SystemEnvironment {
  // Surface
  package var colorScheme = ColorScheme.light
  package var colorSchemeContrast = ColorSchemeContrast.standard
  /// The iOS release that is drawn.
  package var version = SystemVersion.standard
  /// The system colours of the environment's release, light or dark, with or without increased contrast.
  package var palette: SystemPalette {
    get { SystemPalette(version) }
    set { version = newValue.version }
  }
  /// Device pixels per point.
  package var displayScale: CGFloat = 3
  package var layoutDirection = LayoutDirection.leftToRight
  /// The language and region of text, dates and numbers.
  package var locale = Locale(identifier: "en_US") {
    didSet { language = LanguageTag.of(locale.identifier) }
  }
  /// The locale's tag, for shaping: every text view asks for it.
  package private(set) var language = "en-US"
  /// The highest script of the user's languages, which decides how high lines are (Figures §9.83); a view's own locale does not.
  package var userScript = ScriptHeight.usual
  /// The script that `typesettingLanguage(_:)` asks for; `nil` for the user's.
  var typesettingScript: ScriptHeight?
  /// The script that lines of text are high enough for.
  package var lineScript: ScriptHeight { version < .iOS17 ? .usual : typesettingScript ?? userScript }
  /// Pseudo-localization, for tests of the layout.
  package var pseudoLocale: PseudoLocale?
  /// Gregorian in GMT, whatever the machine's is.
  package var calendar = gregorian
  /// GMT, whatever the machine's is.
  package var timeZone = gmt
  /// The text size that the user has chosen.
  package var dynamicTypeSize = DynamicTypeSize.large
  /// Whether the views are archived, as those of an activity or a widget: running timers take the proposed width there, and on iOS 26 a text
  /// style's font in another design loses its own weight.
  package var isArchived = false
  package var textStyleSizes = TextStyleSizes.standard
  /// Whether the dimmed look of the always-on display is drawn.
  package var isLuminanceReduced = false
  package var redactionReasons: RedactionReasons = []
  /// Whether controls react; `disabled(_:)` sets it.
  package var isEnabled = true
  package var controlSize = ControlSize.regular

  /// The size of the presentation around the views, in points; `nil` if there is none.
  package var containerSize: CGSize?
  /// The device's screen; that of the default device before a renderer has set it.
  package var screen = SystemScreen()
  /// Whether the views are shown on a watch, where some controls have other sizes.
  package var isWatch = false
  /// The customer's images and colours; `nil` before a renderer has set them.
  package var assets: (any AssetLoading)?
  /// Measures text outside of layout; `nil` before a renderer has set it.
  package var text: (any TextMeasuring)?
  /// Receives what a picture cannot show; `nil` before a renderer has set it.
  package var log: DiagnosticLog?

  // Text
  /// `nil` is the presentation's body.
  package var font: Font?
  /// Replaces the font's weight; `nil` keeps it.
  package var fontWeight: Font.Weight?
  /// Replaces the font's design; `nil` keeps it.
  package var fontDesign: Font.Design?
  /// Replaces the font's width; `nil` keeps it.
  package var fontWidth: Font.Width?
  /// Whether `bold(_:)` was applied, on top of the font.
  package var isBold = false
  /// Whether `italic(_:)` was applied, on top of the font.
  package var isItalic = false
  /// Whether all digits have one advance, by `monospacedDigit()`.
  package var hasMonospacedDigits = false
  /// Whether the design is the monospaced one, by `monospaced(_:)`.
  package var isMonospaced = false
  /// `nil` keeps the letters as written.
  package var textCase: Text.Case?
  /// Points added after each pair of glyphs; keeps ligatures.
  package var kerning: CGFloat = 0
  /// Points added after each character; disables ligatures.
  package var tracking: CGFloat = 0
  /// Points; positive values raise the text.
  package var baselineOffset: CGFloat = 0
  /// `nil` for none.
  package var underline: TextRun.Decoration?
  /// `nil` for none.
  package var strikethrough: TextRun.Decoration?
  /// The maximum number of lines of a text view; `nil` means no limit.
  package var lineLimit: Int?
  /// The number of lines whose height is reserved even for a shorter string; 0 for none.
  package var reservedLines = 0
  /// The alignment of lines that a view has set; `nil` if none has.
  package var chosenTextAlignment: TextAlignment?
  /// Where the lines of a text stand; leading unless a view has set it.
  package var multilineTextAlignment: TextAlignment {
    get { chosenTextAlignment ?? .leading }
    set { chosenTextAlignment = newValue }
  }
  /// Where text that does not fit is cut.
  package var truncationMode = Text.TruncationMode.tail
  /// The smallest factor that text may be scaled by to fit, 0…1.
  package var minimumScaleFactor: CGFloat = 1
  /// Whether characters may move closer so that a text fits.
  package var allowsTightening = false
  /// Points added between lines.
  package var lineSpacing: CGFloat = 0
  /// Set by `lineHeight(_:)`; `nil` means the fonts' own.
  package var lineHeight: ResolvedText.LineHeight?

  // Style
  /// The levels of the foreground hierarchy that were set; the first is primary. Empty means the system's label colours.
  package var foregroundStyles: [any ShapeStyle] = []
  /// `nil` is the accent colour: the app's, otherwise the system's blue.
  package var tint: (any ShapeStyle)?
  /// `nil` is the system's background.
  package var backgroundStyle: (any ShapeStyle)?
  /// The size of symbols beside text.
  package var imageScale = Image.Scale.medium
  /// `nil` takes each symbol's preferred one.
  package var symbolRenderingMode: SymbolRenderingMode?
  package var symbolVariants = SymbolVariants.none
  /// Whether controls are drawn without their labels, by `labelsHidden()`.
  package var labelsHidden = false
  /// Points between a label's icon and its title; `nil` for the system's, by `labelIconToTitleSpacing`.
  var labelSpacing: CGFloat?
  /// Points that a label's icon has at least, by `labelReservedIconWidth`; `nil` for its own width.
  var labelIconWidth: CGFloat?
  /// What a picker in an app's view shows, by `pickerStyle(_:)`.
  var pickerLook = PickerLook.menu
  /// Whether text fields are drawn with a border, by `textFieldStyle(_:)`.
  var hasFieldBorder = false
  /// The app's own style of text fields, by `textFieldStyle(_:)`; `nil` with one of the system's.
  var fieldStyle: (any TextFieldStyle)?
  /// Whether a view is in a list or a form, where a picker has its label beside it.
  var isInRows = false
  /// The look of the list in whose rows a view is; `nil` outside of rows and where lists are not drawn as in apps.
  var listLook: ListLook?
  /// By `listStyle(_:)`.
  var listKind = ListKind.insetGrouped
  /// Whether scrolled content has no background, by `scrollContentBackground(_:)`.
  package var scrollBackgroundHidden = false
  // Styles of controls: a style in use is taken off while its own views are drawn.
  /// The styles that are set for progress views.
  package var progressViewStyles = StyleStack<any ProgressViewStyle>(DefaultProgressViewStyle())
  var buttonStyles = StyleStack(ButtonLook.primitive(DefaultButtonStyle()))
  /// The styles that are set for labels.
  package var labelStyles = StyleStack<any LabelStyle>(DefaultLabelStyle())
  /// The styles that are set for group boxes.
  package var groupBoxStyles = StyleStack<any GroupBoxStyle>(DefaultGroupBoxStyle())
  /// The styles that are set for labelled content.
  package var labeledContentStyles = StyleStack<any LabeledContentStyle>(AutomaticLabeledContentStyle())
  /// The styles that are set for disclosure groups.
  package var disclosureGroupStyles = StyleStack<any DisclosureGroupStyle>(AutomaticDisclosureGroupStyle())
  /// The styles that are set for gauges.
  package var gaugeStyles = StyleStack<any GaugeStyle>(DefaultGaugeStyle())
  /// The styles that are set for toggles.
  package var toggleStyles = StyleStack<any ToggleStyle>(DefaultToggleStyle())

  package init() {}

  private static let gmt = TimeZone(secondsFromGMT: 0) ?? .gmt
  /// In a zone of its own: that of the process may be another when the defaults are first read.
  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = gmt
    return calendar
  }()
}

extension EnvironmentValues {
  var pseudoLocale: PseudoLocale? { system.pseudoLocale }
  public var colorScheme: ColorScheme {
    get { system.colorScheme }
    set { system.colorScheme = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { system.colorSchemeContrast }
    set { system.colorSchemeContrast = newValue }
  }
  public var displayScale: CGFloat {
    get { system.displayScale }
    set { system.displayScale = newValue }
  }
  /// The length of one device pixel, in points.
  public var pixelLength: CGFloat { 1 / system.displayScale }
  public var layoutDirection: LayoutDirection {
    get { system.layoutDirection }
    set { system.layoutDirection = newValue }
  }
  public var locale: Locale {
    get { system.locale }
    set { system.locale = newValue }
  }
  public var calendar: Calendar {
    get { system.calendar }
    set { system.calendar = newValue }
  }
  public var timeZone: TimeZone {
    get { system.timeZone }
    set { system.timeZone = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { system.dynamicTypeSize }
    set { system.dynamicTypeSize = newValue }
  }
  public var isLuminanceReduced: Bool {
    get { system.isLuminanceReduced }
    set { system.isLuminanceReduced = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { system.redactionReasons }
    set { system.redactionReasons = newValue }
  }
  public var isEnabled: Bool {
    get { system.isEnabled }
    set { system.isEnabled = newValue }
  }
  public var controlSize: ControlSize {
    get { system.controlSize }
    set { system.controlSize = newValue }
  }
  public var font: Font? {
    get { system.font }
    set { system.font = newValue }
  }
  public var textCase: Text.Case? {
    get { system.textCase }
    set { system.textCase = newValue }
  }
  public var lineLimit: Int? {
    get { system.lineLimit }
    set { system.lineLimit = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { system.multilineTextAlignment }
    set { system.multilineTextAlignment = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { system.truncationMode }
    set { system.truncationMode = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { system.minimumScaleFactor }
    set { system.minimumScaleFactor = newValue }
  }
  public var allowsTightening: Bool {
    get { system.allowsTightening }
    set { system.allowsTightening = newValue }
  }
  public var lineSpacing: CGFloat {
    get { system.lineSpacing }
    set { system.lineSpacing = newValue }
  }
  public var imageScale: Image.Scale {
    get { system.imageScale }
    set { system.imageScale = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { system.symbolRenderingMode }
    set { system.symbolRenderingMode = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { system.symbolVariants }
    set { system.symbolVariants = newValue }
  }
}

extension View {
  /// Sets the release whose colours and controls the view has.
  package nonisolated func systemVersion(_ version: SystemVersion) -> some View { settingEnvironment { $0.system.version = version } }
}
