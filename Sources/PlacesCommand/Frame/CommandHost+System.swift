import Foundation
import PlacesEngine
import PlacesOffline

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension CommandHost {
  /// The process: its standard streams, variables and terminal, Google's service and the bundled places.
  public static func system() -> CommandHost {
    CommandHost(
      write: { text in
        guard !SystemTerminal.write(text, to: STDOUT_FILENO) else { return }
        let reason = String(cString: strerror(errno))
        SystemTerminal.write("legacy-places: cannot write the output: \(reason).\n", to: STDERR_FILENO)
        exit(ExitCode.unwritable.rawValue)
      },
      writeError: { SystemTerminal.write($0, to: STDERR_FILENO) },
      variables: ProcessInfo.processInfo.environment,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      columns: SystemTerminal.size(of: STDOUT_FILENO)?.columns,
      terminal: SystemTerminal(),
      webService: { WebPlacesService(key: $0) },
      offlineService: { file in
        try file.map { try OfflinePlacesService(contentsOf: $0) } ?? .bundled()
      })
  }
}
