import Foundation
import PackagePlugin

/// `swift package skerry VERB …`: builds the package's widget bundle and runs the verb with it.
@main struct SkerryCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let asked = extractor.extractOption(named: "product").last
    let products = context.package.products(ofType: ExecutableProduct.self)
    guard let product = products.first(where: { $0.name == asked }) ?? (asked == nil ? products.first : nil) else {
      let name = asked.map { " \($0)" } ?? ""
      throw Failure("The package has no executable product\(name); add the widget extension as an executable target.")
    }
    let build = try packageManager.build(.product(product.name), parameters: .init(configuration: .debug))
    guard build.succeeded, let built = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw Failure("The package does not build:\n\(build.logText)")
    }
    let process = Process()
    process.executableURL = built.url
    process.arguments = extractor.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    let verb = (["skerry"] + extractor.remainingArguments.prefix(1)).joined(separator: " ")
    if process.terminationReason == .uncaughtSignal { throw Failure("\(verb) was stopped by signal \(process.terminationStatus).") }
    guard process.terminationStatus == 0 else { throw Failure("\(verb) ended with exit code \(process.terminationStatus).") }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
