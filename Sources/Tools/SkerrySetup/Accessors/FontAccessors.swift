import Foundation
import SkerryFormats
import SkerrySourceTools

/// An enum with an enum for each family of fonts, which has a member for each style.
struct FontAccessors {
  /// The names of the enum and of its members' type.
  let names: (root: String, font: String)
  /// The names of each font, with the name of its file.
  private let faces: [(names: FontNames, file: String)]

  /// - Parameter files: paths of fonts; those without names are left out.
  init(_ names: (root: String, font: String), files: [String]) {
    self.names = names
    faces = files.sorted().compactMap { path in
      FontNames(URL(fileURLWithPath: path)).map { ($0, (path as NSString).lastPathComponent) }
    }
  }

  /// `nil` without fonts.
  var text: String? {
    guard !faces.isEmpty else { return nil }
    let type = names.font
    // Families whose names differ only in spelling are one enum.
    let families = Set(faces.map { AccessorName.type($0.names.family) }).sorted()
    var lines = ["nonisolated enum \(names.root): Sendable {"]
    for family in families {
      lines += ["  enum \(SwiftName.escaped(family)): Sendable {"]
      var members: [String] = []
      for face in faces where AccessorName.type(face.names.family) == family {
        let member = SwiftName.escaped(AccessorName.member(face.names.style))
        guard !members.contains(member) else { continue }
        members.append(member)
        let arguments = [face.names.postScriptName, face.names.family, face.file].map(SwiftLiteral.quoted)
        lines += [
          "    static var \(member): \(type) { \(type)(name: \(arguments[0]), family: \(arguments[1]), path: \(arguments[2])) }"
        ]
      }
      lines += ["    static var all: [\(type)] { [\(members.joined(separator: ", "))] }", "  }"]
    }
    let all = families.map { SwiftName.escaped($0) + ".all" }.joined(separator: " + ")
    lines += [
      "  static var allCustomFonts: [\(type)] { \(all) }",
      "  static func registerAllCustomFonts() { allCustomFonts.forEach { $0.register() } }",
      "}", "",
    ]
    return (lines + types(type)).joined(separator: "\n")
  }

  /// The fonts are in the program's bundle, where a font is found by its name.
  private func types(_ type: String) -> [String] {
    [
      "nonisolated struct \(type): Sendable {",
      "  typealias Font = UIFont",
      "  let name: String",
      "  let family: String",
      "  let path: String",
      "  func font(size: CGFloat) -> UIFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }",
      "  func swiftUIFont(size: CGFloat) -> SwiftUI.Font { .custom(name, size: size) }",
      "  func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font { .custom(name, fixedSize: fixedSize) }",
      "  func swiftUIFont(size: CGFloat, relativeTo style: SwiftUI.Font.TextStyle) -> SwiftUI.Font {",
      "    .custom(name, size: size, relativeTo: style)",
      "  }",
      "  func register() {}",
      "}",
      "extension SwiftUI.Font {",
      "  nonisolated static func custom(_ font: \(type), size: CGFloat) -> SwiftUI.Font { font.swiftUIFont(size: size) }",
      "  nonisolated static func custom(_ font: \(type), fixedSize: CGFloat) -> SwiftUI.Font { font.swiftUIFont(fixedSize: fixedSize) }",
      "  nonisolated static func custom(_ font: \(type), size: CGFloat, relativeTo style: TextStyle) -> SwiftUI.Font {",
      "    font.swiftUIFont(size: size, relativeTo: style)",
      "  }",
      "}",
      "extension UIFont {",
      "  nonisolated convenience init?(font: \(type), size: CGFloat) { self.init(name: font.name, size: size) }",
      "}",
      "",
    ]
  }
}
