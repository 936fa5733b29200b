import Foundation
import SkerryDiagnostics
import SkerryGraph

/// Content below a label that expands it, in apps.
///
/// Approximated: without a style of the app's own its label is drawn, and its content while it is expanded, with a diagnostic.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let site: SourceSite?
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line
  ) { (self.label, self.content, isExpanded, site) = (label(), content(), .constant(false), SourceSite(fileID, line)) }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line
  ) { (self.label, self.content, self.isExpanded, site) = (label(), content(), isExpanded, SourceSite(fileID, line)) }
  public var body: some View {
    StyledDisclosureGroup(
      configuration: DisclosureGroupStyleConfiguration(
        label: AnyView(label), content: AnyView(content), isExpanded: isExpanded, site: site))
  }
}
extension DisclosureGroup where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(content: content, label: { Text(key) }, fileID: fileID, line: line)
  }
  public init(
    _ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(key) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content, fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(content: content, label: { Text(title) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) }, fileID: fileID, line: line)
  }
}

/// The style of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// The parts of a disclosure group that its style arranges.
public struct DisclosureGroupStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
  @Binding public var isExpanded: Bool
  let site: SourceSite?
  public typealias Label = AnyView
  public typealias Content = AnyView

  init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>, site: SourceSite?) {
    (self.label, self.content, _isExpanded, self.site) = (label, content, isExpanded, site)
  }
}
/// Approximated: the label, and the content while it is expanded, with a diagnostic.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlainContainer(
      name: "DisclosureGroup", site: configuration.site, drawn: "its label is drawn, and its content if it is expanded",
      content: Group {
        configuration.label
        if configuration.isExpanded { configuration.content }
      })
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

struct StyledDisclosureGroup {
  let configuration: DisclosureGroupStyleConfiguration
}
extension StyledDisclosureGroup: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    context.outside(\.disclosureGroupStyles).applying(context.environment.system.disclosureGroupStyles.nearest) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension View {
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    settingEnvironment { $0.system.disclosureGroupStyles.push(style) }
  }
}

/// The rows of a tree, in apps: those with rows of their own below them are disclosure groups, which are closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Row
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) { (self.data, self.id, self.children, row) = (data, id, children, content) }
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }
  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(below, id: id, children: children, content: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}
