import Foundation
import SkerryFormats
import SkerrySourceTools

/// The files that `init` writes, with their contents.
struct SetupFiles {
  let plan: SetupPlan

  /// Relative to the repository's root; the manifest first.
  func contents(existing: (String) -> String?, repository: URL) -> [(path: String, text: String)] {
    var result = [(path: "Package.swift", text: ManifestText(plan: plan).text)]
    // SwiftPM warns about unknown files; if a target's folder is the package's own, these two are excluded, so they
    // have to exist.
    if plan.coversItself {
      result.append(("Goldens/.gitkeep", ""))
      result.append(("out/.gitignore", "*\n!.gitignore\n"))
    }
    if !plan.phoneSources.isEmpty { result.append((PhoneSourceList.fileName, PhoneSourceList.text(plan.phoneSources))) }
    result.append((".gitignore", ignore(existing(".gitignore"))))
    let folder = SkerryReference.relative(plan.root, from: repository)
    let workflow = SkerryReference.relative(repository, from: plan.root)
    let path = (workflow == "." ? "" : workflow + "/") + ".github/workflows/skerry.yml"
    result.append((path, workflowText(folder)))
    return result
  }

  /// Build products and pictures in the folder.
  private static let ignored = ["/.build/", "/.skerry/"]

  private func ignore(_ existing: String?) -> String {
    let ignored = Self.ignored + (plan.coversItself ? [] : ["/out/"])
    let lines = (existing ?? "").split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    let have = Set(lines.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "/")) })
    let missing = ignored.filter { !have.contains($0.trimmingCharacters(in: CharacterSet(charactersIn: "/"))) }
    guard !missing.isEmpty else { return existing ?? "" }
    let before = (existing ?? "").isEmpty || (existing ?? "").hasSuffix("\n") ? existing ?? "" : (existing ?? "") + "\n"
    return before + missing.joined(separator: "\n") + "\n"
  }

  /// A word of YAML, in quotation marks if it has a character that may mean something else.
  private static func yaml(_ text: String) -> String {
    ShellWord.text(text) == text ? text : "'" + text.replacing("'", with: "''") + "'"
  }

  private func workflowText(_ folder: String) -> String {
    let inFolder = folder == "." ? "" : folder + "/"
    var steps = [
      "      - uses: actions/checkout@v4"
    ]
    if case .folder(let path) = plan.skerry, path.hasPrefix("..") || path.hasPrefix("/") {
      steps += [
        "      # The package looks for Skerry in \(path); the repository's variable SKERRY_REPOSITORY says where it is cloned from.",
        "      - run: git clone --depth 1 \"${{ vars.SKERRY_REPOSITORY }}\" \(ShellWord.text(path))",
      ]
    }
    steps += [
      "      - run: \(plan.skerry.setUp)",
      "      - run: swift build --product \(plan.name)", "      - run: swift run --skip-build \(plan.name) render --out out --sheet",
      "      # Goldens are written with: swift run \(plan.name) test -u. Until some are committed there is nothing to compare with.",
      "      - if: ${{ !cancelled() && hashFiles('\(inFolder.replacing("'", with: "''"))Goldens/**/*.png') != '' }}",
      "        run: swift run --skip-build \(plan.name) test --reporter list --reporter github --reporter junit=out/test.xml",
      "      - if: ${{ !cancelled() }}",
      "        run: swift run --skip-build \(plan.name) lint --format github",
      "      - uses: actions/upload-artifact@v4", "        if: always()", "        with:", "          name: previews",
      "          path: \(Self.yaml(inFolder + "out"))",
    ]
    let header = [
      "# Draws, tests and lints the previews of \(plan.name) on every push. Written by \"skerry init\".", "name: Previews",
      "on: [push, pull_request]",
      "jobs:", "  previews:",
      "    runs-on: ubuntu-latest", "    container: swift:6.3-noble",
    ]
    let place = folder == "." ? [] : ["    defaults:", "      run:", "        working-directory: \(Self.yaml(folder))"]
    return (header + place + ["    steps:"] + steps).joined(separator: "\n") + "\n"
  }
}
