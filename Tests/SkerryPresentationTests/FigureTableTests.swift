import Foundation
import SkerryGeometry
import SkerryPresentation
import SkerryTestSupport
import Testing

/// Every figure of every device, presentation, widget and material, as a table in `Goldens/Text/figures.txt`, so that
/// none changes unnoticed. Written with SKERRY_RECORD_TEXT=1, compared otherwise.
@Suite struct FigureTableTests {
  private func text(_ size: CGSize) -> String { "\(size.width) × \(size.height)" }
  private func text(_ range: SizeRange) -> String { "\(range.width) × \(range.heights)" }
  private func text(_ edges: EdgeInsets) -> String { "\(edges.top) \(edges.leading) \(edges.bottom) \(edges.trailing)" }
  private func text<Value>(_ figure: Sourced<Value>, _ write: (Value) -> String) -> String { "\(write(figure.value)) \(figure.confidence)" }
  private func plain<Value>(_ figure: Sourced<Value>) -> String { "\(figure.value) \(figure.confidence)" }

  private var devices: [String] {
    Devices.all.flatMap { device -> [String] in
      let head = device.id
      var lines = [
        "\(head) names \(device.names.joined(separator: ", ")); \(device.kind) @\(device.scale)",
        "\(head) screen \(text(device.screen, text)); corner \(plain(device.displayRadius)); top \(device.safeAreaTop)",
      ]
      if let island = device.island {
        lines.append(
          "\(head) island \(text(island.sensor, text)); inset \(plain(island.inset)); expanded \(text(island.expanded, text)), corner \(plain(island.expandedRadius)); side \(text(island.widestSide, text))"
        )
      }
      if let small = device.small { lines.append("\(head) small \(text(small, text))") }
      for version in SystemVersion.allCases {
        if let card = device.lockScreen(version) { lines.append("\(head) card \(version) \(text(card, text))") }
      }
      return lines
    }
  }

  private var presentations: [String] {
    Devices.all.flatMap { device in
      SystemVersion.allCases.flatMap { version in
        Presentation.allCases.compactMap { presentation -> String? in
          guard let spec = PresentationSpec(presentation, on: device, release: SystemRelease(version)) else { return nil }
          let facts = [
            spec.isDark.map { $0 ? "dark" : "light" }, spec.isLuminanceReduced ? "dimmed" : nil, spec.isSmallFamily ? "small" : nil,
          ]
          return
            "\(device.id) \(presentation.rawValue) \(version): \(text(spec.minimum, text)) to \(text(spec.maximum, text)); corner \(plain(spec.cornerRadius)); margins \(text(spec.contentMargins, text)); × \(spec.magnification) \(facts.compactMap { $0 }.joined(separator: " ")); image \(text(spec.largestImage)) from \(spec.leastImageWidth.map { "\($0)" } ?? "-"), @1x \(text(spec.largestImage(scale: 1))), @2x \(text(spec.largestImage(scale: 2)))"
        }
      }
    }
  }

  private var widgets: [String] {
    Devices.all.flatMap { device in
      [SystemVersion.iOS18, .iOS26].flatMap { version in
        WidgetSurface.allCases.compactMap { surface in line(surface, device, version) }
      }
    }
  }

  private func line(_ surface: WidgetSurface, _ device: Device, _ version: SystemVersion) -> String? {
    WidgetSurfaceSpec(surface, on: device, version: version).map { spec in
      let inset = spec.inset.value > 0 ? "inset \(plain(spec.inset)); " : ""
      let size = "\(text(spec.size, text)); corner \(plain(spec.cornerRadius))"
      let rest = "margins \(text(spec.contentMargins, text)); \(inset)\(spec.isElsewhere)"
      return "\(device.id) \(surface.rawValue) \(version): \(size); \(rest)"
    }
  }

  private var surfaces: [String] {
    var lines: [String] = []
    for version in SystemVersion.allCases {
      for (isDark, isAlwaysOn) in [(false, false), (true, false), (false, true)] {
        lines.append("plate \(version) \(isDark) \(isAlwaysOn): \(plain(CardLook.plate(version, isDark: isDark, isAlwaysOn: isAlwaysOn)))")
      }
      lines.append(
        "\(version): gap below \(plain(LockScreenCard.gapBelow(version))); always on \(plain(LockScreenCard.alwaysOnScale(version))); clip \(plain(ExpandedIsland.clipMargin(version)))"
      )
      for figure in SurfaceFigure.all(SystemRelease(version)) { lines.append("\(version) \(figure)") }
    }
    lines.append("behind a tint: \(CardLook.behindTint)")
    lines.append("share of a tint 26: \(CardLook.tintShare); rim \(plain(CardLook.rim)); dark text from \(CardLook.darkTextFrom)")
    lines.append("rim of a widget 26: \(plain(HomeScreenGrid.rim)); sheen \(plain(HomeScreenGrid.sheen))")
    for opacity in [0, 0.35, 0.5, 0.8, 0.9, 1] {
      for luma in [0, 1.0] { lines.append("under a tint \(opacity) of \(luma): \(CardLook.glass(underTint: opacity, luma: luma))") }
    }
    lines.append("between cards \(plain(LockScreenCard.gapBetween)); corner \(plain(LockScreenCard.cornerRadius))")
    lines.append(
      "compact: \(plain(CompactIsland.minimumShare)), \(plain(CompactIsland.innerMargin)), \(plain(CompactIsland.outerMargin(.standard))), \(plain(CompactIsland.verticalMargin)), \(plain(CompactIsland.attachedMargin)), \(plain(CompactIsland.detachedGap))"
    )
    lines.append(
      "widths \(CompactIsland.widths(10, 50)) \(CompactIsland.widths(50, 45)); margins \(text(CompactIsland.margins(isLeading: true, .standard)))"
    )
    lines.append("expanded: \(plain(ExpandedIsland.margin)), \(plain(ExpandedIsland.bottomGap)), \(plain(ExpandedIsland.shadow))")
    lines.append(
      "keyline \(plain(Keyline.width)): " + [0, 0.05, 0.1, 0.2].map { "\(plain(Keyline.opacity(over: $0)))" }.joined(separator: ", "))
    return lines
  }

  /// `specs` prints each for at least one presentation, in a column of 18 characters.
  @Test(arguments: SystemVersion.allCases) func everyFigureOfASurfaceIsListed(_ version: SystemVersion) {
    let listed = Presentation.allCases.reduce(into: Set<SurfaceKind>()) { $0.formUnion($1.surfaces) }
    let figures = SurfaceFigure.all(SystemRelease(version))
    #expect(figures.count > 15)
    for figure in figures {
      #expect(listed.contains(figure.surface), "no presentation has the figures of \(figure.surface)")
      #expect(figure.name.count < 18, "\(figure.name) is cut")
    }
  }

  @Test func figuresAreUnchanged() throws {
    let lines = devices + presentations + widgets + surfaces
    try RecordedText.check("figures", lines, advice: "correct Documentation/Figures.md and look at the pictures")
  }
}
