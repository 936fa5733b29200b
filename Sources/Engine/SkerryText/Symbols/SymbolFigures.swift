import Foundation
import SkerryGraph

/// Measurements of SF Symbols, and predictions from them. All recordings are at medium scale.
enum SymbolFigures {
  /// One recorded frame of `Image(systemName:)`; `nil` if only the other length was recorded.
  struct Frame {
    /// The name; a star matches any text.
    let name: String
    /// The size in points and the weight of the symbol's font.
    let size: CGFloat
    var weight: CGFloat = 400
    var width: CGFloat?
    let height: CGFloat?
  }

  /// Source: Figures §9.5, §9.9, §9.24, §9.29, §9.51, §9.56 and what is beside a group; points.
  static let frames = [
    Frame(name: "lock.fill", size: 28, height: 31), Frame(name: "person.fill.badge.plus", size: 49, height: 61.889),
    Frame(name: "book.pages.fill", size: 29, height: 40.333),
    Frame(name: "star.fill", size: 28, height: 33.333), Frame(name: "battery.75", size: 28, height: 23),
    Frame(name: "battery.75percent", size: 28, height: 23), Frame(name: "battery.100.bolt", size: 28, height: 29),
    Frame(name: "battery.100percent.bolt", size: 28, height: 29), Frame(name: "powerplug", size: 28, height: 26),
    Frame(name: "network", size: 22, height: 25.667), Frame(name: "location.fill", size: 22, height: 25),
    Frame(name: "map", size: 22, height: 25), Frame(name: "house", size: 22, height: 26), Frame(name: "eye.slash", size: 22, height: 27),
    Frame(name: "speaker.slash", size: 22, height: 26.667), Frame(name: "bell", size: 17, width: 19, height: 19.333),
    Frame(name: "gear", size: 17, weight: 600, width: 22, height: 21.667),
    Frame(name: "book.closed.fill", size: 17, width: 17.667, height: 20.333),
    Frame(name: "pause.fill", size: 12, width: 10, height: 11.333), Frame(name: "play.fill", size: 12, width: 10.667, height: 11.333),
    Frame(name: "stop.fill", size: 12, width: 12.333, height: 10.667),
    Frame(name: "magnifyingglass", size: 56, height: 62.333),
    Frame(name: "gauge.with.dots.needle.*percent", size: 17, height: 19),
    // Figures §9.9 and §8.6.
    Frame(name: "shippingbox", size: 15, width: 19, height: 19), Frame(name: "arrow.right", size: 15, width: 17.333, height: nil),
    Frame(name: "car", size: 15, width: 21, height: nil), Frame(name: "house.fill", size: 15, width: 21, height: nil),
    Frame(name: "*.circle", size: 17, width: 19.667, height: 19), Frame(name: "*.circle", size: 22, width: 26.333, height: 25.667),
    Frame(name: "*.circle.fill", size: 17, width: 19.667, height: 19),
    Frame(name: "*.circle.fill", size: 22, width: 26.333, height: 25.667),
    // Figures §9.70.
    Frame(name: "*.circle", size: 24, width: 28, height: 27.333), Frame(name: "*.circle.fill", size: 24, width: 28, height: 27.333),
    Frame(name: "*.circle.fill", size: 28, height: 32), Frame(name: "face.smiling", size: 17, width: 19.667, height: 19),
    Frame(name: "face.smiling", size: 14.5, weight: 500, width: 17.333, height: nil),
    Frame(name: "figure.walk.diamond.fill", size: 14.5, weight: 500, width: 19.333, height: nil),
    Frame(name: "star.fill", size: 22, width: 28.333, height: 26.333), Frame(name: "mic.fill", size: 17, width: 17.333, height: 20),
    Frame(name: "person.circle.fill", size: 22, width: 26.333, height: 25.667),
    // Figures §8.6.
    Frame(name: "beach.umbrella", size: 17, height: 22), Frame(name: "frying.pan", size: 22, width: 39, height: nil),
    Frame(name: "figure.run", size: 22, width: 23.667, height: nil),
    Frame(name: "chevron.left", size: 17, width: 12.667, height: nil), Frame(name: "chevron.right", size: 17, width: 12.667, height: nil),
    Frame(name: "chevron.backward", size: 17, width: 12.667, height: nil),
    Frame(name: "chevron.forward", size: 17, width: 12.667, height: nil),
    // Figures §9.80.
    Frame(name: "internaldrive", size: 17, width: 24, height: nil),
    // Figures §9.82.
    Frame(name: "calendar.badge.clock", size: 34, width: nil, height: 40.667),
    // Figures §9.76.
    Frame(name: "tram.fill", size: 13, weight: 500, width: 15, height: nil),
    // Figures §9.11.
    Frame(name: "airplane", size: 16, width: 19.667, height: nil), Frame(name: "arrow.up.right", size: 14, width: 13.667, height: nil),
    Frame(name: "timer", size: 17, weight: 600, width: 20, height: nil),
    // Figures §9.13.
    Frame(name: "location", size: 17, width: 19.333, height: 18),
    // Figures §9.21.
    Frame(name: "iphone", size: 17, width: 17, height: nil), Frame(name: "iphone", size: 34, width: 34, height: nil),
    // Figures §9.22.
    Frame(name: "key.horizontal.fill", size: 11, weight: 600, height: 9.333), Frame(name: "lock.fill", size: 11, weight: 600, height: 13),
    Frame(name: "doc.text.fill", size: 11, weight: 600, height: 14), Frame(name: "qrcode", size: 28, height: 29.333),
    // Figures §9.29.
    Frame(name: "chart.bar.fill", size: 16, width: 23.333, height: 17.333), Frame(name: "cpu", size: 16, width: 20.167, height: nil),
    Frame(name: "chart.line.uptrend.xyaxis", size: 16, width: 21.333, height: nil),
    Frame(name: "globe", size: 16, width: 19.167, height: nil),
    // Figures §9.19.
    Frame(name: "exclamationmark.triangle.fill", size: 17, width: 21, height: nil),
    // Figures §9.24 and §9.5.
    Frame(name: "list.clipboard", size: 29, width: 31.333, height: nil),
    Frame(name: "list.clipboard.fill", size: 29, width: 31.333, height: nil),
    Frame(name: "list.clipboard", size: 38, height: 52.667), Frame(name: "list.clipboard.fill", size: 38, height: 52.667),
    Frame(name: "lock.rectangle", size: 12, weight: 600, width: 17, height: nil),
    Frame(name: "capsule", size: 12, weight: 600, width: 17.333, height: nil),
    // Figures §9.19.
    Frame(name: "xmark.octagon.fill", size: 17, width: 21.333, height: nil), Frame(name: "moon.fill", size: 17, width: 19.667, height: nil),
    // Figures §9.44 and §9.45.
    Frame(name: "hand.raised.fill", size: 15, weight: 600, width: 18.333, height: nil),
    Frame(name: "moon.stars.fill", size: 15, width: 15.667, height: nil),
    // Figures §9.56.
    Frame(name: "dumbbell", size: 11, weight: 700, width: 18, height: nil),
    Frame(name: "dumbbell.fill", size: 11, weight: 700, width: 18, height: nil),
    // Figures §9.46.
    Frame(name: "gearshape.2", size: 17, width: 26, height: 20.333), Frame(name: "gearshape.2.fill", size: 17, width: 26, height: 20.333),
    // Figures §9.66.
    Frame(name: "plus", size: 17, width: 18, height: 16), Frame(name: "trash", size: 17, width: 19, height: 21),
    Frame(name: "pencil", size: 17, width: 17.333, height: nil), Frame(name: "square.and.arrow.up", size: 17, width: 19, height: 22),
    Frame(name: "any.square", size: 17, width: 19.667, height: 17.667), Frame(name: "shoeprints.fill", size: 17, height: 22),
    // Figures §9.68.
    Frame(name: "trophy.fill", size: 20, height: 24.667), Frame(name: "brain.head.profile", size: 20, height: 26),
    // Figures §9.71.
    Frame(name: "drop", size: 13, weight: 500, width: 11.333, height: nil),
    Frame(name: "drop.fill", size: 13, weight: 500, width: 11.333, height: nil),
    Frame(name: "bell.badge", size: 20, weight: 600, width: 23, height: nil), Frame(name: "film", size: 48, height: 45),
    Frame(name: "arrow.triangle.2.circlepath", size: 12, weight: 500, width: 14, height: nil),
    // Figures §9.72.
    Frame(name: "gamecontroller", size: 11, width: 19, height: nil), Frame(name: "gamecontroller.fill", size: 11, width: 19, height: nil),
    // Figures §9.73.
    Frame(name: "gear", size: 16, width: 20, height: 19.333),
    // Figures §9.117.
    Frame(name: "flame.fill", size: 12, width: 11.8, height: nil), Frame(name: "creditcard.fill", size: 22, width: 30.667, height: nil),
    Frame(name: "clock.arrow.circlepath", size: 12, width: 14, height: nil),
    // Figures §9.143.
    Frame(name: "star", size: 22, width: 28.333, height: 26.333), Frame(name: "eye", size: 22, width: nil, height: 22.333),
    Frame(name: "externaldrive", size: 22, width: nil, height: 22.333), Frame(name: "sparkles", size: 22, width: nil, height: 28.333),
    // Figures §9.120.
    Frame(name: "heart", size: 17, width: 21, height: 17.667), Frame(name: "heart.fill", size: 17, width: 21, height: 17.667),
    Frame(name: "star", size: 12, width: 15.333, height: 14), Frame(name: "star.fill", size: 12, width: 15.333, height: 14),
    Frame(name: "star.leadinghalf.filled", size: 12, width: 15.333, height: 14),
    // Figures §9.123.
    Frame(name: "ticket", size: 32, width: 47, height: nil),
    // Figures §9.155.
    Frame(name: "link.badge.plus", size: 60, width: nil, height: 75.667), Frame(name: "cart.badge.plus", size: 48, width: nil, height: 60),
    Frame(name: "bookmark.slash", size: 48, width: nil, height: 58.333), Frame(name: "sparkles", size: 48, width: nil, height: 60.333),
    Frame(name: "carrot.fill", size: 16, weight: 600, width: nil, height: 22.333),
    Frame(name: "crown.fill", size: 16, weight: 600, width: 25.333, height: nil),
    Frame(name: "wand.and.stars", size: 16, weight: 600, width: 22.333, height: nil),
    // Figures §9.116.
    Frame(name: "shippingbox.fill", size: 20, width: 26.667, height: nil), Frame(name: "heart.fill", size: 20, width: 25.333, height: nil),
    Frame(name: "takeoutbag.and.cup.and.straw.fill", size: 20, width: 30.333, height: nil),
    Frame(name: "person.bust", size: 20, width: 24, height: nil),
    // Figures §9.146, and the last §9.139.
    Frame(name: "truck.box", size: 17, width: 29.7, height: nil), Frame(name: "house", size: 17, width: 24.8, height: nil),
    Frame(name: "basket.fill", size: 20, width: 29.667, height: nil),
  ]

  /// Symbols that are as large in semibold as in regular weight. Source: Figures §9.117, three pictures.
  static let sameInAllWeights: Set<String> = ["shippingbox", "shippingbox.fill"]

  /// Symbols whose outline is the circle of `circle`: they have its frames. Source: Figures §9.5; §9.73 for `circle.fill`.
  static let circular: Set<String> = [
    "circle", "circle.fill", "clock", "clock.fill", "timer", "network", "globe", "face.smiling", "face.smiling.fill", "safari",
    "safari.fill", "nosign", "circle.dotted", "circle.dashed", "record.circle", "target",
  ]

  /// Arrows that point to a corner have the frame and the visible size of one of them. Source: Figures §9.35, which shows a second one.
  static let diagonal: Set<String> = [
    "arrow.up.forward", "arrow.up.backward", "arrow.up.left", "arrow.down.forward", "arrow.down.backward", "arrow.down.left",
    "arrow.down.right",
  ]

  /// Whether a symbol's outline is the square of `square`: those have its frame. Source: Figures §9.66.
  static func isSquare(_ name: String) -> Bool {
    let outline = name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
    return outline == "square" || outline.hasSuffix(".square") && !outline.contains(".on.") && !outline.contains(".and.")
      || outline == "app" || outline.hasSuffix(".app")
  }

  /// How much larger a symbol is drawn in semibold than in regular weight: two filled symbols, 1.06 to 1.08 (Figures §9.29). Weights between
  /// are interpolated, heavier ones are assumed to be as semibold; outlines are assumed to grow as much.
  static let inkGrowth: CGFloat = 0.07

  /// How much larger the frame of a symbol is in semibold than in regular weight. Weights between are interpolated, heavier ones are as semibold.
  /// Source: Figures §9.111, three symbols in height and two in width.
  static let frameGrowth = CGSize(width: 0.03, height: 0.065)

  /// The visible sizes of symbols on screenshots, in ems, regular weight. Source: Figures §8.6.
  static let ink: [String: CGSize] = [
    "book.closed.fill": CGSize(width: 14.0 / 17, height: 18.0 / 17), "stop.fill": CGSize(width: 9.667 / 12, height: 9.667 / 12),
    "pause.fill": CGSize(width: 14.333 / 24, height: 19.333 / 24), "play.fill": CGSize(width: 17.333 / 24, height: 19.667 / 24),
    "xmark": CGSize(width: 18.667 / 24, height: 18.667 / 24), "heart.fill": CGSize(width: 16.667 / 17, height: 15.333 / 17),
    "flame.fill": CGSize(width: 14.0 / 17, height: 18.0 / 17), "location.fill": CGSize(width: 15.667 / 17, height: 15.667 / 17),
    "frying.pan": CGSize(width: 33.3 / 22, height: 19.7 / 22), "frying.pan.fill": CGSize(width: 33.3 / 22, height: 19.7 / 22),
    "figure.run": CGSize(width: 18.0 / 22, height: 23.7 / 22), "shippingbox": CGSize(width: 15.333 / 15, height: 16.333 / 15),
    "arrow.right": CGSize(width: 14.0 / 15, height: 11.333 / 15), "car": CGSize(width: 17.333 / 15, height: 13.667 / 15),
    "house.fill": CGSize(width: 17.667 / 15, height: 15.667 / 15), "airplane": CGSize(width: 17.667 / 16, height: 16.0 / 16),
    // Recorded in semibold.
    "lock.fill": CGSize(width: 7.5 / 11 / (1 + inkGrowth), height: 10.5 / 11 / (1 + inkGrowth)),
    "arrow.up.right": CGSize(width: 10.333 / 14, height: 10.333 / 14), "location": CGSize(width: 16.0 / 17, height: 16.0 / 17),
    "gear": CGSize(width: 19.0 / 17 / (1 + inkGrowth), height: 18.667 / 17 / (1 + inkGrowth)),
    // Figures §9.68.
    "trophy.fill": CGSize(width: 19.333 / 20, height: 21.667 / 20), "brain.head.profile": CGSize(width: 19.667 / 20, height: 23.333 / 20),
    // Figures §8.6.
    "beach.umbrella": CGSize(width: 17.0 / 17, height: 19.667 / 17),
    // Recorded in bold; §9.56.
    "dumbbell": CGSize(width: 15.0 / 11 / (1 + inkGrowth), height: 8.667 / 11 / (1 + inkGrowth)),
    // Recorded in semibold; §9.91.
    "dumbbell.fill": CGSize(width: 21.38 / 16 / (1 + inkGrowth), height: 12.28 / 16 / (1 + inkGrowth)),
    // Figures §9.80; the solid one is assumed to be as large.
    "internaldrive": CGSize(width: 20.333 / 17, height: 15.0 / 17), "internaldrive.fill": CGSize(width: 20.333 / 17, height: 15.0 / 17),
    // Recorded at the large scale; §9.57.
    "checklist": CGSize(width: 1.097, height: 0.999),
    "line.3.horizontal.decrease": CGSize(width: 11.333 / 11 / (1 + inkGrowth), height: 7.0 / 11 / (1 + inkGrowth)),
    "bus": CGSize(width: 13.8 / 12 / (1 + inkGrowth), height: 14.15 / 12 / (1 + inkGrowth)),
    "bus.fill": CGSize(width: 13.8 / 12 / (1 + inkGrowth), height: 14.15 / 12 / (1 + inkGrowth)),
    // Figures §9.76: recorded in semibold, semibold and medium.
    "bicycle": CGSize(width: 19.667 / 11.96 / (1 + inkGrowth), height: 12.333 / 11.96 / (1 + inkGrowth)),
    "shippingbox.fill": CGSize(width: 0.995, height: 1.062), "person.bust": CGSize(width: 0.864, height: 1.045),
    "takeoutbag.and.cup.and.straw.fill": CGSize(width: 1.232, height: 1.135),
    // Figures §9.146, and the last §9.139.
    "truck.box": CGSize(width: 25.5 / 17, height: 18.6 / 17), "house": CGSize(width: 20.6 / 17, height: 18.1 / 17),
    "arrow.circlepath": CGSize(width: 18.8 / 17, height: 17.0 / 17), "basket.fill": CGSize(width: 23.0 / 20, height: 21.0 / 20),
    // Figures §9.117.
    "clock.arrow.circlepath": CGSize(width: 13.167 / 12, height: 12.0 / 12),
    "creditcard.fill": CGSize(width: 25.333 / 22, height: 18.333 / 22),
    "tram.fill": CGSize(width: 11.333 / 13 / (1 + inkGrowth / 2), height: 16.333 / 13 / (1 + inkGrowth / 2)),
    // Recorded at 13 points medium.
    "train.side.front.car": CGSize(width: 17.667 / 13 / (1 + inkGrowth / 2), height: 10.333 / 13 / (1 + inkGrowth / 2)),
    "train.side.rear.car": CGSize(width: 17.667 / 13 / (1 + inkGrowth / 2), height: 10.333 / 13 / (1 + inkGrowth / 2)),
    // Figures §9.24, at sizes that the text styles scale.
    "person.fill.badge.plus": CGSize(width: 52.667 / 49, height: 51.667 / 49),
    "book.pages.fill": CGSize(width: 26.0 / 29, height: 32.333 / 29),
    "list.clipboard": CGSize(width: 31.2 / 38, height: 44.95 / 38), "list.clipboard.fill": CGSize(width: 31.2 / 38, height: 44.95 / 38),
    // Figures §9.29.
    "chart.bar.fill": CGSize(width: 19.667 / 16, height: 14.667 / 16), "cpu": CGSize(width: 15.667 / 16, height: 15.667 / 16),
    "chart.line.uptrend.xyaxis": CGSize(width: 16.667 / 16, height: 14.333 / 16), "globe": CGSize(width: 16.0 / 16, height: 16.0 / 16),
    "gearshape.2": CGSize(width: 23.0 / 17, height: 18.333 / 17), "gearshape.2.fill": CGSize(width: 23.0 / 17, height: 18.333 / 17),
    // Figures §9.51.
    "magnifyingglass": CGSize(width: 53.333 / 56, height: 54.0 / 56),
    "newspaper": CGSize(width: 35.0 / 32, height: 33.667 / 32), "newspaper.fill": CGSize(width: 35.0 / 32, height: 33.667 / 32),
    // Figures §9.66.
    "plus": CGSize(width: 13.65 / 17, height: 13.65 / 17), "trash": CGSize(width: 15.96 / 17, height: 18.49 / 17),
    "pencil": CGSize(width: 13.16 / 17, height: 13.08 / 17), "square.and.arrow.up": CGSize(width: 14.73 / 17, height: 18.62 / 17),
    "shoeprints.fill": CGSize(width: 15.33 / 17, height: 18.99 / 17), "archivebox": CGSize(width: 16.59 / 17, height: 15.28 / 17),
    // Figures §9.71: recorded in medium, semibold, medium and regular.
    "drop": CGSize(width: 9.0 / 13 / (1 + inkGrowth / 2), height: 13.05 / 13 / (1 + inkGrowth / 2)),
    "bell.badge": CGSize(width: 19.33 / 20 / (1 + inkGrowth), height: 20.66 / 20 / (1 + inkGrowth)),
    "arrow.triangle.2.circlepath": CGSize(width: 14.29 / 12 / (1 + inkGrowth / 2), height: 12.09 / 12 / (1 + inkGrowth / 2)),
    "film": CGSize(width: 51.81 / 48, height: 40.47 / 48), "film.fill": CGSize(width: 51.81 / 48, height: 40.47 / 48),
    // Figures §9.72.
    "gamecontroller": CGSize(width: 90.33 / 64, height: 56.67 / 64), "gamecontroller.fill": CGSize(width: 112.67 / 80, height: 70.67 / 80),
    // Figures §9.102, recorded in semibold.
    "mappin.and.ellipse": CGSize(width: 13.0 / 11.96 / (1 + inkGrowth), height: 13.667 / 11.96 / (1 + inkGrowth)),
    // Figures §9.90, recorded in semibold: the mean of two sizes.
    "chart.bar": CGSize(width: 1.368 / (1 + inkGrowth), height: 0.99 / (1 + inkGrowth)),
    // Figures §9.82.
    "calendar.badge.clock": CGSize(width: 40.21 / 34, height: 33.66 / 34),
    "text.document": CGSize(width: 39.167 / 48, height: 50.333 / 48), "doc.text": CGSize(width: 9.667 / 12, height: 12.333 / 12),
    // Figures §9.123.
    "envelope": CGSize(width: 19.0 / 16, height: 13.667 / 16), "eye": CGSize(width: 21.333 / 16, height: 13.667 / 16),
    "ticket": CGSize(width: 38.667 / 32, height: 27.333 / 32),
    // Figures §9.155; two were recorded in semibold.
    "link.badge.plus": CGSize(width: 69.333 / 60, height: 62.333 / 60), "cart.badge.plus": CGSize(width: 63.0 / 48, height: 50.0 / 48),
    "bookmark.slash": CGSize(width: 45.333 / 48, height: 50.333 / 48),
    "crown.fill": CGSize(width: 22.0 / 16 / (1 + inkGrowth), height: 17.333 / 16 / (1 + inkGrowth)),
    "wand.and.stars": CGSize(width: 16.0 / 16 / (1 + inkGrowth), height: 16.333 / 16 / (1 + inkGrowth)),
  ]

  /// Margins around a symbol whose frame was not recorded, in ems on each side. They are the medians of the recorded frames whose visible size
  /// is known: thirteen widths, 0.08 to 0.16, and seven heights, 0.04 to 0.085 (Figures §9.9).
  static let sideMargin: CGFloat = 0.11
  static let topMargin: CGFloat = 0.07

  /// How far these are drawn to the right of the frame's middle, in ems: two pictures of each side (Figures §8.6 and §9.35), one of
  /// the moon (Figures §9.45), one of the clock (Figures §9.117), one of each with a badge (Figures §9.155).
  static let offCentre: [String: CGFloat] = [
    "chevron.right": 0.069, "chevron.forward": 0.069, "chevron.left": -0.069, "chevron.backward": -0.069, "moon.stars.fill": 0.11,
    "clock.arrow.circlepath": -0.052, "link.badge.plus": 0.058, "cart.badge.plus": 0.076,
  ]

  /// How far these are drawn below the frame's middle, in ems (Figures §9.24, §9.66, §9.71, §9.82, §9.155).
  static let lowered: [String: CGFloat] = [
    "square.and.arrow.up": 0.04, "list.clipboard": 0.03, "list.clipboard.fill": 0.03, "person.fill.badge.plus": -0.094, "bell.badge": 0.033,
    "calendar.badge.clock": -0.034, "link.badge.plus": -0.011, "cart.badge.plus": 0.035,
  ]

  /// How far the part that a badge is attached to lies above the middle of the frame, in ems, if no frame is recorded. Assumed (Figures §9.24).
  static let badgeRise: CGFloat = 0.0274

  /// The frame of a symbol in points, and whether it was recorded, scaled or predicted.
  ///
  /// - Parameters:
  ///   - ink: the drawing's visible size in points.
  ///   - growth: the symbol scale's factor; 1 for medium.
  static func frame(_ name: String, _ font: FontDescription, ink: CGSize, growth: CGFloat) -> (CGSize, SymbolDrawing.Basis) {
    let predicted = CGSize(width: ink.width + 2 * sideMargin * font.size, height: ink.height + 2 * topMargin * font.size)
    let alias =
      circular.contains(name) ? "any.circle" : diagonal.contains(name) ? "arrow.up.right" : isSquare(name) ? "any.square" : name
    let known = frames.filter { matches(name, $0.name) || matches(alias, $0.name) }
      .sorted { abs($0.size - font.size) < abs($1.size - font.size) }
    guard let nearest = known.first else { return (predicted, .predicted) }
    let isSame = abs(font.size / nearest.size * growth - 1) < 0.0001 && abs(nearest.weight - font.cssWeight) < 1
    // Each length is that of the nearest size at which it was recorded.
    func length(_ part: KeyPath<Frame, CGFloat?>, heavier: CGFloat) -> CGFloat? {
      guard let frame = known.first(where: { $0[keyPath: part] != nil }), let length = frame[keyPath: part] else { return nil }
      let gain = sameInAllWeights.contains(name) ? 0 : heavier
      let weight = 1 + gain * (SystemTracking.semiboldness(font.cssWeight) - SystemTracking.semiboldness(frame.weight))
      return length * (font.size / frame.size * growth) * weight
    }
    return (
      CGSize(
        width: length(\.width, heavier: frameGrowth.width) ?? predicted.width,
        height: length(\.height, heavier: frameGrowth.height) ?? predicted.height),
      isSame ? .measured : .scaled
    )
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
    let (head, tail) = (pattern[..<star], pattern[pattern.index(after: star)...])
    return name.count > head.count + tail.count && name.hasPrefix(head) && name.hasSuffix(tail)
  }
}
