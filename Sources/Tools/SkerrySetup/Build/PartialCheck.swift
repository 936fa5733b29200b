import Foundation
import SkerryRuntime

/// A call of the compiler itself that checks the types of some of a module's files, and reads the others as far as those need them.
struct PartialCheck {
  /// The call without files.
  private let call: [String]
  /// The folder of the lists of files.
  private let folder: URL

  /// - Parameters:
  ///   - arguments: those of the driver, without files.
  ///   - folder: for the lists of files; it exists.
  /// - Returns: `nil` if the driver does not say how it calls the compiler.
  init?(_ arguments: [String], in folder: URL) {
    // The driver does not read the file that it is asked about.
    let file = folder.appendingPathComponent("checked.swift").path
    guard let jobs = ToolProcess.run(arguments + [file, "-driver-print-jobs"]), jobs.status == 0,
      let call = DriverLog(jobs.output).compilations[file], let place = call.firstIndex(of: "-primary-file")
    else { return nil }
    self.call = Array(call[..<place] + call[(place + 2)...])
    self.folder = folder
  }

  /// The call that checks some of the files.
  func arguments(_ some: Set<String>, of files: [String]) throws -> [String] {
    let lists = [("-filelist", files), ("-primary-filelist", files.filter(some.contains))]
    return try call
      + lists.flatMap { option, paths in
        let list = folder.appendingPathComponent("checked\(option).txt")
        try SkerryCache.write(paths.map { "\($0)\n" }.joined(), list)
        return [option, list.path]
      }
  }
}
