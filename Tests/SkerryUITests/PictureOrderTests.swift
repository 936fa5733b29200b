import Foundation
import Testing

/// A sample of `PictureOrder`: each of its pictures is the same alone in a new process and beside any others. `.ci/run` draws all of it.
@Suite struct PictureOrderTests {
  static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("PictureOrder")

  func run(_ words: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test func noPictureDependsOnOtherPictures() throws {
    let (status, text) = try run([])
    #expect(status == 0 && text.contains("the same pixels alone and in every order"), "\(text)")
  }

  /// A pair that depends on the order is found, and only the pair is named.
  @Test func onlyThePlantedPairIsFound() throws {
    let (status, text) = try run(["--plant"])
    #expect(status == 1)
    #expect(text.split(separator: "\n").count == 1, "\(text)")
    #expect(text.contains(#/planted-second\/\S+ has different pixels after planted-first\/\S+ than alone/#), "\(text)")
  }
}
