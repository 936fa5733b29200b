import SkerrySourceTools

/// `phone-source IN OUT` writes the copy of a file in which `os(iOS)` is true, or an empty file if none is needed.
/// `phone-source --replacement IN OUT` writes the whole file, for one that is excluded from its target.
/// `phone-source --exports OUT` writes the declarations that give a module's files the parts of Foundation that Linux
/// lacks.
func writePhoneSource(_ arguments: [String]) {
  switch (arguments.first, arguments.count) {
  case ("--exports", 2): write(FoundationOnly.exports, to: arguments[1])
  case ("--replacement", 3): write(phoneSource(arguments[1]).replacement, to: arguments[2])
  case (_, 2):
    let source = phoneSource(arguments[0])
    switch source.extent {
    case .plain: write("", to: arguments[1])
    case .whole, .parts: write(source.copy, to: arguments[1])
    case .mixed(let line):
      write(source.copy, to: arguments[1])
      print(
        "\(arguments[0]):\(line): warning: the code inside #if os(iOS) is left out on Linux, because the condition cuts through declarations; "
          + "write #if !os(macOS) or #if canImport(ActivityKit) instead, or name the file in \(PhoneSourceList.fileName) and exclude it from its target"
      )
    }
  default: fail("usage: skerry-source-tool phone-source [--replacement] IN.swift OUT.swift | --exports OUT.swift")
  }
}

private func phoneSource(_ path: String) -> PhoneSource {
  guard let text = String(validating: contents(of: path), as: UTF8.self) else {
    fail("\(path): error: the file is not UTF-8; save it in that encoding.")
  }
  return PhoneSource(text, path: path)
}
