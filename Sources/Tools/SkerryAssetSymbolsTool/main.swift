import Foundation
import SkerryAssetSymbols

// The build-tool plug-in's program. Arguments: OUTPUT, then catalogues and Swift files. An unchanged file is not rewritten.
let arguments = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("skerry-asset-symbols needs the file to write, then catalogues and Swift files.\n".utf8))
  exit(1)
}
let inputs = arguments.dropFirst().map { URL(fileURLWithPath: $0) }
let sources = inputs.filter { $0.pathExtension == "swift" }.compactMap { FileManager.default.contents(atPath: $0.path) }.map {
  String(decoding: $0, as: UTF8.self)
}
let text = AssetSymbolsText(AssetSymbols(catalogues: inputs.filter { $0.pathExtension == "xcassets" }), sources: sources).text
if FileManager.default.contents(atPath: output) != Data(text.utf8) {
  do {
    try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
  } catch {
    FileHandle.standardError.write(Data("The file \(output) cannot be written; check the build folder's permissions.\n".utf8))
    exit(1)
  }
}
