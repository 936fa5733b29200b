import Foundation
import SkerryAssetLint

// What the build-tool plugin runs: small, so that a first build is quick.
exit(AssetLintTool.run(Array(CommandLine.arguments.dropFirst())))
