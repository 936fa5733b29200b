import Foundation
import SkerryDiagnostics

/// The Swift names of resources that SwiftGen writes before Xcode builds, where its files are not in the repository: a build plug-in writes them
/// elsewhere, or git ignores them. Only SwiftGen's own templates are known.
///
/// Source of the forms: SwiftGen's documentation (SwiftGen/SwiftGen, Documentation/ConfigFile.md and Documentation/templates).
struct SwiftGenAccessors {
  private enum Section: String, CaseIterable { case strings, xcassets, fonts }

  /// One file that is generated.
  private struct Output {
    var section: Section
    /// `structured-swift5`, `flat-swift5`, `swift5`.
    var template: String
    var parameters: YAMLValue
    /// Absolute paths of the resources.
    var inputs: [String]
    var separator: Character

    func name(_ parameter: String, default standard: String) -> String { parameters[parameter]?.word ?? standard }
    /// A parameter without a value is on as well.
    func isOn(_ parameter: String) -> Bool { parameters[parameter].map { $0.word != "false" } ?? false }

    var root: String {
      switch section {
      case .strings: name("enumName", default: "L10n")
      case .xcassets: name("enumName", default: "Asset")
      case .fonts: name("enumName", default: "FontFamily")
      }
    }
  }

  private var outputs: [Output] = []

  /// Whether a file has one of the names that configurations have.
  static func isConfiguration(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent.lowercased()
    return (name.hasPrefix("swiftgen") || name == ".swiftgen.yml") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
  }

  /// - Parameter configurations: absolute paths of SwiftGen's configurations; those that are not YAML are passed over.
  init(_ configurations: [String]) {
    for path in configurations.sorted() {
      guard let data = InputFile.data(atPath: path), let file = try? YAMLValue(parsing: String(decoding: data, as: UTF8.self)) else {
        continue
      }
      let folder = (path as NSString).deletingLastPathComponent
      let inputs = Self.place(file["input_dir"]?.word, in: folder) ?? folder
      let outputs = Self.place(file["output_dir"]?.word, in: folder)
      for section in Section.allCases {
        for entry in file[section.rawValue]?.list ?? [] { add(entry, section, inputs: inputs, outputs: outputs, folder) }
      }
    }
  }

  /// - Parameter outputs: the folder of the generated files; `nil` if only the build knows it.
  private mutating func add(_ entry: YAMLValue, _ section: Section, inputs: String, outputs: String?, _ folder: String) {
    for output in entry["outputs"]?.list ?? [entry] {
      guard let template = output["templateName"]?.word, template.contains("swift"), let file = output["output"]?.word else { continue }
      if let outputs, let place = Self.place(file, in: outputs), FileManager.default.fileExists(atPath: place) { continue }
      self.outputs.append(
        Output(
          section: section, template: template, parameters: output["params"] ?? .map([:]),
          inputs: (entry["inputs"]?.list ?? []).compactMap { $0.word.flatMap { Self.place($0, in: inputs) } }.flatMap(Self.resources),
          separator: entry["options"]?["separator"]?.word?.first ?? "."))
    }
  }

  /// A path of a configuration as an absolute one; `nil` if only the build knows a variable in it.
  private static func place(_ path: String?, in folder: String) -> String? {
    guard let path else { return folder }
    let known = ["PROJECT_DIR", "SRCROOT"].reduce(path) { $0.replacingOccurrences(of: "${\($1)}", with: folder) }
    guard !known.contains("${") else { return nil }
    return known.hasPrefix("/") ? known : URL(fileURLWithPath: folder).appendingPathComponent(known).standardizedFileURL.path
  }

  private static func resources(_ path: String) -> [String] {
    FileWalk.isFolder(path) && !path.hasSuffix(".xcassets") ? FileWalk.files(below: URL(fileURLWithPath: path)) : [path]
  }

  /// The Swift file with the enums that files name and do not declare; `nil` if there are none.
  /// - Parameter names: those in the files that are compiled with it.
  func text(_ names: SwiftNames) -> String? {
    var parts: [String] = []
    var written: Set<String> = []
    for section in Section.allCases {
      let wanted = outputs.filter { $0.section == section && names.words.contains($0.root) && !names.types.contains($0.root) }
      for root in Set(wanted.map(\.root)).sorted() where !written.contains(root) {
        let same = wanted.filter { $0.root == root }
        guard let text = Self.text(section, root, same, &written) else { continue }
        written.insert(root)
        parts.append(same.contains { $0.isOn("publicAccess") } ? AccessorText.published(text) : text)
      }
    }
    return parts.isEmpty ? nil : AccessorText.file(of: "SwiftGen", parts)
  }

  /// - Parameter outputs: those of the same name, which several modules may have.
  private static func text(_ section: Section, _ root: String, _ outputs: [Output], _ written: inout Set<String>) -> String? {
    guard let first = outputs.first else { return nil }
    switch section {
    case .strings:
      var strings = StringAccessors(root)
      for output in outputs {
        let isFlat = output.template.hasPrefix("flat")
        strings.form = .init(
          separator: isFlat ? nil : output.separator, separatesTables: output.isOn("forceFileNameEnum"), hasFallback: true)
        strings.add(output.inputs)
      }
      return strings.text
    case .xcassets:
      let types = AssetAccessors.Types(
        root: root, color: first.name("colorTypeName", default: "ColorAsset"), image: first.name("imageTypeName", default: "ImageAsset"),
        separatesCatalogues: first.isOn("forceFileNameEnum"))
      return AssetAccessors(types, catalogues: outputs.map { $0.inputs.filter { $0.hasSuffix(".xcassets") } }).text(&written)
    case .fonts:
      let type = first.name("fontTypeName", default: "FontConvertible")
      guard written.insert(type).inserted else { return nil }
      return FontAccessors((root, type), files: outputs.flatMap(\.inputs).filter(AccessorText.isFont)).text
    }
  }
}
