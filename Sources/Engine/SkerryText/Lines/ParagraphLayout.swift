import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// Lays one paragraph out in a box of given width and height.
struct ParagraphLayout {
  let text: ResolvedText
  let metrics: (FontDescription) -> FontMetrics
  /// Shapes runs at a factor, with every advance reduced.
  let shape: (_ runs: [TextRun], _ scale: CGFloat, _ tightening: CGFloat) -> Shaper.Result
  /// The outline of a glyph as straight lines, in points, relative to its origin; empty for a glyph without one.
  let outline: (UInt32, FontInstance) -> [Polyline]

  /// Text laid out at one size: its lines, and whether all of it is visible.
  struct Setting {
    var shaped: Shaper.Result
    var lines: [LineBreaker.Line]
    var scale: CGFloat
    var fits: Bool
  }

  func layout(_ proposal: ProposedViewSize) -> TextLayout {
    let natural = shaped(1)
    let ideal = lines(of: natural, 1, .infinity).map(\.width).max() ?? 0
    let limit = proposal.width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    let maxHeight = proposal.height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity

    // Text that is offered no space takes none (Figures rule 11).
    if limit <= 0, maxHeight <= 0 {
      let line = lineMetrics(text.runs, 1)
      return TextLayout(
        size: .zero, firstBaseline: line.ascent, lastBaseline: line.ascent,
        isTruncated: !natural.clusters.isEmpty, idealWidth: ideal, missing: natural.missing, missingFonts: natural.missingFonts)
    }

    var setting = set(natural, 1, limit, maxHeight)
    if !setting.fits, text.allowsTightening { setting = tightened(limit, maxHeight) ?? setting }
    if !setting.fits, text.minimumScaleFactor < 1, limit > 0 { setting = shrunk(limit, maxHeight) }
    let layout = compose(setting, natural, limit, maxHeight, ideal)
    // A timer accepts any width, so in a stack it is the most flexible child.
    guard proposal.width == .infinity, text.fillsLines else { return layout }
    return layout.with(size: CGSize(width: .infinity, height: layout.size.height))
  }

  // MARK: Fitting

  private func shaped(_ scale: CGFloat, tightening: CGFloat = 0) -> Shaper.Result {
    let shaped = shape(text.runs, scale, tightening)
    return text.isRedacted ? Redaction.replacing(shaped, of: text.runs, scale) : shaped
  }

  private func lines(of shaped: Shaper.Result, _ scale: CGFloat, _ limit: CGFloat) -> [LineBreaker.Line] {
    // A running timer has one line: its digits are clipped when they do not fit, never wrapped.
    LineBreaker(
      clusters: shaped.clusters, breaks: shaped.breaks, cutsWords: text.widestValue == nil,
      leastLoneReach: text.lineLimit.map { $0 > 2 ? 0 : $0 == 2 ? LineBreaker.loneWordReachOfTwo : .infinity } ?? 0,
      divisions: { divisions($0, shaped) },
      hyphenWidth: { run in inserted("-", run, scale, 0).reduce(0) { $0 + $1.advance } }
    )
    .lines(width: limit)
  }

  /// The clusters of a word before which it may be hyphenated, by its language's rules for each sequence of letters.
  private func divisions(_ word: Range<Int>, _ shaped: Shaper.Result) -> [Int] {
    guard let hyphenation = Hyphenation.of(text.language) else { return [] }
    func string(_ index: Int) -> String { shaped.units.string(shaped.clusters[index].range) }
    return word.split { !string($0).allSatisfy(\.isLetter) }.flatMap { letters -> [Int] in
      let parts = letters.map(string)
      var before = 0
      let places = Set(hyphenation.places(in: parts.joined()))
      return zip(letters, parts).compactMap { index, part in
        defer { before += part.count }
        return places.contains(before) ? index : nil
      }
    }
  }

  private func set(_ shaped: Shaper.Result, _ scale: CGFloat, _ limit: CGFloat, _ maxHeight: CGFloat) -> Setting {
    let lines = lines(of: shaped, scale, limit)
    let isTooWide = lines.contains { $0.width > limit + LineBreaker.tolerance }
    // While shrinking is possible, a word that is cut without a hyphen does not count as fitting (Figures §9.106).
    let cutsWord = text.minimumScaleFactor < 1 && lines.contains { $0.cutsWord && !$0.isHyphenated }
    let line = lineMetrics(text.runs, scale)
    // Text that may shrink also does so if not even one line fits the height (Figures §9.4).
    let isTooHigh = text.minimumScaleFactor < 1 && line.ascent + line.descent > maxHeight + LineBreaker.tolerance
    return Setting(
      shaped: shaped, lines: lines, scale: scale,
      fits: lines.count <= allowedLines(lines, scale, maxHeight) && !isTooWide && !isTooHigh && !cutsWord)
  }

  private func tightened(_ limit: CGFloat, _ maxHeight: CGFloat) -> Setting? {
    // Up to a twentieth of an em, the default of text kits.
    let maximum = (text.runs.map(\.font.size).max() ?? 17) * 0.05
    for step in 1...5 {
      let setting = set(shaped(1, tightening: maximum * CGFloat(step) / 5), 1, limit, maxHeight)
      if setting.fits { return setting }
    }
    return nil
  }

  /// The largest size at which everything is visible, found by halving the interval until it is within the tolerance; the minimum
  /// size if there is none (Figures §9.20).
  private func shrunk(_ limit: CGFloat, _ maxHeight: CGFloat) -> Setting {
    var (low, high) = (max(0, text.minimumScaleFactor), CGFloat(1))
    let minimum = max(Self.minimumScale, low)
    var best = set(shaped(minimum), minimum, limit, maxHeight)
    while high - low > Self.scaleTolerance {
      let scale = (low + high) / 2
      let attempt = set(shaped(scale), scale, limit, maxHeight)
      if attempt.fits { (best, low) = (attempt, scale) } else { high = scale }
    }
    return best
  }

  /// The longest interval that was not halved on a screenshot (P35); in three recordings 0.0156 was.
  static let scaleTolerance: CGFloat = 0.0122
  /// The smallest size that is drawn: text without a size cannot be. Our choice.
  private static let minimumScale: CGFloat = 0.001

  /// Whether truncation or lines would change if the real face were wider or narrower by the uncertainty of its
  /// substitute.
  private func isUncertain(_ setting: Setting, _ limit: CGFloat, _ maxHeight: CGFloat, _ ideal: CGFloat) -> Bool {
    guard !text.isRedacted, limit.isFinite, ideal > limit * (1 - WidthUncertainty.residual), text.runs.contains(where: \.font.hasStandIn)
    else {
      return false
    }
    func outcome(_ limit: CGFloat) -> (Bool, Int) {
      let attempt = set(setting.shaped, setting.scale, limit, maxHeight)
      return (attempt.fits, min(attempt.lines.count, allowedLines(attempt.lines, setting.scale, maxHeight)))
    }
    let now = (setting.fits, min(setting.lines.count, allowedLines(setting.lines, setting.scale, maxHeight)))
    return outcome(limit * (1 - WidthUncertainty.residual)) != now || outcome(limit * (1 + WidthUncertainty.residual)) != now
  }

  private func widest(of lines: [ComposedLine]) -> CGFloat {
    var widest: CGFloat = 0
    for line in lines where line.width > widest { widest = line.width }
    return widest
  }

  /// How much nearer than others the last line stands: the rest of a word that was cut between characters is directly below, without the style's
  /// leading (Figures §9.150).
  private func nearness(of lines: [LineBreaker.Line], _ scale: CGFloat) -> CGFloat {
    guard let before = lines.dropLast().last, before.cutsWord, !before.isHyphenated else { return 0 }
    return spaceBelow(lineMetrics(text.runs, scale).leading)
  }

  private func allowedLines(_ lines: [LineBreaker.Line], _ scale: CGFloat, _ maxHeight: CGFloat) -> Int {
    let all = allowedLines(scale, maxHeight + nearness(of: lines, scale))
    return all >= lines.count ? all : allowedLines(scale, maxHeight)
  }

  private func allowedLines(_ scale: CGFloat, _ maxHeight: CGFloat) -> Int {
    var allowed = text.lineLimit.map { max(1, $0) } ?? Int.max
    if maxHeight.isFinite {
      let line = lineMetrics(text.runs, scale)
      let natural = line.ascent + line.descent
      let pitch = natural + spaceBelow(line.leading)
      if pitch > 0 { allowed = min(allowed, max(1, Int(saturating: ((maxHeight - natural) / pitch + 1e-3).rounded(.down)) + 1)) }
    }
    return allowed
  }

  // MARK: Composition

  private func compose(
    _ setting: Setting, _ natural: Shaper.Result, _ limit: CGFloat, _ maxHeight: CGFloat, _ ideal: CGFloat
  ) -> TextLayout {
    let allowed = allowedLines(setting.lines, setting.scale, maxHeight)
    let shaped = setting.shaped
    var lines = setting.lines.map { composed($0, shaped, setting.scale) }
    // A character that is wider than the line is cut at the text's frame (Figures §9.150); of a running timer the end is left out.
    var isTruncated = widest(of: lines) > limit + LineBreaker.tolerance
    if lines.count > allowed || isTruncated && text.widestValue != nil {
      isTruncated = true
      let kept = min(allowed, lines.count)
      let start = setting.lines[kept - 1].clusters.lowerBound
      lines = Array(lines.prefix(kept))
      let rest = Array(shaped.clusters[start...])
      let level = shaped.paragraphLevel(at: rest.first?.range.lowerBound ?? 0)
      lines[kept - 1] = Truncation(mode: text.truncation, limit: limit).line(rest) { inserted("\u{2026}", $0, setting.scale, level) }
    }
    if lines.isEmpty { lines = [ComposedLine(clusters: [], width: 0)] }

    let line = lineMetrics(text.runs, setting.scale)
    let lineHeight = line.ascent + line.descent
    let pitch = lineHeight + spaceBelow(line.leading)
    let shown = max(lines.count, text.reservedLines)
    let raised = lines.map { roomForPictures(in: $0, setting.scale, above: line.ascent) }
    let nearer = lines.count == setting.lines.count ? nearness(of: setting.lines, setting.scale) : 0
    let height = text.scale.roundedUp(lineHeight + pitch * CGFloat(shown - 1) - nearer + raised.reduce(0, +))
    // The space at which a line was broken counts, as far as there is room (Figures §9.1).
    var width = text.scale.roundedUp(lines.map { max($0.width, min($0.width + $0.trailingSpace, limit)) }.max() ?? 0)
    if widest(of: lines) > limit + LineBreaker.tolerance { width = limit }
    if text.fillsLines {
      // A running timer is as wide as its widest value, and takes the whole line when a width is proposed, as a relative time does.
      let widest = text.widestValue.map { self.lines(of: shape($0, setting.scale, 0), setting.scale, .infinity) } ?? []
      let reserved = widest.map(\.width).max() ?? 0
      width = limit.isFinite ? limit : max(width, text.scale.roundedUp(reserved))
    }

    // How far a line is drawn below the first one is rounded up to whole pixels, while the frame has the natural height (Figures §9.31).
    func drop(_ index: Int) -> CGFloat { text.scale.roundedUp(pitch * CGFloat(index) - (index == lines.count - 1 ? nearer : 0)) }
    var composer = Composer(text: text, scale: setting.scale, ascent: line.ascent, descent: line.descent, outline: outline)
    var pictures: CGFloat = 0
    for (index, composed) in lines.enumerated() {
      pictures += raised[index]
      let baseline = text.scale.snapped(line.ascent + drop(index) + pictures)
      let free = width - composed.width
      let isRightToLeft = text.direction == .rightToLeft
      let x: CGFloat
      switch text.alignment {
      case .leading: x = isRightToLeft ? free : 0
      case .center: x = free / 2
      case .trailing: x = isRightToLeft ? 0 : free
      }
      let top = drop(index) + pictures - raised[index]
      composer.add(composed, x: x, baseline: baseline, top: top, height: lineHeight + raised[index], shaped.units)
    }
    let first = text.scale.snapped(line.ascent + (raised.first ?? 0))
    return TextLayout(
      size: CGSize(width: width, height: height), firstBaseline: first,
      lastBaseline: text.scale.snapped(line.ascent + pitch * CGFloat(lines.count - 1) - nearer + pictures), lines: composer.lines,
      runs: composer.runs, bars: composer.bars, images: composer.images, isTruncated: isTruncated, scaleFactor: setting.scale,
      idealWidth: ideal, missing: natural.missing, missingFonts: natural.missingFonts,
      isUncertain: isUncertain(setting, limit, maxHeight, ideal))
  }

  /// Points that a line grows upwards for its tallest picture, which stands on the baseline, as an attachment does (assumed). How far a picture
  /// is raised above the baseline does not count (Figures §9.21). Symbols leave a line as it is.
  private func roomForPictures(in line: ComposedLine, _ scale: CGFloat, above ascent: CGFloat) -> CGFloat {
    line.clusters.reduce(0) { room, cluster in
      guard let image = cluster.image, !image.isSymbol else { return room }
      return max(room, image.naturalSize.height * scale + min(0, text.runs[cluster.run].baselineOffset) - ascent)
    }
  }

  private func composed(_ line: LineBreaker.Line, _ shaped: Shaper.Result, _ scale: CGFloat) -> ComposedLine {
    var clusters = Array(shaped.clusters[line.clusters])
    // White space at a line break is beyond the end of the line and is not drawn; it would be on the wrong side of a right-to-left line.
    if !line.endsParagraph { while clusters.last?.isSpace == true { clusters.removeLast() } }
    if line.isHyphenated, let last = clusters.last { clusters += inserted("-", last.run, scale, last.level) }
    return ComposedLine(clusters: clusters, width: line.width, trailingSpace: line.trailingSpace)
  }

  /// An ellipsis or a hyphen in the style of the run that it follows.
  private func inserted(_ mark: String, _ run: Int, _ scale: CGFloat, _ level: UInt8) -> [ShapedCluster] {
    guard text.runs.indices.contains(run) else { return [] }
    var style = text.runs[run]
    style.string = mark
    style.image = nil
    return shape([style], scale, 0).clusters.map {
      var cluster = $0
      cluster.run = run
      cluster.level = level
      cluster.inserted = mark
      return cluster
    }
  }
}
