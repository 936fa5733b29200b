import Foundation
import SkerryDrawing
import SkerryLocalization
import SkerryUI

/// A label over three views that are cut to circles or rounded squares, for a rectangular widget of a watch.
///
/// Approximated: neither its sizes nor its distances are published; the three views fill the width.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.accessoryWidgetGroupStyle) private var style

  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label(), content()) }

  public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      label.font(.headline).lineLimit(1)
      HStack(spacing: 4) {
        Group(subviews: content) { views in
          ForEach(0..<min(views.count, 3), id: \.self) { index in
            ZStack {
              AccessoryWidgetBackground()
              views[index]
            }
            .aspectRatio(1, contentMode: .fit).clipShape(AccessoryMask(style: style)).frame(maxWidth: .infinity)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: { Text(key) }, content: content) }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(resource) }, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: { Text(title) }, content: content) }
}
extension AccessoryWidgetGroup where Label == SkerryUI.Label<Text, Image> {
  public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: { SkerryUI.Label(key, systemImage: systemImage) }, content: content)
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: { SkerryUI.Label(resource, systemImage: systemImage) }, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: { SkerryUI.Label(title, systemImage: systemImage) }, content: content)
  }
  public init(_ key: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(label: { SkerryUI.Label(key, image: image) }, content: content)
  }
}

/// The outline of the views in a group.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  fileprivate let isSquare: Bool
  public static let automatic = AccessoryWidgetGroupStyle(isSquare: false)
  public static let circular = AccessoryWidgetGroupStyle(isSquare: false)
  public static let roundedSquare = AccessoryWidgetGroupStyle(isSquare: true)
}
private struct AccessoryMask: Shape {
  let style: AccessoryWidgetGroupStyle
  func path(in rect: CGRect) -> Path {
    style.isSquare ? RoundedRectangle(cornerRadius: rect.height * 0.22, style: .continuous).path(in: rect) : Circle().path(in: rect)
  }
}
private struct AccessoryWidgetGroupStyleKey: EnvironmentKey {
  static let defaultValue = AccessoryWidgetGroupStyle.automatic
}
extension EnvironmentValues {
  fileprivate var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[AccessoryWidgetGroupStyleKey.self] }
    set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
    environment(\.accessoryWidgetGroupStyle, style)
  }
}
