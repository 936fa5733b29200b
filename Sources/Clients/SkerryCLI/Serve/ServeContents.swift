package import SkerryDiagnostics

// What the lines of `serve` contain. Files are paths as the findings of `lint` have them, and lines count from 1.

// MARK: The program

/// A program that can answer requests.
package struct ServeReady: Codable, Sendable {
  /// The bundle's name.
  package var name: String?
}

/// A build of a repository.
package struct ServeBuild: Codable, Sendable {
  /// The compiler errors that it has accepted, as the next build of the session names them.
  package var removalErrors: [String]

  package init(removalErrors: [String]) { self.removalErrors = removalErrors }
}

/// The programs of several extensions.
package struct ServePrograms: Codable, Sendable {
  /// The program of one extension.
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
  /// In the order of the extensions.
  package var programs: [Program]

  package init(_ programs: [Program]) { self.programs = programs }
}

/// Why a request cannot be answered.
package struct ServeFailure: Codable, Sendable {
  /// One sentence.
  package var message: String
  /// The exit code that the verb would have; `nil` if the line is not a request.
  package var exit: Int?
}

// MARK: list

/// A case that can be drawn.
package struct ServeCase: Codable, Sendable {
  /// The case's id.
  package var `case`: String
  /// The name of its activity or widget.
  package var activity: String
  /// The name of its state.
  package var state: String
  /// The names of its presentations.
  package var presentations: [String]
  /// Where its preview is.
  package var file: String
  /// Where its preview is.
  package var line: Int
  /// Whether its state is generated, in a word; empty for a preview.
  package var origin: String
}

/// A part of the repository that has no pictures.
package struct ServeOmission: Codable, Sendable {
  /// What it is: an activity, a widget, a declaration.
  package var kind: String
  /// What the app calls it.
  package var name: String
  /// The reason, as one sentence.
  package var message: String
}

// MARK: render

/// What an answer to `render` has.
package struct ServePlan: Codable, Sendable {
  /// The number of its pictures.
  package var count: Int
  /// The presentations that the cases have on the chosen devices, whether or not the request chooses them.
  package var presentations: [String]

  package init(count: Int, presentations: [String]) { (self.count, self.presentations) = (count, presentations) }
}

/// A picture, or a case, that is left out.
package struct ServeLeftOut: Codable, Sendable {
  /// The reason, as one sentence.
  package var message: String
  /// The path that the picture would have; `nil` for a whole case.
  package var path: String?
  /// The case's id; `nil` for a whole case.
  package var `case`: String?
  /// The name of its presentation; `nil` for a whole case.
  package var presentation: String?
  /// Where the app's code stopped the program.
  package var place: String?
}

/// A picture with what was found in it.
package struct ServePicture: Codable, Sendable {
  /// Whether a picture is the same as its golden.
  package enum Golden: String, Codable, Sendable { case none, same, differs }

  /// Relative to the folder that `render` would write. A session that joins several extensions adds the extension's name where two have activities
  /// of the same name.
  package var path: String
  /// The name of its activity or widget.
  package var activity: String
  /// The name of its state.
  package var state: String
  /// The name of its presentation.
  package var presentation: String
  /// The case's id.
  package var `case`: String
  /// Where its preview is.
  package var file: String
  /// Where its preview is.
  package var line: Int
  /// The device's name.
  package var device: String
  /// Points.
  package var width: Double
  /// Points.
  package var height: Double
  /// Width and height in pixels.
  package var pixels: [Int]
  /// The hash of its pixels.
  package var hash: String
  /// Whether its state is generated, in a word; empty for a preview.
  package var origin: String
  /// What drawing reported.
  package var diagnostics: [ServeDiagnostic]
  /// The file in Base64; `nil` if the client has the pixels.
  package var png: String?
  /// The tree of views with their frames in points before magnification, as lines; `nil` unless asked for.
  package var tree: String?
  /// What `lint` finds in it; `nil` unless asked for.
  package var findings: [ServeDiagnostic]?
  /// How much larger the picture is than the views' own points, in which the tree's frames and areas are given.
  package var magnification: Double
  /// `nil` unless asked for.
  package var golden: Golden?
  /// The extension that it is from, where there are several.
  package var `extension`: String?
}

/// A diagnostic of drawing, or a finding in one picture.
package struct ServeDiagnostic: Codable, Sendable {
  /// The rule's name.
  package var rule: String
  /// How serious it is.
  package var severity: Severity
  /// One sentence.
  package var message: String
  /// Where the view is; `nil` if that is not known.
  package var file: String?
  /// Where the view is; `nil` if that is not known.
  package var line: Int?
  /// Left, top, width and height in points before magnification.
  package var area: [Double]?
}

// MARK: lint

/// A finding in one or more pictures.
package struct ServeFinding: Codable, Sendable {
  /// The rule's name.
  package var rule: String
  /// How serious it is.
  package var severity: Severity
  /// One sentence.
  package var message: String
  /// Where it was found.
  package var file: String
  /// Where it was found.
  package var line: Int
  /// The picture that it was found in first.
  package var picture: String
  /// The other pictures.
  package var alsoIn: [String]
}

// MARK: push check

/// The result of checking one payload.
package struct ServePayload: Codable, Sendable {
  /// The payload's path.
  package var file: String
  /// Whether a phone accepts it.
  package var valid: Bool
  /// Its length in bytes, as it would be sent.
  package var bytes: Int
  /// What `push check` prints about it.
  package var lines: [String]
  /// The activity's type; empty if it is not known.
  package var activity: String
}
