import CSkerryRuntime
package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another process of the running program, with a call of its own, whose standard output is read while it runs.
///
/// It begins with the environment variables with which this process began, whatever the app's code has changed since. It waits where its output is
/// not read, and it does not outlive this process.
package final class PartProcess {
  private let output: Int32
  private var process: pid_t

  /// - Parameter call: the arguments after the program's name. `nil` if the process cannot be started.
  package init?(_ call: [String]) {
    let words = [CommandLine.arguments.first ?? "skerry"] + call
    let arguments = words.map { strdup($0) } + [nil]
    let environment = Self.firstEnvironment.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var output: Int32 = -1
    // The file that this process runs, even if another has its name now.
    process = skerry_start("/proc/self/exe", arguments, environment, &output)
    self.output = output
    if process <= 0 { return nil }
  }

  /// The variables with which this process was started, as `NAME=value`.
  private static var firstEnvironment: [String] {
    let data = FileManager.default.contents(atPath: "/proc/self/environ") ?? Data()
    guard !data.isEmpty else { return ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }.sorted() }
    let first = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // `watch` may have said only later which values the program's literals have.
    guard let literals = getenv(literals) else { return first }
    return first.filter { !$0.hasPrefix(Self.literals + "=") } + ["\(Self.literals)=\(String(cString: literals))"]
  }

  /// The variable with the values of replaceable literals (`CSkerryRuntime/literals.c`).
  private static let literals = "SKERRY_LITERALS"

  /// The next bytes of the output; `nil` if it ends before.
  package func read(_ count: Int) -> Data? {
    var data = Data(count: count)
    var done = 0
    while done < count {
      let got = data.withUnsafeMutableBytes { readBytes(output, $0.baseAddress.map { $0 + done }, count - done) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      done += got
    }
    return data
  }

  /// Waits for the end of the process. Returns its exit code, or 128 and the number of the signal that ended it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    guard process > 0 else { return 0 }
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Ends the process if it still runs.
  deinit {
    if output >= 0 { close(output) }
    guard process > 0 else { return }
    kill(process, SIGKILL)
    _ = wait()
  }
}

private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(descriptor, bytes, count) }
