import SkerryDrawing

/// The named colours of the system, per release, scheme and contrast. Sources: Figures §4.1 and §4.2.
enum SystemColor: String, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6

  private typealias Bytes = (red: Int, green: Int, blue: Int)

  /// Light, dark, light with increased contrast, dark with increased contrast. A tuple, because an array literal is allocated again for every colour.
  private var iOS26: (Bytes, Bytes, Bytes, Bytes) {
    switch self {
    case .red: ((255, 56, 60), (255, 66, 69), (233, 21, 45), (255, 97, 101))
    case .orange: ((255, 141, 40), (255, 146, 48), (197, 83, 0), (255, 160, 86))
    case .yellow: ((255, 204, 0), (255, 214, 0), (161, 106, 0), (254, 223, 67))
    case .green: ((52, 199, 89), (48, 209, 88), (0, 137, 50), (74, 217, 104))
    case .mint: ((0, 200, 179), (0, 218, 195), (0, 133, 117), (84, 223, 203))
    case .teal: ((0, 195, 208), (0, 210, 224), (0, 129, 152), (59, 221, 236))
    case .cyan: ((0, 192, 232), (60, 211, 254), (0, 126, 174), (109, 217, 255))
    case .blue: ((0, 136, 255), (0, 145, 255), (30, 110, 244), (92, 184, 255))
    case .indigo: ((97, 85, 245), (109, 124, 255), (86, 74, 222), (167, 170, 255))
    case .purple: ((203, 48, 224), (219, 52, 242), (176, 47, 194), (234, 141, 255))
    case .pink: ((255, 45, 85), (255, 55, 95), (231, 18, 77), (255, 138, 196))
    case .brown: ((172, 127, 94), (183, 138, 102), (149, 109, 81), (219, 166, 121))
    case .gray: ((142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178))
    case .gray2: ((174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128))
    case .gray3: ((199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86))
    case .gray4: ((209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70))
    case .gray5: ((229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56))
    case .gray6: ((242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38))
    }
  }

  private var iOS18: (Bytes, Bytes, Bytes, Bytes) {
    switch self {
    case .red: ((255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97))
    case .orange: ((255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64))
    case .yellow: ((255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38))
    case .green: ((52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91))
    case .mint: ((0, 199, 190), (99, 230, 226), (12, 129, 123), (99, 230, 226))
    case .teal: ((48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255))
    case .cyan: ((50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255))
    case .blue: ((0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255))
    case .indigo: ((88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255))
    case .purple: ((175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255))
    case .pink: ((255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130))
    case .brown: ((162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105))
    case .gray, .gray2, .gray3, .gray4, .gray5, .gray6: iOS26
    }
  }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    let inherited = environment.inherited
    let values = SystemPalette(inherited.system.version) == .iOS26 ? iOS26 : iOS18
    let isDark = inherited.system.colorScheme == .dark
    let (red, green, blue) =
      inherited.system.colorSchemeContrast == .increased ? (isDark ? values.3 : values.2) : (isDark ? values.1 : values.0)
    return RGBA(bytes: red, green, blue)
  }
}

/// Colours named by their use. Source: Figures §4.3.
enum SemanticColor: String, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, placeholderText, separator, opaqueSeparator, link
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  func rgba(in environment: EnvironmentValues) -> RGBA {
    let inherited = environment.inherited
    let dark = inherited.system.colorScheme == .dark
    let strong = inherited.system.colorSchemeContrast == .increased
    func pick(_ light: RGBA, _ night: RGBA) -> RGBA { dark ? night : light }
    func label(_ light: Double, _ lightStrong: Double, _ night: Double, _ nightStrong: Double) -> RGBA {
      pick(
        RGBA(bytes: 60, 60, 67, alpha: strong ? lightStrong : light), RGBA(bytes: 235, 235, 245, alpha: strong ? nightStrong : night))
    }
    func gray(_ light: (Int, Int, Int), _ night: (Int, Int, Int)) -> RGBA {
      pick(RGBA(bytes: light.0, light.1, light.2), RGBA(bytes: night.0, night.1, night.2))
    }
    switch self {
    case .label: return pick(.black, .white)
    case .secondaryLabel: return label(0.60, 0.80, 0.60, 0.70)
    case .tertiaryLabel, .placeholderText: return label(0.30, 0.70, 0.30, 0.55)
    case .quaternaryLabel: return label(0.18, 0.55, 0.16, 0.40)
    case .quinaryLabel: return pick(.black, .white).opacity(strong ? 0.0814 : 0.05)
    case .separator:
      // Lighter since iOS 26 (Figures §9.51), darker in the dark appearance (§9.156); those of increased contrast are assumed to be as before.
      let (light, night) = inherited.system.palette == .iOS26 ? (0.12, 0.50) : (0.29, 0.60)
      return pick(RGBA(bytes: 60, 60, 67, alpha: strong ? 0.37 : light), RGBA(bytes: 84, 84, 88, alpha: strong ? 0.68 : night))
    case .opaqueSeparator: return gray((198, 198, 200), (56, 56, 58))
    case .link: return SystemColor.blue.rgba(in: environment)
    case .systemFill:
      return pick(RGBA(bytes: 120, 120, 128, alpha: strong ? 0.28 : 0.20), RGBA(bytes: 120, 120, 128, alpha: strong ? 0.44 : 0.36))
    case .secondarySystemFill:
      return pick(RGBA(bytes: 120, 120, 128, alpha: strong ? 0.24 : 0.16), RGBA(bytes: 120, 120, 128, alpha: strong ? 0.40 : 0.32))
    case .tertiarySystemFill:
      return pick(
        strong ? RGBA(bytes: 118, 118, 128, alpha: 0.20) : RGBA(bytes: 120, 120, 128, alpha: 0.12),
        RGBA(bytes: 118, 118, 128, alpha: strong ? 0.32 : 0.24))
    case .quaternarySystemFill:
      return pick(RGBA(bytes: 116, 116, 128, alpha: strong ? 0.12 : 0.08), RGBA(bytes: 116, 116, 128, alpha: strong ? 0.26 : 0.18))
    case .systemBackground: return pick(.white, .black)
    case .tertiarySystemBackground: return gray((255, 255, 255), (44, 44, 46))
    case .systemGroupedBackground: return gray((242, 242, 247), (0, 0, 0))
    case .secondarySystemGroupedBackground: return gray((255, 255, 255), (28, 28, 30))
    case .tertiarySystemGroupedBackground: return gray((242, 242, 247), (44, 44, 46))
    case .secondarySystemBackground: return gray((242, 242, 247), (28, 28, 30))
    }
  }
}

/// The colours on which the labels of the system's own buttons are white: those of a prominent and of a destructive one.
package enum StandardButtonGround {
  /// In every scheme, contrast and release.
  package static let all: [RGBA] = [SystemColor.blue, .red].flatMap(\.everyRGBA)
}

extension SystemColor {
  fileprivate var everyRGBA: [RGBA] {
    [iOS26, iOS18].flatMap { [$0.0, $0.1, $0.2, $0.3] }.map { RGBA(bytes: $0.red, $0.green, $0.blue) }
  }
}
