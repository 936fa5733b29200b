import Foundation
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryUI
import SwiftUI

/// Views that contain every kind of thing that is cached between pictures, each in two variants that share their name
/// and their size.
@MainActor
enum SampleViews {
  static func pictures(plants: Bool) -> [SamplePicture] {
    let kinds = views + (plants ? planted : [])
    return kinds.flatMap { kind in
      SampleLooks.all.map { look in SamplePicture(name: "\(kind.name)/\(look.name)", settings: look.settings, view: kind.view) }
    }
  }

  typealias Kind = (name: String, view: @MainActor () -> any View)

  static let views: [Kind] = texts + images + paints + environments + SampleRandom.views + SampleDrawings.views + SamplePairs.views

  private static let texts: [Kind] = [
    ("inline-asset", { Text("a \(Image("pic")) b") }),
    ("inline-symbol", { Text("a \(Image(systemName: "star.fill")) b").foregroundStyle(.tint) }),
    ("inline-symbol-red", { Text("a \(Image(systemName: "star.fill").symbolRenderingMode(.multicolor)) b").foregroundStyle(.red) }),
    ("composed", { Text(verbatim: "caf\u{E9} \u{C5}").frame(width: 40) }),
    ("decomposed", { Text(verbatim: "cafe\u{301} A\u{30A}").frame(width: 40) }),
    ("bold", { Text("Arriving").bold() }),
    ("italic", { Text("Arriving").italic() }),
    ("colour-a", { Text("Arriving").foregroundStyle(.orange) }),
    ("colour-b", { Text("Arriving").foregroundStyle(.secondary) }),
    ("decorated", { Text("Arriving").underline(color: .red).strikethrough(color: .blue) }),
    ("decorated-otherwise", { Text("Arriving").underline(color: .blue).strikethrough(color: .red) }),
    ("cut", { Text("A line that is too long for its room").lineLimit(1).frame(width: 90) }),
    ("shrunk", { Text("A line that is too long for its room").lineLimit(1).minimumScaleFactor(0.5).frame(width: 90) }),
    ("scripts", { Text(verbatim: "日本 한국 שלום مرحبا ไทย 👩🏽‍🚀 ①") }),
    ("emoji", { Text(verbatim: "☀︎ ☀️ 1️⃣").font(.title) }),
    ("localized", { Text("Hello \(3) of \(1234.5)") }),
    ("zero", { Text("At \(0.0) degrees") }),
    ("negative-zero", { Text("At \(-0.0) degrees") }),
    (
      "gradient-text",
      { Text("Arriving").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)) }
    ),
  ]

  private static let images: [Kind] = [
    ("asset", { Image("pic").resizable().frame(width: 20, height: 20) }),
    ("asset-template", { Image("pic").renderingMode(.template).foregroundStyle(.green) }),
    ("data-red", { Image(uiImage: picture(200, 20)) }),
    ("data-blue", { Image(uiImage: picture(20, 200)) }),
    ("vector", { Image("drawing").resizable().frame(width: 30, height: 17) }),
    ("vector-small", { Image("drawing") }),
    ("symbol", { Image(systemName: "heart.fill").symbolRenderingMode(.hierarchical).font(.largeTitle) }),
    ("symbol-palette", { Image(systemName: "heart.fill").symbolRenderingMode(.palette).foregroundStyle(.red, .blue).font(.largeTitle) }),
  ]

  private static let paints: [Kind] = [
    (
      "gradient",
      { Rectangle().fill(.linearGradient(colors: [.red, .primary], startPoint: .top, endPoint: .bottom)).frame(width: 30, height: 30) }
    ),
    (
      "gradient-otherwise",
      { Rectangle().fill(.linearGradient(colors: [.red, .mint], startPoint: .top, endPoint: .bottom)).frame(width: 30, height: 30) }
    ),
    ("angular", { Circle().fill(AngularGradient(colors: [.red, .primary, .blue], center: .center)).frame(width: 30, height: 30) }),
    ("blur", { Color.red.frame(width: 20, height: 20).blur(radius: 3).padding() }),
    ("blur-wider", { Color.red.frame(width: 20, height: 20).blur(radius: 6).padding() }),
    ("shadow", { Text("Arriving").shadow(color: .primary, radius: 4) }),
    ("mask", { Color.primary.frame(width: 40, height: 20).mask(Text("Mask")) }),
    (
      "blend",
      {
        ZStack {
          Color.orange; Color.teal.blendMode(.multiply).padding(4)
        }.frame(width: 30, height: 30)
      }
    ),
    ("named-colour", { Color("tone").frame(width: 20, height: 20) }),
    ("gauge", { Gauge(value: 0.4) { Text("kg") }.gaugeStyle(.accessoryCircular) }),
    ("progress", { ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(600)).frame(width: 90) }),
  ]

  private static let environments: [Kind] = [
    ("process-locale", { Text(verbatim: "\(Locale.current.identifier) \(1234.5.formatted())") }),
    ("process-zone", { Text(verbatim: "\(TimeZone.current.secondsFromGMT()) \(Date(timeIntervalSince1970: 0).formatted())") }),
    ("process-time", { Text(verbatim: "\(Int(Date().timeIntervalSince1970))") }),
    ("process-string", { Text(verbatim: String(localized: "Hello")) }),
    ("body-process", { ProcessReader() }),
    ("defaults", { DefaultsWriter() }),
    ("defaults-registered", { CountingReader(next: SharedCounts.registered) }),
    ("environment", { CountingReader(next: SharedCounts.variable) }),
    ("current-folder", { CountingReader(next: SharedCounts.folder) }),
    ("icloud-values", { CountingReader(next: SharedCounts.ofCloud) }),
    ("defaults-of-a-static", { Text(verbatim: StoredStatic.word) }),
    ("measured", { GeometryReader { _ in ProcessReader() }.frame(width: 160, height: 40) }),
    (
      "fits",
      {
        ViewThatFits {
          Text("A line that is too long for it"); ProcessReader()
        }.frame(width: 160)
      }
    ),
    ("timer", { Text(timerInterval: Date.now...Date.now.addingTimeInterval(600)).frame(width: 60) }),
    ("relative", { Text(Date.now.addingTimeInterval(3600), style: .relative) }),
    ("clock", { Text(Date.now, style: .time) }),
    ("optional-empty", { MaybeReading(scheme: nil) }),
    ("optional-full", { MaybeReading(scheme: Environment(\.colorScheme)) }),
    ("any-empty", { AnyReading(property: Plain()) }),
    ("any-full", { AnyReading(property: Environment(\.colorScheme)) }),
    (
      "layout",
      {
        EqualHeights {
          Text("One"); Text("Two\nlines")
        }
      }
    ),
  ]

  /// Pictures that fail, each in its own way; later pictures must not be affected.
  static let failing: [Kind] = [
    ("no-image", { Image("nothing") }),
    ("no-symbol", { Image(systemName: "no.such.symbol") }),
    ("no-font", { Text("x").font(.custom("No such face", size: 20)) }),
    ("not-a-number", { Text("x").frame(width: .nan, height: -.infinity) }),
    ("endless", { Color.red.frame(width: 1e30, height: 5) }),
    ("unassigned", { Text(verbatim: "\u{10FFFF}\u{0378}") }),
  ]

  /// A pair that depends on the order, to show that such a pair is found: the second caches what the first drew.
  private static let planted: [Kind] = [
    (
      "planted-first",
      {
        Plant.isThere = true
        return Color.red.frame(width: 9, height: 9)
      }
    ),
    ("planted-second", { Color.red.frame(width: Plant.isThere ? 8 : 9, height: 9) }),
  ]
  @MainActor private enum Plant { static var isThere = false }

  private static func picture(_ red: UInt8, _ blue: UInt8) -> UIImage {
    (try? ImageCodecs.encodePNG(SampleFiles.flat(red, 60, blue, 12))).flatMap { UIImage(data: $0) } ?? UIImage()
  }
}

/// Reads the process's state in a body.
private struct ProcessReader: View {
  var body: some View { Text(verbatim: "\(Locale.current.identifier) \(Int(Date().timeIntervalSince1970)) \(String(localized: "Hello"))") }
}

/// Counts in user defaults how often its body was evaluated: the next picture begins again.
private struct DefaultsWriter: View {
  @AppStorage("sample.count") private var count = 0
  var body: some View {
    let _ = count += 1
    Text(verbatim: "\(count) \(UserDefaults.standard.dictionaryRepresentation().keys.filter { $0.hasPrefix("sample.") }.sorted())")
  }
}

/// Shows a number that its body has changed in the process: the next picture begins again.
private struct CountingReader: View {
  let next: () -> String
  var body: some View { Text(verbatim: next()) }
}

/// Numbers that are kept in what a process shares.
private enum SharedCounts {
  static func registered() -> String {
    let count = UserDefaults.standard.integer(forKey: "sample.registered") + 1
    UserDefaults.standard.register(defaults: ["sample.registered": count])
    return "\(count)"
  }
  static func variable() -> String {
    let count = (ProcessInfo.processInfo.environment["SKERRY_SAMPLE"].flatMap { Int($0) } ?? 0) + 1
    setenv("SKERRY_SAMPLE", "\(count)", 1)
    return ProcessInfo.processInfo.environment["SKERRY_SAMPLE"] ?? ""
  }
  static func folder() -> String {
    let isRoot = FileManager.default.currentDirectoryPath == "/"
    _ = FileManager.default.changeCurrentDirectoryPath("/")
    return isRoot ? "changed" : "unchanged"
  }
  static func ofCloud() -> String {
    let count = NSUbiquitousKeyValueStore.default.longLong(forKey: "sample") + 1
    NSUbiquitousKeyValueStore.default.set(count, forKey: "sample")
    return "\(count)"
  }
}

/// A static that stores a word when it is first read; a picture that reads it later finds the word, too.
private enum StoredStatic {
  private static let isStored: Bool = {
    UserDefaults(suiteName: "sample.static")?.set("stored", forKey: "word")
    return true
  }()
  static var word: String { isStored ? UserDefaults(suiteName: "sample.static")?.string(forKey: "word") ?? "lost" : "" }
}

/// An optional property wrapper: which of the two cases was seen first must not affect the other.
private struct MaybeReading: View {
  let scheme: Environment<ColorScheme>?
  var body: some View { Text(verbatim: scheme.map { "\($0.wrappedValue)" } ?? "none") }
}

private struct Plain: DynamicProperty {}

private struct AnyReading: View {
  let property: any DynamicProperty
  var body: some View { Text(verbatim: (property as? Environment<ColorScheme>).map { "\($0.wrappedValue)" } ?? "none") }
}

/// A custom layout with a cache.
private struct EqualHeights: Layout {
  func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0.sizeThatFits(.unspecified).height } }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
    CGSize(width: 50 * CGFloat(subviews.count), height: cache.max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + 50 * CGFloat(index), y: bounds.minY), proposal: ProposedViewSize(width: 50, height: cache.max()))
    }
  }
}
