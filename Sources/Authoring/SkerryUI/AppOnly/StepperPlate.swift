import Foundation

/// The two buttons of a stepper, 94 × 32, and its label before them (Figures §9.49).
struct StepperRow<Label: View>: View {
  let label: Label
  @Environment(\.self) private var environment

  var body: some View {
    if environment.system.labelsHidden {
      StepperPlate()
    } else {
      HStack {
        label
        Spacer(minLength: 0)
        RowControl { StepperPlate() }
      }
    }
  }
}

private struct StepperPlate: View {
  @Environment(\.self) private var environment

  private var isRound: Bool { environment.system.palette == .iOS26 }
  private var fill: Color {
    isRound && environment.colorScheme == .dark ? .white.opacity(0.157) : Color(uiColor: .tertiarySystemFill)
  }
  private var line: Color { (environment.colorScheme == .dark ? Color.white : .black).opacity(isRound ? 0.22 : 0.1) }
  private var thickness: CGFloat { isRound ? 1.75 : 1.5 }
  private var length: CGFloat { isRound ? 13.2 : 13.5 }

  var body: some View {
    HStack(spacing: 0) {
      sign(hasUpright: false)
      line.frame(width: 1, height: isRound ? 24 : 18)
      sign(hasUpright: true)
    }
    .frame(width: 94, height: 32)
    .background {
      // From iOS 26 on the plate is a point narrower than its frame.
      RoundedRectangle(cornerRadius: isRound ? 16 : 8, style: .continuous).fill(fill).padding(.leading, isRound ? 0.67 : 0)
        .padding(.trailing, isRound ? 0.33 : 0)
    }
  }

  private func sign(hasUpright: Bool) -> some View {
    ZStack {
      Capsule().frame(width: length, height: thickness)
      if hasUpright { Capsule().frame(width: thickness, height: length) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
