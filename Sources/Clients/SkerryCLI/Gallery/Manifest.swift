import SkerryFormats
import Foundation
import SkerryCases
import SkerryDiagnostics

/// `manifest.json`: every picture with its subject, for tools.
enum Manifest {
  static func json(_ jobs: [PictureRecord], _ activities: [ActivitySummary], _ report: BuildReport) -> String {
    let locator = SourceLocator()
    let pictures = jobs.map { job in
      JSONText.Value.object([
        ("path", .string(job.path)), ("activity", .string(job.activity)), ("state", .string(job.state)),
        ("presentation", .string(job.presentation)), ("width", .number(Double((job.size.width * 100).rounded() / 100))),
        ("height", .number(Double((job.size.height * 100).rounded() / 100))), ("scale", .number(Double(job.scale))),
        ("origin", .string(job.origin.name)),
        (
          "diagnostics",
          .array(
            job.diagnostics.map {
              .object([
                ("rule", .string($0.rule)), ("severity", .string($0.severity.rawValue)), ("message", .string($0.message)),
                ("site", $0.site.map { .string(locator.text(of: $0)) } ?? .null),
              ])
            })
        ),
      ])
    }
    return JSONText(
      .object([
        ("format", .number(1)), ("activities", ActivitySummary.json(activities)), ("leftOut", ActivitySummary.json(report.leftOut)),
        ("pictures", .array(pictures)),
      ])
    ).text + "\n"
  }
}
