import Foundation
import SkerryGeometry

/// The content of a `#Preview`, found at run time through `PreviewRegistry`.
@MainActor
public struct Preview {
  /// The title that the customer gave; `nil` without one.
  package var name: String?
  /// The traits, in source order.
  package var traits: [PreviewTrait<Preview.ViewTraits>]
  package var content: Content

  /// The previewed content: a view, or something that another module can show.
  package enum Content {
    case view(() -> any View)
    case other(Any)
  }

  package init(name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [], content: Content) {
    self.name = name
    self.traits = traits
    self.content = content
  }

  /// The namespace of preview traits.
  public struct ViewTraits: Sendable {}

  /// A plain view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, traits: traits, content: .view(body))
  }
}

/// A setting of a preview.
public struct PreviewTrait<T>: Sendable {
  /// A trait of a preview, in the engine's form.
  package enum Setting: Sendable {
    case fixedLayout(width: CGFloat, height: CGFloat)
    case sizeThatFits
    case landscape
    case portrait
    case defaultLayout
    case systemVersion(SystemVersion)
  }
  /// The trait in the engine's form.
  package let setting: Setting
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self(setting: .defaultLayout) }
  public static var sizeThatFitsLayout: Self { Self(setting: .sizeThatFits) }
  /// Points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self(setting: .fixedLayout(width: width, height: height)) }
  /// The iOS release whose colours and controls the view has, whatever the command line says. Not Apple's: an addition
  /// of Skerry's.
  public static func systemVersion(_ version: SystemVersion) -> Self { Self(setting: .systemVersion(version)) }
  public static var portrait: Self { Self(setting: .portrait) }
  public static var portraitUpsideDown: Self { Self(setting: .portrait) }
  public static var landscapeLeft: Self { Self(setting: .landscape) }
  public static var landscapeRight: Self { Self(setting: .landscape) }
}

/// A type that `#Preview` expands to, so that previews are found without registration.
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  /// The source text of the call, for the names of its states.
  static var source: String { get }
  @MainActor static func makePreview() throws -> Preview
}
