import Foundation
import PlacesCommand

let code = await LegacyPlacesCommand.run(Array(CommandLine.arguments.dropFirst()), host: .system())
exit(code.rawValue)
