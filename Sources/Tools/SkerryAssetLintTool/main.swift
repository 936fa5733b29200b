import Foundation
import SkerryAssetLint

// The build-tool plug-in's program: small, so that a first build is fast.
exit(AssetLintTool.run(Array(CommandLine.arguments.dropFirst())))
