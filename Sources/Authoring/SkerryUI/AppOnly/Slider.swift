import Foundation
import SkerryDiagnostics
import SkerryGeometry

/// A slider in apps.
///
/// Approximated: it is drawn as in apps before iOS 26, with a diagnostic.
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
      name: "Slider", site: site,
      content: HStack {
        if let ends { ends.minimum }
        SliderBar(fraction: fraction)
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
}

/// The track and the thumb: 31 high, the track 4 high and 1 point from each end, the thumb 27 wide and its middle 14 from the ends (Figures §9.41).
private struct SliderBar: View {
  let fraction: Double
  private let end: CGFloat = 14
  private let thumb: CGFloat = 27

  var body: some View {
    GeometryReader { proxy in
      let middle = end + (proxy.size.width - 2 * end) * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color(uiColor: .systemFill)).frame(height: 4).padding(.horizontal, 1)
        Capsule().fill(.tint).frame(width: max(middle - 1, 0), height: 4).padding(.leading, 1)
        Circle().fill(.white).frame(width: thumb, height: thumb).shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .offset(x: middle - thumb / 2)
      }
      .frame(height: 31)
    }
    .frame(height: 31)
  }
}
