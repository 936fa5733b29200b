import Foundation
import SkerryGraph

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
}

extension Label: View {
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { self.init(title: title(), icon: icon()) }
  public var body: some View {
    StyledLabel(configuration: LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ key: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(title: Text(key, fileID: fileID, line: line), icon: Image(systemName: name, fileID: fileID, line: line))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(title: Text(title, fileID: fileID, line: line), icon: Image(systemName: name, fileID: fileID, line: line))
  }
  public nonisolated init(_ key: LocalizedStringKey, image name: String, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(title: Text(key, fileID: fileID, line: line), icon: Image(name, fileID: fileID, line: line))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(title: Text(title, fileID: fileID, line: line), icon: Image(name, fileID: fileID, line: line))
  }
}

/// The style of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label that its style arranges.
public struct LabelStyleConfiguration {
  public let title: AnyView
  public let icon: AnyView
  public typealias Title = AnyView
  public typealias Icon = AnyView
}

struct StyledLabel {
  let configuration: LabelStyleConfiguration
}
extension StyledLabel: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    context.outside(\.labelStyles).applying(context.environment.system.labelStyles.nearest) { $0.makeBody(configuration: configuration) }
  }
}

extension ResolveContext {
  /// The nodes of a style's body in this environment.
  func applying<S>(_ style: S, _ make: (S) -> any View) -> [ViewNode] {
    DynamicProperties.inject(into: style, from: environment)
    return EnvironmentValues.withCurrent(environment) { nodes(of: make(style)) }
  }

  /// This context for the body of the nearest style, in which the next outer style applies.
  func outside<Style>(_ styles: WritableKeyPath<SystemEnvironment, StyleStack<Style>>) -> ResolveContext {
    var outer = self
    outer.environment.system[keyPath: styles].pop()
    return outer
  }
}

/// Icon, then title, 8 points apart at every text size (Figures §9.2) unless a view asks for another spacing.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}
struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.self) private var environment
  var body: some View {
    // In a row of a list in the middle of the title's lines (Figures §9.107).
    HStack(alignment: environment.system.listLook == nil ? .firstTextBaseline : .center, spacing: environment.system.labelSpacing ?? 8) {
      if let look = environment.system.listLook {
        // No higher than a line, and in the tint unless the label has a style of its own.
        let own = environment.system.foregroundStyles.first.map { AnyShapeStyle($0) }
        configuration.icon.imageScale(.large).foregroundStyle(own ?? AnyShapeStyle(.tint)).frame(maxHeight: look.lineHeight)
          .fixedSize(horizontal: false, vertical: true).frame(width: environment.system.labelIconWidth)
      } else if let width = environment.system.labelIconWidth {
        configuration.icon.frame(minWidth: width)
      } else {
        configuration.icon
      }
      configuration.title
    }
  }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  /// The title is not drawn; VoiceOver reads it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.spoken(as: configuration.title)
  }
}
extension View {
  /// The view with the accessibility of another one, which is not visible.
  @MainActor func spoken(as title: AnyView) -> some View {
    node { child, context in
      let words = context.nodes(of: title).map(\.spokenText).joined(separator: " ")
      return words.isEmpty ? child : .annotated(.accessibilityLabel(words), child)
    }
  }
}
extension ViewNode {
  /// The characters of its text views, in order.
  fileprivate var spokenText: String {
    switch self {
    case .leaf(.text(let text)): text.string
    case .leaf, .deferred: ""
    case .layout(_, let children): children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
    case .effect(_, let child), .annotated(_, let child): child.spokenText
    }
  }
}
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
}
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() } }

extension View {
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { settingEnvironment { $0.system.labelStyles.push(style) } }
  /// The distance of icon and title in points.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    settingEnvironment { $0.system.labelSpacing = spacing }
  }
  /// The width in points that an icon has at least; it is centred in it.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { settingEnvironment { $0.system.labelIconWidth = width } }
  public nonisolated func labelsHidden() -> some View { settingEnvironment { $0.system.labelsHidden = true } }
}
