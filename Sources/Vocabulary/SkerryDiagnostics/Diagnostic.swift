/// One finding about a customer's input that did not stop the work: what it is, how severe, and where.
package struct Diagnostic: Sendable, Hashable, Codable {
  /// The name of the defect in kebab-case, for example `unknown-symbol`.
  package var rule: String
  package var severity: Severity
  /// One sentence that names the subject and the remedy.
  package var message: String
  /// The source position that caused it, where the DSL can know it.
  package var site: SourceSite?
  /// The argument label of the closure whose views are affected, such as `minimal`, where none of them has a source position.
  package var closure: String?
  /// The part of the picture that is affected, if it is a single part.
  package var area: Area?

  /// The name of the affected asset, if it is one; a defect of an asset affects every picture.
  package var asset: String?
  /// The name of the image that the code asks for, where no asset has it; empty if the code's name is.
  package var image: String?
  /// What findings at several places of a file may have in common, such as an image or a pair of colours; `nil` for a finding without a shared cause.
  package var cause: String?

  /// A rectangle in points of the picture, before magnification.
  package struct Area: Sendable, Hashable, Codable {
    /// The left edge in points.
    package var x: Double
    /// The top edge in points.
    package var y: Double
    /// Points.
    package var width: Double
    /// Points.
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  package init(_ rule: String, _ severity: Severity, _ message: String, at site: SourceSite? = nil) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.site = site
  }
}
