import Testing

@testable import SkerryCases

/// The looks of a table: their order, and how many there may be.
@MainActor @Suite struct MatrixTests {
  private func matrix(_ axes: String, _ options: [String]) throws -> Matrix {
    try #require(try Matrix(Arguments(["--matrix", axes] + options, of: .render)))
  }
  private static let sizes = [
    "--dynamic-type", "xSmall,small,medium,large,xLarge,xxLarge,xxxLarge,accessibility1,accessibility2,accessibility3",
  ]
  private static let locales = [
    "de", "fr", "it", "es", "pt", "nl", "da", "sv", "fi", "pl", "cs", "sk", "hu", "ro", "bg", "el", "tr", "uk", "ja", "ko",
  ]

  @Test func theLastAxisRunsAcross() throws {
    let matrix = try matrix("locale,color-scheme,dynamic-type", ["--locale", "en_US,de", "--color-scheme", "light,dark"] + Self.sizes)
    #expect(matrix.columns.count == 10 && matrix.columns.first?.label == "xSmall")
    #expect(matrix.rows.map(\.label) == ["en_US, light", "en_US, dark", "de, light", "de, dark"])
  }

  /// Twenty languages in two appearances and ten sizes are 400 pictures; one language more is too many, even where there are fewer rows than columns.
  @Test func aTableHasAtMost400Pictures() throws {
    let looks = ["--color-scheme", "light,dark"] + Self.sizes
    let maximum = try matrix("locale,color-scheme,dynamic-type", ["--locale", Self.locales.joined(separator: ",")] + looks)
    #expect(maximum.rows.count * maximum.columns.count == 400)
    let more = ["--locale", (Self.locales + ["zh"]).joined(separator: ",")] + looks
    for axes in ["locale,color-scheme,dynamic-type", "color-scheme,dynamic-type,locale"] {
      let error = #expect(throws: CommandError.self) { _ = try matrix(axes, more) }
      #expect("\(try #require(error))".contains("420 pictures"))
    }
  }
}
