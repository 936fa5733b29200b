import SkerryDiagnostics

/// Reports, in the picture whose body is being evaluated, what a stand-in's value would show on a phone; nothing outside of a body.
package func reportNotDrawn(_ sentence: String) {
  EnvironmentValues.ambient.system.log?.report(Diagnostic(.notDrawn, sentence))
}
