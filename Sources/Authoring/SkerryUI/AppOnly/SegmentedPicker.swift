import Foundation

/// What a picker shows in an app's view: its choices as segments, or its label.
struct PickedChoices<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let selected: AnyHashable
  @Environment(\.picksInSegments) private var picksInSegments

  var body: some View {
    let choices = picksInSegments ? TaggedViews.found(in: content) : []
    if choices.isEmpty { label } else { SegmentedChoices(choices: choices, selected: selected) }
  }
}

/// Segments of one width, 32 high; the one that is selected is on a plate 2 points inside (Figures §9.49).
private struct SegmentedChoices: View {
  let choices: [(tag: AnyHashable, view: AnyView)]
  let selected: AnyHashable
  @Environment(\.self) private var environment

  var body: some View {
    let isRound = environment.system.palette == .iOS26
    HStack(spacing: 0) {
      ForEach(0..<choices.count, id: \.self) { index in
        let isSelected = choices[index].tag == selected
        choices[index].view.font(.system(size: 13, weight: isSelected ? .semibold : .regular)).lineLimit(1)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            if isSelected {
              RoundedRectangle(cornerRadius: isRound ? 14 : 7, style: .continuous).fill(plate)
                .shadow(color: .black.opacity(0.12), radius: 4, y: 3).padding(2)
            }
          }
      }
    }
    .frame(height: 32)
    .background(Color(uiColor: .tertiarySystemFill))
    .clipShape(RoundedRectangle(cornerRadius: isRound ? 16 : 9, style: .continuous))
  }

  /// In the dark appearance the system's grey of segments; not recorded.
  private var plate: Color { environment.colorScheme == .dark ? Color(white: 0.39) : .white }
}

private struct PicksInSegments: EnvironmentKey {
  static let defaultValue = false
}
extension EnvironmentValues {
  fileprivate var picksInSegments: Bool {
    get { self[PicksInSegments.self] }
    set { self[PicksInSegments.self] = newValue }
  }
}
extension View {
  /// A segmented picker is drawn with its choices, any other with its label.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.picksInSegments, style is SegmentedPickerStyle)
  }
}
