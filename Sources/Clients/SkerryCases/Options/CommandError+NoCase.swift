import SkerryGeometry
import SkerryPipeline

extension CommandError {
  /// No case is left for a call's presentations, devices and release.
  ///
  /// - Parameters:
  ///   - outcome: how the sentence begins: "Nothing was drawn".
  ///   - options: the call's first look.
  package static func noCase(_ outcome: String, _ options: CaseOptions) -> CommandError {
    CommandError(
      "\(outcome): no case has these presentations on these devices with \(options.settings.release.title) (--os); list shows the cases.",
      isAboutCases: true)
  }
}
