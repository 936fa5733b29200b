import Foundation
import SkerryDiagnostics
import SkerryGeometry

/// A slider in apps.
///
/// Approximated: it is drawn as in apps, with a diagnostic.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let site: SourceSite?
  private let fraction: Double
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)?
  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ site: SourceSite?, ends: (minimum: ValueLabel, maximum: ValueLabel)? = nil
  ) {
    (self.site, self.ends) = (site, ends)
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = Double(value - bounds.lowerBound) / length
    fraction = length > 0 && part.isFinite ? min(max(part, 0), 1) : 0
  }
  public var body: some View {
    PlainContainer(
      name: "Slider", site: site, drawn: "it is drawn as in an app",
      content: HStack {
        if let ends { ends.minimum }
        RowControl { SliderBar(fraction: fraction) }
        if let ends { ends.maximum }
      })
  }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line
  )
  where V.Stride: BinaryFloatingPoint { self.init(value.wrappedValue, bounds, SourceSite(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(value.wrappedValue, bounds, SourceSite(fileID, line)) }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(value.wrappedValue, bounds, SourceSite(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(value.wrappedValue, bounds, SourceSite(fileID, line)) }
}
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, SourceSite(fileID, line), ends: (minimumValueLabel(), maximumValueLabel()))
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: Int = #line
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, SourceSite(fileID, line), ends: (minimumValueLabel(), maximumValueLabel()))
  }
}

/// The track and the thumb, 31 high (Figures §9.41, §9.49). Up to iOS 18 the track is 4 high and ends 1 point from each end, the thumb 27 wide, its
/// middle 14 from the ends at 0 and 1. From iOS 26 on the track is 6 high and as long as the slider, and the thumb, which is 37 × 24, runs along all
/// of it.
private struct SliderBar: View {
  let fraction: Double
  @Environment(\.self) private var environment

  var body: some View {
    let isWide = environment.system.palette == .iOS26
    let thumb = isWide ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27)
    let track: CGFloat = isWide ? 6 : 4
    let end: CGFloat = isWide ? 0 : 1
    GeometryReader { proxy in
      let way = isWide ? 18.5...max(proxy.size.width - 18.5, 18.5) : 14...max(proxy.size.width - 14, 14)
      let middle = way.lowerBound + (way.upperBound - way.lowerBound) * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(rest(isWide)).frame(height: track).padding(.horizontal, end)
        Capsule().fill(.tint).frame(width: max(middle - end, 0), height: track).padding(.leading, end)
        Capsule().fill(.white).frame(width: thumb.width, height: thumb.height)
          .shadow(color: .black.opacity(isWide ? 0.1 : 0.15), radius: 4, y: isWide ? 1 : 3)
          .offset(x: middle - thumb.width / 2, y: isWide ? 0.5 : 0)
      }
      .frame(height: 31)
    }
    .frame(height: 31)
    .opacity(environment.isEnabled ? 1 : 0.5)
  }

  private func rest(_ isWide: Bool) -> Color {
    guard isWide else { return Color(uiColor: .systemFill) }
    return (environment.colorScheme == .dark ? Color.white : .black).opacity(0.1)
  }
}
