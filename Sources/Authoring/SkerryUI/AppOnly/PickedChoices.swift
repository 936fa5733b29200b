import Foundation
import SkerryDiagnostics
import SkerryDrawing

/// What a picker shows in an app's view: its choices as segments, the selected one above a menu, or its label.
struct PickedChoices<Label: View, Content: View>: View {
  let site: SourceSite?
  let label: Label
  let content: Content
  let selected: AnyHashable
  @Environment(\.self) private var environment

  var body: some View {
    let look = environment.system.pickerLook
    let choices = look == .label ? [] : TaggedViews.choices(in: content)
    switch (look, choices.first { $0.tag == selected }) {
    case (.segments, _) where !choices.isEmpty:
      PlainContainer(
        name: "Picker", site: site, drawn: "it is drawn as in an app", content: SegmentedChoices(choices: choices, selected: selected))
    case (.menu, let choice?) where environment.system.listLook != nil:
      HStack {
        label
        Spacer()
        ChoiceOverMenu(choice: choice.view, isInRow: true)
      }
    case (.menu, let choice?) where !environment.system.isInRows:
      PlainContainer(
        name: "Picker", site: site, drawn: "it is drawn as in an app", content: ChoiceOverMenu(choice: choice.view, isInRow: false))
    default: PlainContainer(name: "Picker", site: site, drawn: "its label is drawn", content: label)
    }
  }
}

/// The selected choice and two chevrons in the tint, 34.33 high with body (Figures §9.64); in a row of a list in grey,
/// as high as the text (§9.77).
private struct ChoiceOverMenu: View {
  let choice: AnyView
  let isInRow: Bool

  var body: some View {
    HStack(spacing: isInRow ? 5 : 6.5) {
      choice.lineLimit(1)
      Chevrons().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)).frame(width: 8.67, height: 12.67)
    }
    .foregroundStyle(isInRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
    .padding(.leading, isInRow ? 0 : 12).padding(.trailing, isInRow ? 2 : 14).padding(.vertical, isInRow ? 0 : 7)
  }

  /// One up and one down; with a line of 1.5 they reach the edges of their frame.
  private struct Chevrons: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      for (end, tip) in [(rect.minY + 4.1, rect.minY + 0.8), (rect.maxY - 4.1, rect.maxY - 0.8)] {
        path.move(to: CGPoint(x: rect.minX + 0.75, y: end))
        path.addLine(to: CGPoint(x: rect.midX, y: tip))
        path.addLine(to: CGPoint(x: rect.maxX - 0.75, y: end))
      }
      return path
    }
  }
}

extension TaggedViews {
  /// The choices of a picker. A row of a loop without a tag has the identity of its element as its tag.
  fileprivate static func choices(in view: any View) -> [(tag: AnyHashable, view: AnyView)] {
    if let loop = view as? any IdentifiedViewList {
      return loop.identified.flatMap { id, row in
        let tagged = choices(in: row)
        return tagged.isEmpty ? id.map { [($0, AnyView(row))] } ?? [] : tagged
      }
    }
    if let list = view as? any ViewList { return list.listed.flatMap { choices(in: $0) } }
    return found(in: view)
  }
}
/// Views of the elements of a collection.
private protocol IdentifiedViewList {
  var identified: [(id: AnyHashable?, view: any View)] { get }
}
extension ForEach: IdentifiedViewList where Content: View {
  fileprivate var identified: [(id: AnyHashable?, view: any View)] {
    data.map { (identifier(of: $0), content($0)) }
  }
}

/// What a picker of a style shows.
enum PickerLook: Hashable { case segments, menu, label }
extension View {
  /// A segmented picker is drawn with its choices, one with a menu with the selected choice, any other with its label.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    settingEnvironment {
      $0.system.pickerLook =
        style is SegmentedPickerStyle ? .segments : style is MenuPickerStyle || style is DefaultPickerStyle ? .menu : .label
    }
  }
}
