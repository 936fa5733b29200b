import Foundation
package import SkerryDiagnostics
import SkerryFindings
import SkerryGeometry
import SkerryImage
import SkerryLint
package import SkerryPipeline
import SkerryRaster

/// Writes pictures with the findings marked in them, and the examples of the rules.
@MainActor
package struct FindingPictures {
  private let folder: PictureFolder
  /// Pixels per point.
  private static let scale: CGFloat = 2

  /// Throws if the folder cannot be written.
  package init(folder: String) throws { self.folder = try PictureFolder(URL(fileURLWithPath: folder), option: "--pictures") }

  /// Draws a scene with its findings framed, and writes the picture. Throws `CommandError` if it cannot be encoded or written.
  ///
  /// - Parameter name: the file's path in the folder, without its extension.
  package func write(_ scene: LaidOutScene, _ findings: [Diagnostic], _ settings: RenderSettings, _ engine: Engine, _ name: String) throws {
    var own = settings
    own.scale = Self.scale
    // A finding without an area is not framed.
    let sheet = FindingSheet.draw(scene, findings, on: SheetPage(engine: engine, settings: own))
    let bitmap = engine.rasterizer.rasterize(sheet.list, size: sheet.size, scale: DisplayScale(Self.scale))
    let path = name + "@2x.png"
    do {
      try folder.write(try ImageCodecs.encodePNG(bitmap), path)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("The picture \(path) could not be encoded: \(error).")
    }
  }

  /// The examples of a rule, or of all rules: `RULE/breaks-1@2x.png` with its findings, and `RULE/keeps-1@2x.png`. Throws `CommandError` if one
  /// cannot be written.
  package func drawExamples(of id: String?) throws {
    let engine = Engine(resourceFolders: [])
    for rule in BuiltInRules.pictures where id.map({ $0 == rule.descriptor.id }) ?? true {
      for (word, examples) in [("breaks", rule.failing), ("keeps", rule.passing)] {
        for (index, example) in examples.enumerated() {
          guard let trace = example.trace(engine: engine) else { continue }
          let found = word == "breaks" ? rule.findings(in: trace) : []
          try write(trace.scene, found, trace.settings, engine, "\(rule.descriptor.id)/\(word)-\(index + 1)")
        }
      }
    }
  }
}
