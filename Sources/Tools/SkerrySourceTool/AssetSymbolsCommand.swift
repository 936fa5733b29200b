import Foundation
import SkerrySourceTools

/// `asset-symbols OUTPUT CATALOGUE… SWIFT-FILE…`: the Swift names of the catalogues' images and colours, without those
/// that the Swift files declare.
func writeAssetSymbols(_ arguments: [String]) {
  guard let output = arguments.first else { fail("asset-symbols needs the file to write, then catalogues and Swift files.") }
  let inputs = Array(arguments.dropFirst())
  let catalogues = inputs.map { URL(fileURLWithPath: $0) }.filter { $0.pathExtension == "xcassets" }
  write(AssetSymbolsText(AssetSymbols(catalogues: catalogues), sources: swiftSources(inputs)).text, to: output)
}
