import Foundation
import SkerryDiagnostics

/// A date picker in apps.
///
/// Approximated: its label and, in every style, the plates of the compact one are drawn, with a diagnostic.
public struct DatePicker<Label: View>: View {
  private let site: SourceSite?
  public typealias Components = DatePickerComponents
  private let label: Label
  private let date: Date
  private let components: Components
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line
  ) { (self.label, date, components, site) = (label(), selection.wrappedValue, displayedComponents, SourceSite(fileID, line)) }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line
  ) { (self.label, date, components, site) = (label(), selection.wrappedValue, displayedComponents, SourceSite(fileID, line)) }
  public var body: some View {
    PlainContainer(
      name: "DatePicker", site: site, drawn: "its label and its date are drawn",
      content: DatePlates(
        label: label, date: components.contains(.date) ? date : nil, time: components.contains(.hourAndMinute) ? date : nil))
  }
}
extension DatePicker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line
  ) { (label, date, components, site) = (Text(key), selection.wrappedValue, displayedComponents, SourceSite(fileID, line)) }
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(key, selection: selection, displayedComponents: displayedComponents, fileID: fileID, line: line) }
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(key, selection: selection, displayedComponents: displayedComponents, fileID: fileID, line: line) }
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(key, selection: selection, displayedComponents: displayedComponents, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], fileID: StaticString = #fileID,
    line: Int = #line
  ) { (label, date, components, site) = (Text(title), selection.wrappedValue, displayedComponents, SourceSite(fileID, line)) }
}
/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date picker's label, and its date and time on plates at the trailing edge: 7 above and below the text, 12 beside it, with circular corners of 8
/// (Figures §9.68). On iOS 26 a time's plate is 36 high with body, and a row of a list is higher by it (§9.104). At accessibility sizes the
/// plates of a row are below the label, and a time's is as a date's (§9.106).
private struct DatePlates<Label: View>: View {
  let label: Label
  let date: Date?
  let time: Date?
  @Environment(\.self) private var environment

  var body: some View {
    if let look = environment.system.listLook, isLarge, !environment.system.labelsHidden {
      VStack(alignment: .leading, spacing: look.isRound ? 4 : nil) {
        label
        HStack { plates }
      }
    } else {
      HStack {
        if !environment.system.labelsHidden {
          label
          Spacer()
        }
        plates
      }
    }
  }

  @ViewBuilder private var plates: some View {
    if let date { inRow(plate(Text(date, format: .dateTime.year().month().day()), padding: 7)) }
    if let time { inRow(plate(Text(time, style: .time), padding: isRound && !isLarge ? 7.83 : 7)) }
  }

  private var isLarge: Bool { environment.dynamicTypeSize.isAccessibilitySize }
  private var isRound: Bool { environment.system.palette == .iOS26 }

  @ViewBuilder private func inRow(_ plate: some View) -> some View {
    if isRound { plate } else { RowControl { plate } }
  }

  private func plate(_ text: Text, padding: CGFloat) -> some View {
    text.foregroundStyle(.primary).lineLimit(1).fixedSize().padding(.horizontal, 12).padding(.vertical, padding)
      .background(
        Color(uiColor: .tertiarySystemFill),
        in: isRound ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 8, style: .circular)))
  }
}
