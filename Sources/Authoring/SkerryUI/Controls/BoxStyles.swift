import Foundation
import SkerryGraph

/// A titled box around content.
///
/// Approximated: padding of 16 points on a fill with corners of 8 points (our reading of pictures; nothing is published).
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.content, self.label) = (content(), label()) }
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.content, self.label) = (content(), label) }
  public var body: some View {
    StyledGroupBox(configuration: GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content)))
  }
}
extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
extension GroupBox where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(key) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) { (content, label) = (configuration.content, configuration.label) }
}

/// The style of titled boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// The parts of a titled box that its style arranges.
public struct GroupBoxStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
  public typealias Label = AnyView
  public typealias Content = AnyView
}
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 8))
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() } }

struct StyledGroupBox {
  let configuration: GroupBoxStyleConfiguration
}
extension StyledGroupBox: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    context.outside(\.groupBoxStyles).applying(context.environment.system.groupBoxStyles.nearest) {
      $0.makeBody(configuration: configuration)
    }
  }
}

/// The style of values with labels.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// The parts of a value with a label that its style arranges.
public struct LabeledContentStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
  public typealias Label = AnyView
  public typealias Content = AnyView
}
/// The label at the leading edge, the value at the trailing one (Figures §9.24); in a row of a list the value is below the label at accessibility
/// sizes (§9.77), and where they have no room beside one another (§9.107).
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}
private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.self) private var environment
  var body: some View {
    if let look = environment.system.listLook {
      if environment.dynamicTypeSize.isAccessibilitySize {
        column(look)
      } else {
        ViewThatFits(in: .horizontal) {
          row
          column(look)
        }
      }
    } else {
      row
    }
  }

  private func column(_ look: ListLook) -> some View {
    VStack(alignment: .leading, spacing: look.isRound ? 4 : nil) {
      configuration.label
      configuration.content.foregroundStyle(.secondary)
    }
  }
  private var row: some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

struct StyledLabeledContent {
  let configuration: LabeledContentStyleConfiguration
}
extension StyledLabeledContent: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    context.outside(\.labeledContentStyles).applying(context.environment.system.labeledContentStyles.nearest) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension View {
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    settingEnvironment { $0.system.groupBoxStyles.push(style) }
  }
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    settingEnvironment { $0.system.labeledContentStyles.push(style) }
  }
}
