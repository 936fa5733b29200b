/// The types of SwiftUI, UIKit and WidgetKit that files may name, as far as Skerry has them; a test compares the list with `Sources/API.md`.
///
/// A file that declares one of these names elsewhere in a repository, `Rectangle` in an animation library or a `ProgressView` of UIKit's, is not the
/// type that a widget means.
enum SystemTypes {
  static let names = Set(
    """
    AXCustomContent AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityCustomContentKey
    AccessibilityFocusState AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityTextContentType AccessibilityTraits
    AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle
    AccessoryWidgetBackground AccessoryWidgetGroup AccessoryWidgetGroupStyle ActionSheet ActivityConfiguration ActivityFamily ActivityPreviewViewKind
    ActivityViewContext AddedVisualEffect Alert Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier AnimatablePair
    Animation AnimationCompletionCriteria AnimationContext AnimationTimelineSchedule AnyCoordinateSpaceName AnyGradient AnyLayout AnyShape
    AnyShapeStyle AnyTransition AnyView App AppIntentConfiguration AppIntentControlConfiguration AppIntentControlValueProvider AppIntentRecommendation
    AppIntentTimelineProvider AppStorage AppearSymbolEffect AsymmetricTransition AsyncImage AsyncImagePhase AutomaticControlGroupStyle
    AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
    AutomaticSymbolEffect AutomaticTextEditorStyle Axis BackgroundProminence BackgroundStyle BackgroundTask BadgeProminence
    BalancedNavigationSplitViewStyle Bindable Binding BlendMode BlendedShapeStyle BlurReplaceTransition BorderedButtonStyle
    BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle BounceSymbolEffect BreatheSymbolEffect Button ButtonBorderShape
    ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle CATransform3D CFArray
    CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent CGColorSpace CGContext CGDataProvider CGFont CGGradient
    CGGradientDrawingOptions CGImage CGImageAlphaInfo CGInterpolationQuality CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode
    CGPathFillRule CGVector CIImage CTFont CTFontDescriptor CTFontManagerScope Canvas Capsule Circle CircularProgressViewStyle Color ColorPicker
    ColorRenderingMode ColorResource ColorScheme ColorSchemeContrast ColumnsFormStyle Commands CompactDatePickerStyle ConcentricRectangle
    ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues ContentMarginPlacement ContentMode ContentShapeKinds
    ContentSizeCategory ContentTransition ContentUnavailableView ControlCenter ControlGroup ControlGroupStyle ControlInfo ControlSize
    ControlValueProvider ControlWidget ControlWidgetButton ControlWidgetConfiguration ControlWidgetConfigurationBuilder ControlWidgetTemplate
    ControlWidgetTemplateBuilder ControlWidgetToggle CoordinateSpace CoordinateSpaceProtocol CubicKeyframe CustomAnimation DatePicker
    DatePickerComponents DatePickerStyle DefaultButtonStyle DefaultDatePickerStyle DefaultDateProgressLabel DefaultGaugeStyle DefaultGlassEffectShape
    DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle
    DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DisabledTextSelectability DisappearSymbolEffect DisclosureGroup DisclosureGroupStyle
    DisclosureGroupStyleConfiguration DismissAction Divider DragGesture DrawOffSymbolEffect DrawOnSymbolEffect DropDelegate DropInfo DropOperation
    DropProposal DynamicIsland DynamicIslandExpandedContent DynamicIslandExpandedContentBuilder DynamicIslandExpandedRegion
    DynamicIslandExpandedRegionPosition DynamicIslandExpandedRegionVerticalPlacement DynamicIslandMode DynamicIslandPreviewViewState DynamicProperty
    DynamicTypeSize DynamicViewContent Edge EdgeInsets EditButton EditMode Ellipse EllipticalGradient EmptyAnimatableData EmptyModifier EmptyScene
    EmptyToolbar EmptyView EmptyVisualEffect EmptyWidgetConfiguration EnabledTextSelectability Environment EnvironmentKey EnvironmentObject
    EnvironmentValues EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule ExplicitTimelineSchedule FillShapeStyle FillStyle
    FocusState FocusedBinding FocusedValue FocusedValueKey FocusedValues Font ForEach ForEachSubview ForegroundStyle Form FormStyle Gauge GaugeStyle
    GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState Glass GlassButtonStyle GlassEffectContainer
    GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout
    GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupedFormStyle GroupedListStyle HStack HStackLayout HandGestureShortcut
    HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverEffect HoverPhase IconOnlyLabelStyle IdentityTransition IdleGesture Image
    ImageResource IndexViewStyle InlinePickerStyle InsetGroupedListStyle InsetListStyle InsettableShape IntentConfiguration IntentRecommendation
    IntentTimelineProvider InterfaceOrientation KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeSteps KeyframeTrack
    KeyframeTrackContent KeyframeTrackContentBuilder KeyframeTracks Keyframes KeyframesBuilder Label LabelStyle LabelStyleConfiguration LabeledContent
    LabeledContentStyle LabeledContentStyleConfiguration Layout LayoutDirection LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews
    LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LeftOutColor LeftOutView LegibilityWeight LevelOfDetail LevelShapeStyle
    LinearCapacityGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle Link LinkShapeStyle List ListSectionSpacing ListStyle
    LocalCoordinateSpace LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture MatchedGeometryProperties Material
    MaterialActiveAppearance Menu MenuOrder MenuPickerStyle MenuStyle MeshGradient ModifiedContent MoveKeyframe MoveTransition NSDataAsset
    NSDirectionalEdgeInsets NSDirectionalRectEdge NSLineBreakMode NSMutableParagraphStyle NSParagraphStyle NSStringDrawingContext
    NSStringDrawingOptions NSTextAlignment NSUnderlineStyle NamedCoordinateSpace Namespace NavigationBarItem NavigationLink NavigationLinkPickerStyle
    NavigationPath NavigationSplitView NavigationSplitViewStyle NavigationStack NavigationTransition NavigationView NavigationViewStyle ObservedObject
    OffsetTransition OpacityShapeStyle OpacityTransition OpenURLAction OpenWindowAction OutlineGroup PageIndexViewStyle PageTabViewStyle
    PagingScrollTargetBehavior PasteButton Path PeriodicTimelineSchedule PhaseAnimator Picker PickerStyle PinnedScrollableViews PlaceholderContentView
    PlaceholderTextShapeStyle PlainButtonStyle PlainContainer PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PopoverAttachmentAnchor
    PreferenceKey PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent PresentationMode
    PresentationSizing PreviewActivityBuilder PreviewContext PreviewContextKey PreviewDevice PreviewLayout PreviewPlatform PreviewProvider
    PreviewRegistry PreviewTimelineBuilder PreviewTrait PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
    ProgressViewStyleConfiguration ProjectionTransform Prominence ProminentDetailNavigationSplitViewStyle ProposedViewSize PulseSymbolEffect
    PushTransition RadialGradient Rectangle RectangleCornerRadii RedactionReasons RefreshAction RelevanceConfiguration RelevanceEntriesProvider
    RelevanceEntriesProviderContext RelevanceEntry RelevantContext RenameButton ReplaceSymbolEffect RequestReviewAction RotateGesture
    RotateSymbolEffect RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle SafeAreaRegions ScaleSymbolEffect
    ScaleTransition ScaledMetric Scene SceneBuilder ScenePhase SceneStorage ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode
    ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollPhase ScrollPosition ScrollTargetBehavior ScrollTransitionConfiguration
    ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchUnavailableContent Section SecureField
    SegmentedPickerStyle SensoryFeedback SeparatorShapeStyle Settings ShadowStyle ShadowedShapeStyle Shape ShapeRole ShapeStyle ShapeView ShareLink
    SharePreview SidebarAdaptableTabViewStyle SidebarListStyle SidebarRowSize SlideTransition Slider Spacer SpacerSizing SpatialTapGesture Spring
    SpringKeyframe StackNavigationViewStyle State StateObject StaticConfiguration StaticControlConfiguration Stepper StrokeStyle SubmitLabel
    SubmitTriggers SubscriptionView Subview SubviewsCollection SubviewsReader SwitchToggleStyle SymbolColorRenderingMode SymbolEffect
    SymbolEffectOptions SymbolRenderingMode SymbolVariableValueMode SymbolVariants SystemFormatStyle SystemPalette SystemPresentationSizing
    SystemTransition SystemVersion Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabRole TabSection TabView TabViewStyle TapGesture Text
    TextAlignment TextAttribute TextEditor TextEditorStyle TextField TextFieldStyle TextInputAutocapitalization TextProxy TextRenderer
    TextSelectability TimeDataSource Timeline TimelineEntry TimelineEntryRelevance TimelineProvider TimelineProviderContext TimelineReloadPolicy
    TimelineSchedule TimelineScheduleMode TimelineView TimelineViewDefaultContext TintShapeStyle TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle
    ToggleStyle ToggleStyleConfiguration ToolbarContent ToolbarContentBuilder ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement
    ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode Transaction Transition TransitionPhase TupleView UIAccessibility
    UIAccessibilityContrast UIApplication UIApplicationDelegate UIApplicationDelegateAdaptor UIBackgroundFetchResult UIBackgroundTaskIdentifier
    UIBarAppearance UIBezierPath UIColor UIContentSizeCategory UIControl UIDevice UIDeviceOrientation UIEdgeInsets UIFont UIFontDescriptor
    UIFontMetrics UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIHostingController UIImage UIImageView
    UIImpactFeedbackGenerator UIKeyboardType UILabel UILegibilityWeight UINavigationBar UINavigationBarAppearance UINotificationFeedbackGenerator
    UIOffset UIOpenURLContext UIPasteboard UIRectCorner UIResponder UIScene UISceneConfiguration UISceneDelegate UISceneSession UIScreen
    UISegmentedControl UISelectionFeedbackGenerator UITabBar UITabBarAppearance UITableView UITextAutocapitalizationType UITextContentType UITextView
    UITraitCollection UIUserInterfaceIdiom UIUserInterfaceLevel UIUserInterfaceStyle UIView UIViewController UIViewControllerRepresentable
    UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext UIWindow UIWindowScene UIWindowSceneDelegate
    UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass VStack VStackLayout VariableColorSymbolEffect VectorArithmetic VerticalAlignment
    VerticalEdge View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier ViewThatFits Visibility VisualEffect
    WheelDatePickerStyle WheelPickerStyle Widget WidgetAccentedRenderingMode WidgetBundle WidgetBundleBuilder WidgetCenter WidgetConfiguration
    WidgetFamily WidgetInfo WidgetLocation WidgetMountingStyle WidgetPreviewContext WidgetPushHandler WidgetPushInfo WidgetRelevance
    WidgetRelevanceAttribute WidgetRelevances WidgetRenderingMode WidgetTexture WiggleSymbolEffect Window WindowBackgroundShapeStyle WindowGroup
    WritingToolsBehavior ZStack ZStackLayout ZoomNavigationTransition
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// The types of Foundation and of the standard library that apps and their modules use, or take the names of.
  static let foundation = Set(
    """
    Actor AffineTransform AnyHashable AnySequence Array ArraySlice AsyncSequence AsyncStream AttributeContainer AttributedString Bool Bundle
    ByteCountFormatter Calendar Character CharacterSet Clock ClosedRange Codable CodingKey Collection Comparable ContinuousClock Data Date
    DateComponents DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal Decodable Decoder DecodingError
    Dictionary Dimension Double Duration Encodable Encoder EncodingError Equatable Error FileHandle FileManager Float Formatter HTTPCookie
    HTTPURLResponse Hashable Hasher Host ISO8601DateFormatter Identifiable IndexPath IndexSet InputStream Int Int16 Int32 Int64 Int8
    JSONDecoder JSONEncoder JSONSerialization KeyPath ListFormatter Locale LocalizedError LocalizedStringResource MainActor Measurement
    MeasurementFormatter Mirror Morphology NSArray NSAttributedString NSCache NSCoder NSData NSDate NSDictionary NSError NSExpression
    NSLocale NSMutableArray NSMutableAttributedString NSMutableData NSMutableDictionary NSMutableSet NSMutableString NSNull NSNumber
    NSObject NSPredicate NSRange NSRegularExpression NSSet NSString NSValue Never Notification NotificationCenter NumberFormatter Operation
    OperationQueue OptionSet Optional OutputStream PersonNameComponents PersonNameComponentsFormatter Pipe Port Predicate Process
    ProcessInfo Progress PropertyListDecoder PropertyListEncoder PropertyListSerialization Range RawRepresentable Regex
    RelativeDateTimeFormatter Result RunLoop Scanner Sendable Sequence Set SortDescriptor SortOrder Stream String StringProtocol Substring
    Task TaskGroup Thread TimeInterval TimeZone Timer UInt UInt16 UInt32 UInt64 UInt8 URL URLCache URLComponents URLError URLQueryItem
    URLRequest URLResponse URLSession URLSessionConfiguration UUID Unit UnitAngle UnitArea UnitDuration UnitEnergy UnitLength UnitMass
    UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults Void WritableKeyPath XMLParser XMLParserDelegate
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// All of them.
  static let all = names.union(foundation)
}
