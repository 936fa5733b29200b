import Foundation
import SkerryFormats

extension ProjectDescription {
  /// Reads `Project.swift`: each call of `target`, `Target` or `.init` that names a `product:`, with the patterns in its `sources:`,
  /// `buildableFolders:` and `resources:`. Names, identifiers and patterns may be constants of the file. An extension, which nothing imports, may have a
  /// name that is only known in part. Settings, and keys of the Info.plist, count where they are written in the file.
  init(tuist file: String, files: [String]) {
    let folder = (file as NSString).deletingLastPathComponent
    let bytes = Array(Self.text(file).utf8)
    let tokens = SwiftTokenizer.tokens(of: bytes)
    let constants = ManifestConstants(bytes: bytes, tokens: tokens)
    let project = tokens.indices.dropLast(2).first { tokens[$0].is("Project") && tokens[$0 + 1].is("(") }
    let shared = project.map { TuistArguments(tokens, of: $0 + 1).entries("settings", constants) } ?? [:]
    var targets: [Target] = []
    for start in tokens.indices.dropLast(2) where ["target", "Target", "init"].contains(tokens[start].text) && tokens[start + 1].is("(") {
      let arguments = TuistArguments(tokens, of: start + 1)
      guard let place = arguments.ranges["name"]?.lowerBound, let product = arguments.ranges["product"], product.count > 1,
        tokens[product.lowerBound].is(".")
      else { continue }
      let kind = tokens[product.lowerBound + 1].text
      let isExtension = kind == "appExtension" || kind == "extensionKitExtension"
      guard let name = constants.text(at: place) ?? (isExtension ? constants.knownText(at: place) ?? "Widget" : nil) else { continue }
      let point = "com.apple.widgetkit-extension"
      let properties = arguments.ranges["infoPlist"] ?? start..<start
      let namesPoint = arguments.all.contains { tokens[$0].kind == .literal && constants.text(at: $0) == point }
      let plist = properties.first { tokens[$0].kind == .literal && constants.text(at: $0)?.hasSuffix(".plist") == true }
        .flatMap(constants.text)
      var settings = shared.merging(arguments.entries("settings", constants)) { $1 }.compactMapValues { $0 as? String }
      if let platforms = arguments.platforms { settings["SUPPORTED_PLATFORMS"] = platforms }
      if let plist { settings["INFOPLIST_FILE"] = plist }
      targets.append(
        Target(
          name: name, isExtension: isExtension,
          extensionPoint: namesPoint ? point : Self.extensionPoint(plist, folder),
          isModule: kind.lowercased().contains("framework") || kind.lowercased().contains("library"),
          files: Self.withoutDuplicates(
            ["sources", "buildableFolders", "resources"].flatMap { arguments.texts($0, constants) }.flatMap {
              Self.expand(Self.absolute($0, folder), files)
            }),
          settings: settings, infoProperties: plist == nil ? arguments.entries("infoPlist", constants) : [:],
          packageProducts: arguments.products(constants).sorted()))
    }
    self.init(targets: targets)
  }
}

/// The arguments of a call in Tuist's description of a project.
private struct TuistArguments {
  private let tokens: [SwiftToken]
  /// The tokens inside the brackets.
  let all: Range<Int>
  /// The tokens of each argument, by its label.
  private(set) var ranges: [String: Range<Int>] = [:]

  /// - Parameter bracket: the place of the opening bracket.
  init(_ tokens: [SwiftToken], of bracket: Int) {
    self.tokens = tokens
    let end = max(bracket + 1, min(tokens.closingBracket(of: bracket), tokens.count))
    all = bracket + 1..<end
    var (place, label, first) = (bracket + 1, String?.none, bracket + 1)
    while place < end {
      if place + 1 < end, label == nil, tokens[place].kind == .word, tokens[place + 1].is(":") {
        (label, first) = (String(tokens[place].text), place + 2)
        place = first
        continue
      }
      if tokens[place].is(",") {
        if let label { ranges[label] = first..<place }
        label = nil
      }
      let opens = tokens[place].kind == .mark && "([{".contains(tokens[place].text)
      place = opens ? tokens.closingBracket(of: place) + 1 : place + 1
    }
    if let label, first < end { ranges[label] = first..<end }
  }

  /// The texts in an argument: one, or those of a list, as literals or constants; without what a pattern excludes.
  func texts(_ label: String, _ constants: ManifestConstants) -> [String] {
    guard let range = ranges[label] else { return [] }
    var (result, place, end): ([String], Int, Int) = ([], range.lowerBound, 0)
    while place < range.upperBound {
      let token = tokens[place]
      if token.text == "excluding", place + 2 < range.upperBound, tokens[place + 1].is(":") {
        place = tokens[place + 2].is("[") ? tokens.closingBracket(of: place + 2) + 1 : place + 3
        continue
      }
      // The code of an interpolation follows its literal.
      let isInterpolated = token.range.lowerBound < end
      let isName =
        token.kind == .word && !tokens[place - 1].is(".") && !(place + 1 < range.upperBound && ":(".contains(tokens[place + 1].text))
      if token.kind == .literal { end = max(end, token.range.upperBound) }
      if !isInterpolated, token.kind == .literal || isName, let text = constants.text(at: place) { result.append(text) }
      place += 1
    }
    return result
  }

  /// The entries of the dictionaries in an argument, or of constants that are dictionaries: texts and Booleans, written plainly or as `.string("…")`;
  /// entries of other kinds are left out.
  func entries(_ label: String, _ constants: ManifestConstants) -> [String: Any] {
    guard let range = ranges[label] else { return [:] }
    var (result, place): ([String: Any], Int) = ([:], range.lowerBound)
    while place < range.upperBound {
      if tokens[place].is("[") {
        result.merge(entries(in: place, constants)) { $1 }
        place = tokens.closingBracket(of: place)
      } else if tokens[place].kind == .word, let value = constants.place(of: tokens[place].text), tokens[value].is("[") {
        result.merge(entries(in: value, constants)) { $1 }
      }
      place += 1
    }
    return result
  }

  /// - Parameter bracket: the place of a dictionary's opening bracket.
  private func entries(in bracket: Int, _ constants: ManifestConstants) -> [String: Any] {
    let end = min(tokens.closingBracket(of: bracket), tokens.count)
    var (result, place): ([String: Any], Int) = ([:], bracket + 1)
    while place + 2 < end {
      if tokens[place].kind == .literal, tokens[place + 1].is(":"), let key = constants.text(at: place) {
        place += 2
        let isMade = place + 3 < end && tokens[place].is(".") && tokens[place + 2].is("(")
        let value = isMade ? place + 3 : place
        if tokens[value].is("true") || tokens[value].is("false") {
          result[key] = tokens[value].is("true")
        } else if let text = constants.text(at: value) {
          result[key] = text
        }
      }
      let opens = tokens[place].kind == .mark && "([{".contains(tokens[place].text)
      place = opens ? tokens.closingBracket(of: place) + 1 : place + 1
    }
    return result
  }

  /// The platforms of the call's destinations, as the build setting names them; `nil` if they are not all written there.
  var platforms: String? {
    guard let range = ranges["destinations"] ?? ranges["platform"] else { return nil }
    let words = range.filter { tokens[$0].kind == .word && !["Destinations", "Platform"].contains(tokens[$0].text) }
      .map { String(tokens[$0].text) }
    let known = words.compactMap { Self.sdks[$0] }
    return words.isEmpty || known.count < words.count ? nil : known.joined(separator: " ")
  }

  private static let sdks = [
    "iOS": "iphoneos", "iPhone": "iphoneos", "iPad": "iphoneos", "macCatalyst": "iphoneos", "macWithiPadDesign": "iphoneos",
    "appleVisionWithiPadDesign": "iphoneos", "mac": "macosx", "macOS": "macosx", "watchOS": "watchos", "appleWatch": "watchos",
    "visionOS": "xros", "appleVision": "xros",
  ]

  /// The products of packages that the call names: `.external(name: "Lottie")`, `.package(product: "Kit")`.
  func products(_ constants: ManifestConstants) -> [String] {
    all.compactMap { place in
      guard ["external", "package"].contains(tokens[place].text), place + 4 < tokens.count, tokens[place + 1].is("("),
        ["name", "product"].contains(tokens[place + 2].text), tokens[place + 3].is(":")
      else { return nil }
      return constants.text(at: place + 4)
    }
  }
}
