import Foundation

// The program of three build plug-ins, which generate or rewrite Swift files of a target. A file whose contents would not change is not written,
// so that nothing is compiled again.
let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())
switch arguments.first {
case "asset-symbols": writeAssetSymbols(rest)
case "intent-definitions": writeIntentDefinitions(rest)
case "phone-source": writePhoneSource(rest)
default: fail("usage: skerry-source-tool asset-symbols | intent-definitions | phone-source, followed by files")
}
