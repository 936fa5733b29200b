package import SkerryDiagnostics

/// Contents of `ServeLine` about the program itself.
package struct ServeReady: Codable, Sendable {
  /// The bundle's name.
  package var name: String?
}

package struct ServeBuild: Codable, Sendable {
  /// The accepted compiler errors, as the next build of the session names them.
  package var removalErrors: [String]

  package init(removalErrors: [String]) { self.removalErrors = removalErrors }
}

package struct ServePrograms: Codable, Sendable {
  package struct Program: Codable, Sendable {
    /// The extension's name.
    package var name: String
    /// The program's path and its arguments.
    package var arguments: [String]
    /// The variables to add to the environment.
    package var environment: [String: String]

    package init(name: String, arguments: [String], environment: [String: String]) {
      self.name = name
      self.arguments = arguments
      self.environment = environment
    }
  }
  package var programs: [Program]

  package init(_ programs: [Program]) { self.programs = programs }
}

/// Why a request cannot be answered.
package struct ServeFailure: Codable, Sendable {
  package var message: String
  /// The exit code that the verb would have; `nil` if the line is not a request.
  package var exit: Int?
}

// MARK: Cases

package struct ServeCase: Codable, Sendable {
  /// The case's id.
  package var `case`: String
  package var activity: String
  package var state: String
  /// The names of its presentations.
  package var presentations: [String]
  package var file: String
  /// From 1.
  package var line: Int
  /// Whether its state is generated, in a word; empty for a preview.
  package var origin: String
}

/// A part of the repository that has no pictures.
package struct ServeOmission: Codable, Sendable {
  package var kind: String
  package var name: String
  package var message: String
}

// MARK: render

package struct ServePlan: Codable, Sendable {
  /// How many pictures the answer has.
  package var count: Int

  package init(count: Int) { self.count = count }
}

/// A picture, or a case, that is left out.
package struct ServeLeftOut: Codable, Sendable {
  /// The reason.
  package var message: String
  /// The path that the picture would have; `nil` for a whole case.
  package var path: String?
  package var `case`: String?
  package var presentation: String?
  /// Where the app's code stopped the program.
  package var place: String?
}

package struct ServePicture: Codable, Sendable {
  /// Whether a picture is the same as its golden.
  package enum Golden: String, Codable, Sendable { case none, same, differs }

  /// Relative to the folder that `render` would write. A session that joins several extensions adds the extension's name where two have activities
  /// of the same name.
  package var path: String
  package var activity: String
  package var state: String
  package var presentation: String
  /// The case's id.
  package var `case`: String
  package var file: String
  /// From 1.
  package var line: Int
  package var device: String
  /// Points.
  package var width: Double
  /// Points.
  package var height: Double
  /// Width and height.
  package var pixels: [Int]
  /// Of the pixels.
  package var hash: String
  /// Whether its state is generated, in a word; empty for a preview.
  package var origin: String
  package var diagnostics: [ServeDiagnostic]
  /// The file in Base64; `nil` if the client has the pixels.
  package var png: String?
  /// The tree of views with their frames, as lines.
  package var tree: String?
  package var findings: [ServeDiagnostic]?
  /// How much larger the picture is than the views' own points, in which areas are given; `nil` without findings.
  package var magnification: Double?
  package var golden: Golden?
  /// The extension that it is from, where there are several.
  package var `extension`: String?
}

// MARK: Diagnostics, findings, payloads

package struct ServeDiagnostic: Codable, Sendable {
  package var rule: String
  package var severity: Severity
  package var message: String
  package var file: String?
  /// From 1.
  package var line: Int?
  /// Left, top, width and height in points before magnification.
  package var area: [Double]?
}

package struct ServeFinding: Codable, Sendable {
  package var rule: String
  package var severity: Severity
  package var message: String
  package var file: String
  /// From 1.
  package var line: Int
  /// The picture that it was found in.
  package var picture: String
  /// The other pictures.
  package var alsoIn: [String]
}

package struct ServePayload: Codable, Sendable {
  package var file: String
  package var valid: Bool
  package var bytes: Int
  /// What `push check` prints about it.
  package var lines: [String]
  /// The activity's type; empty if it is not known.
  package var activity: String
}
