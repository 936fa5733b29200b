/// How large a source file or a project's description may be to be read.
enum SourceFileLimit {
  /// Bytes. Larger files are generated data, which would only take time.
  static let byteCount = 4_000_000
}
