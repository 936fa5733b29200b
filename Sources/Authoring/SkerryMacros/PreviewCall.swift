import Foundation

/// One `#Preview(…) { … }` and the type that it expands to.
struct PreviewCall {
  /// From the sign in front of `Preview` to the end.
  let source: String
  let discriminator: String
  let fileID: String
  /// The line of the call, from 1.
  let line: Int
  let column: Int

  /// - Parameters:
  ///   - source: the call with the comments and attributes in front of it, as the compiler passes it.
  ///   - line: the line at which they begin.
  init(source: String, discriminator: String, fileID: String, line: Int, column: Int) {
    let trivia = LeadingTrivia(of: source)
    self.source = String(trivia.rest)
    self.discriminator = discriminator
    self.fileID = fileID
    self.line = line + trivia.lineCount
    self.column = column
  }

  /// A type that the engine finds at run time by its conformance, with the arguments of the call.
  var expansion: String {
    // A declaration may be named after the discriminator, a length, a name of that length and "fMu_".
    let name = "\(discriminator)7PreviewfMu_"
    let (body, wrapper) = PreviewableState.hoist(String(source.dropFirst("#Preview".count)), wrapperName: "\(discriminator)7WrapperfMu_")
    return """
      \(wrapper)
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(fileID.swiftLiteral) }
        static var line: Swift.Int { \(line) }
        static var column: Swift.Int { \(column) }
        static var source: Swift.String { \(source.swiftLiteral) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview\(body)
        }
      }
      """
  }
}
