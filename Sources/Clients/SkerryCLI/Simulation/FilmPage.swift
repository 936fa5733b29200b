import SkerryFormats
import Foundation
import SkerryActivity
import SkerryPipeline
import SkerrySimulation

/// `index.html`: the simulation as a page with a time slider. It is self-contained and opens from disk.
struct FilmPage {
  private let title: String
  private let frames: [SimulationFrame]
  /// Pictures as data URLs, each once.
  private var images: [String] = []
  private var places: [Data: Int] = [:]
  /// For each frame, which picture each surface shows.
  private var shown: [[(surface: FilmSurface, image: Int)]] = []
  /// Points, of the largest picture of each surface.
  private var sizes: [FilmSurface: CGSize] = [:]

  init(title: String, frames: [SimulationFrame]) {
    self.title = title
    self.frames = frames
  }

  /// The pictures of the next frame.
  mutating func add(_ pictures: [FilmPicture]) {
    shown.append(
      pictures.map { picture in
        let known = sizes[picture.surface] ?? .zero
        sizes[picture.surface] = CGSize(width: max(known.width, picture.size.width), height: max(known.height, picture.size.height))
        if let place = places[picture.png] { return (picture.surface, place) }
        images.append("data:image/png;base64," + picture.png.base64EncodedString())
        places[picture.png] = images.count - 1
        return (picture.surface, images.count - 1)
      })
  }

  func html(_ result: SimulationResult) -> String {
    PageTemplate(.filmHTML).filled([
      "title": "\(title)", "style": .file(.filmCSS), "last": "\(max(0, frames.count - 1))", "stage": .markup(stage),
      "lanes": .markup(lanes(result)), "events": .markup(events), "verdict": .markup(verdict(result)), "data": .markup(data),
      "script": .file(.filmJS),
    ])
  }

  // MARK: Parts

  /// The phone's screens side by side, smaller surfaces in a column beside them.
  private var stage: String {
    func figure(_ surface: FilmSurface, _ factor: CGFloat) -> String {
      guard let size = sizes[surface] else { return "" }
      let width = Int((size.width * factor).rounded())
      return
        "<figure><img id=\"part-\(surface.rawValue)\" alt=\"\(surface.label)\" style=\"width:\(width)px\"><figcaption>\(surface.label)</figcaption></figure>"
    }
    return figure(.home, 0.8) + figure(.lockScreen, 0.8) + "<div class=\"side\">" + figure(.standby, 0.45) + figure(.watch, 0.9) + "</div>"
  }

  /// A timeline for each activity: its state at each change.
  private func lanes(_ result: SimulationResult) -> String {
    guard let last = frames.last else { return "" }
    return last.state.activities.map { activity in
      let cells = frames.enumerated().map { index, frame in
        let state = frame.state.activity(activity.id)?.state.rawValue ?? "none"
        return
          "<i class=\"\(state)\" data-frame=\"\(index)\" title=\"\(UTCTime.clock(frame.at)) \(state == "none" ? "not there yet" : state)\"></i>"
      }.joined()
      let app = result.appNames[activity.app] ?? activity.app
      return "<div class=\"lane\"><b>\(Markup.escaped(activity.id))<small>\(Markup.escaped(app))</small></b><span>\(cells)</span></div>"
    }.joined(separator: "\n")
  }

  private var events: String {
    frames.enumerated().map { index, frame in
      "<li data-frame=\"\(index)\"><time>\(UTCTime.clock(frame.at))</time> \(Markup.escaped(frame.caption))</li>"
    }.joined(separator: "\n")
  }

  private func verdict(_ result: SimulationResult) -> String {
    if result.expectationCount == 0 { return "" }
    if result.failures.isEmpty { return "<p class=\"good\">All \(result.expectationCount) expectations hold.</p>" }
    return "<ul class=\"bad\">" + result.failures.map { "<li>\(Markup.escaped($0))</li>" }.joined() + "</ul>"
  }

  /// The frames for the page's script. `<` is written in a way that cannot end the script.
  private var data: String {
    let list = zip(frames, shown).map { frame, parts in
      JSONValue.object([
        "at": .string(UTCTime.text(frame.at)), "caption": .string(frame.caption),
        "parts": .object(Dictionary(uniqueKeysWithValues: parts.map { ($0.surface.rawValue, .integer($0.image)) })),
      ])
    }
    return Markup.script(JSONValue.object(["frames": .array(list), "images": .array(images.map(JSONValue.string))]).text)
  }
}
