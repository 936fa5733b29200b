import SkerryLocalization
import SkerryUI

/// The content of a control: its symbol, its title and the text for its state.
@MainActor
package struct ControlFace {
  /// The symbol of the state or of the label; `nil` without one.
  package var icon: AnyView?
  /// The label without its symbol; `nil` without one.
  package var title: AnyView?
  /// The text for the state, below the title; `nil` without one.
  package var status: AnyView?
  /// Whether a toggle is on; `nil` for a button.
  package var isOn: Bool?
  /// The colour of a toggle that is on; `nil` for the system's.
  package var tint: Color?
  /// Whether the control is drawn faded.
  package var isDisabled = false

  /// A toggle's status comes with the symbol of its state, which replaces the label's own.
  init<Label: View, Status: View>(_ label: Label, status: Status, isOn: Bool?) {
    icon = Self.icon(of: status) ?? Self.icon(of: label)
    title = Self.title(of: label)
    self.status = Self.title(of: status)
    self.isOn = isOn
  }

  /// The face of a control; `nil` for a configuration of another kind.
  package init?(of configuration: any ControlWidgetConfiguration) {
    if let named = configuration as? any NamedControlMaking {
      guard var face = ControlFace(of: named.configuration) else { return nil }
      face.title = face.title ?? AnyView(Text(named.name))
      self = face
    } else if let template = (configuration as? any ControlMaking)?.template() as? any ControlFaceGiving {
      self = template.face
    } else {
      return nil
    }
  }

  private static func icon<V: View>(of view: V) -> AnyView? {
    V.self == EmptyView.self || V.self == Text.self ? nil : AnyView(view.labelStyle(.iconOnly))
  }
  private static func title<V: View>(of view: V) -> AnyView? {
    V.self == EmptyView.self || V.self == Image.self ? nil : AnyView(view.labelStyle(.titleOnly))
  }
}

/// A configuration that provides a control's template.
@MainActor
package protocol ControlMaking {
  var template: @MainActor () -> any ControlWidgetTemplate { get }
}

/// A template that describes its content.
@MainActor
package protocol ControlFaceGiving {
  var face: ControlFace { get }
}

/// A type-erased configuration with a name.
@MainActor
protocol NamedControlMaking {
  var configuration: any ControlWidgetConfiguration { get }
  var name: LocalizedStringResource { get }
}

struct NamedControl<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration, NamedControlMaking {
  let base: Base
  let name: LocalizedStringResource
  var configuration: any ControlWidgetConfiguration { base }
}

/// A template with another tint, or a disabled one.
struct ChangedControl<Base: ControlWidgetTemplate>: ControlWidgetTemplate, ControlFaceGiving {
  let base: Base
  let change: (inout ControlFace) -> Void
  package var face: ControlFace {
    var face = (base as? any ControlFaceGiving)?.face ?? ControlFace(EmptyView(), status: EmptyView(), isOn: nil)
    change(&face)
    return face
  }
}
