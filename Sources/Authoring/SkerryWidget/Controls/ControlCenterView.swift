import Foundation
import SkerryGeometry
import SkerryUI

/// A control as Control Center shows it, in its three sizes. Lengths and looks: Figures §1.5.
package struct ControlCenterView: View {
  private let face: ControlFace
  package init(_ face: ControlFace) { self.face = face }

  private static let unit: CGFloat = 70
  private static let gap: CGFloat = 16
  private static let wide = 2 * unit + gap
  private static let plate = Color(white: 1, opacity: 0.16)

  package var body: some View {
    HStack(alignment: .top, spacing: Self.gap) {
      plain(size: 28).frame(width: Self.unit, height: Self.unit).background(isOn ? Color.white : Self.plate, in: Circle())
      HStack(spacing: 10) {
        disc(side: 46)
        labels
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 12)
      .frame(width: Self.wide, height: Self.unit).background(Self.plate, in: Capsule())
      VStack(alignment: .leading, spacing: 0) {
        disc(side: 52)
        Spacer(minLength: 0)
        labels
      }
      .padding(18)
      .frame(width: Self.wide, height: Self.wide, alignment: .leading)
      .background(Self.plate, in: RoundedRectangle(cornerRadius: Self.unit / 2, style: .continuous))
    }
    .opacity(face.isDisabled ? 0.4 : 1)
    .foregroundStyle(.white)
    .padding(24)
    .background(Color(red: 0.17, green: 0.19, blue: 0.24))
    .environment(\.colorScheme, .dark)
  }

  private var isOn: Bool { face.isOn == true }
  private var tint: Color { face.tint ?? .blue }

  /// The symbol alone: in the tint if the control is on, which has a white background.
  private func plain(size: CGFloat) -> some View {
    icon.font(.system(size: size)).foregroundStyle(isOn ? AnyShapeStyle(tint) : AnyShapeStyle(.white))
  }
  /// The symbol on a disc, beside the control's labels.
  private func disc(side: CGFloat) -> some View {
    icon.font(.system(size: side * 0.46)).foregroundStyle(.white)
      .frame(width: side, height: side).background(isOn ? tint : Color(white: 1, opacity: 0.12), in: Circle())
  }
  private var icon: AnyView { face.icon ?? AnyView(Image(systemName: "app.dashed")) }

  private var labels: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let title = face.title { title.font(.system(size: 15, weight: .semibold)) }
      if let status = face.status { status.font(.system(size: 15)).foregroundStyle(.secondary) }
    }
    .lineLimit(1).minimumScaleFactor(0.8)
  }
}
