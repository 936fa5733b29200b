import Dispatch
import Foundation
import SkerryCases
import SkerryDrawing
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryRaster
import Synchronization

/// A picture that was written.
struct FilmPicture: Sendable {
  var surface: FilmSurface
  var path: String
  var png: Data
  /// Points.
  var size: CGSize
}

/// Paints drawings on all cores, a few at a time, so that memory stays constant however long the film is.
@MainActor
struct FilmPainter {
  let engine: Engine
  /// Pixels per point of the pictures; the film has one.
  let scale: CGFloat
  private static let batchCount = 6

  private enum Painted: Sendable {
    case picture(FilmPicture)
    case page(Bitmap)
  }

  /// - Parameters:
  ///   - drawings: create each drawing when it is needed.
  ///   - take: receives the results in order.
  func paint(
    _ drawings: [() throws -> FilmDrawing], take: (FilmDrawing, [FilmPicture], Bitmap) throws -> Void
  ) throws {
    var rest = drawings[...]
    while !rest.isEmpty {
      let batch = try rest.prefix(Self.batchCount).map { try $0() }
      rest = rest.dropFirst(Self.batchCount)
      var painted = try Self.paint(batch, engine.rasterizer, scale)[...]
      for drawing in batch {
        var pictures: [FilmPicture] = []
        for item in painted.prefix(drawing.pictures.count + 1) {
          switch item {
          case .picture(let picture): pictures.append(picture)
          case .page(let bitmap): try take(drawing, pictures, bitmap)
          }
        }
        painted = painted.dropFirst(drawing.pictures.count + 1)
      }
    }
  }

  /// The pictures of each drawing, then its page.
  nonisolated private static func paint(_ batch: [FilmDrawing], _ rasterizer: Rasterizer, _ scale: CGFloat) throws -> [Painted] {
    let jobs = batch.flatMap { drawing in drawing.pictures.map { (drawing, Optional($0)) } + [(drawing, nil)] }
    let results = Mutex<[Result<Painted, any Error>?]>(Array(repeating: nil, count: jobs.count))
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      let (drawing, picture) = jobs[index]
      let result = Result<Painted, any Error> {
        guard let picture else {
          return .page(rasterizer.rasterize(drawing.page, size: drawing.pageSize, scale: DisplayScale(1), background: .white))
        }
        let bitmap = rasterizer.rasterize(picture.list, size: picture.size, scale: DisplayScale(scale))
        return .picture(
          FilmPicture(surface: picture.surface, path: picture.path, png: try ImageCodecs.encodePNG(bitmap), size: picture.size))
      }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { $0 }.compactMap { try $0?.get() }
  }
}

/// The animation being built: its size is that of the largest page.
struct FilmBuilder {
  private var film: AnimatedPNG?

  mutating func add(_ page: Bitmap, milliseconds: Int) throws {
    if film == nil { film = AnimatedPNG(size: page.size) }
    do {
      try film?.add(page, milliseconds: milliseconds)
    } catch { throw CommandError("The film could not be encoded: \(error).") }
  }

  func data() throws -> Data {
    guard let film else { throw CommandError("The film has no frame.") }
    return try film.data()
  }
}
