import SkerryGraph

extension FontDescription {
  /// OpenType features that the description asks for.
  var openTypeFeatures: [String] {
    var result: [String] = []
    if monospacedDigits { result.append("tnum") }
    switch smallCaps {
    case .none: break
    case .lowercase: result.append("smcp")
    case .uppercase: result.append("c2sc")
    case .all: result += ["smcp", "c2sc"]
    }
    return result
  }
}
