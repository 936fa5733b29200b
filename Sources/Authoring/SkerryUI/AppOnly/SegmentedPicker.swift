import Foundation

/// Segments of one width, 32 high in a frame of 31 (Figures §9.68, §9.104); the one that is selected is on a plate 2 points inside
/// (Figures §9.49).
struct SegmentedChoices: View {
  let choices: [(tag: AnyHashable, view: AnyView)]
  let selected: AnyHashable
  @Environment(\.self) private var environment

  var body: some View {
    let isRound = environment.system.palette == .iOS26
    HStack(spacing: 0) {
      ForEach(0..<choices.count, id: \.self) { index in
        let isSelected = choices[index].tag == selected
        choices[index].view.font(font(of: choices[index].view, isSelected)).lineLimit(1)
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
    .frame(height: 31, alignment: .top)
  }

  /// Symbols are larger than text, and of one weight (Figures §9.159).
  private func font(of view: AnyView, _ isSelected: Bool) -> Font {
    let isSymbol = (view.content as? any TaggedView)?.untagged is Image
    return .system(size: isSymbol ? 17 : 13, weight: isSelected && !isSymbol ? .semibold : .regular)
  }

  /// In the dark appearance the system's grey of segments; not recorded.
  private var plate: Color { environment.colorScheme == .dark ? Color(white: 0.39) : .white }
}
