import Foundation
import SkerryCLI

typealias LeftOut = BuildReport.LeftOut

extension LeftOut {
  /// The part with the module that it seems to need: the first that its file imports and that is missing.
  func needing(_ missingModules: [String]) -> LeftOut {
    guard kind == .part, reason.contains("cannot find ") || reason.contains(" has no member '") || reason.contains("unknown attribute")
    else { return self }
    var part = self
    part.module = missingModules.first
    return part
  }

  /// A part that names one that was left out before it: that one's own reason is the cause.
  func following(_ earlier: Set<LeftOut>) -> LeftOut {
    guard kind == .part, reason.hasSuffix("' in scope"), let name = lacking, let place = reason.range(of: ": cannot find "),
      earlier.contains(where: { $0.kind == .part && $0.name == name })
    else { return self }
    var part = self
    part.reason = "\(reason[..<place.lowerBound]): \(Self.needs(name))"
    return part
  }

  /// The name that a part lacks: the last one that its reason quotes.
  private var lacking: String? {
    if let needed { return needed }
    let quoted = reason.split(separator: "'", omittingEmptySubsequences: false)
    return quoted.count > 2 ? String(quoted[quoted.count - 2]) : nil
  }

  /// Parts that lack what other parts lack as well, or that name a part that is left out, belong to the same missing module.
  static func attributed(_ items: [LeftOut]) -> [LeftOut] {
    var result = items
    var modules: [String: String] = [:]
    func learn(_ item: LeftOut) {
      guard item.kind == .part, let module = item.module else { return }
      for name in [item.lacking, item.name.split(separator: ".").last.map(String.init)].compactMap({ $0 }) where modules[name] == nil {
        modules[name] = module
      }
    }
    items.forEach(learn)
    var hasChanged = !modules.isEmpty
    while hasChanged {
      hasChanged = false
      for index in result.indices where result[index].kind == .part && result[index].module == nil {
        guard let module = result[index].lacking.flatMap({ modules[$0] }) else { continue }
        result[index].module = module
        learn(result[index])
        hasChanged = true
      }
    }
    return result
  }
}
