import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())

/// The number behind an option of the form `--name 12`.
func number(_ option: String, default value: UInt64) -> UInt64 {
  guard let place = rest.firstIndex(of: option), place + 1 < rest.count else { return value }
  return UInt64(rest[place + 1]) ?? value
}

/// The folders among the arguments.
var folders: [String] {
  rest.enumerated().filter { place, word in
    !word.hasPrefix("--") && (place == 0 || !rest[place - 1].hasPrefix("--"))
  }.map(\.element)
}

switch arguments.first {
case "compare":
  exit(compareFacts(in: folders))
case "generate":
  let seed = number("--seed", default: UInt64.random(in: 0...9_999_999))
  exit(compareGenerated(count: Int(number("--count", default: 20_000)), seed: seed))
case "damage":
  let seed = number("--seed", default: UInt64.random(in: 0...9_999_999))
  exit(damageFiles(in: folders, cases: Int(number("--count", default: 1_000_000)), seed: seed))
case "speed":
  exit(measureSpeed(in: folders))
default:
  print(
    """
    usage: facts compare FOLDER ...
           facts generate [--count N] [--seed N]
           facts damage [--count N] [--seed N] FOLDER ...
           facts speed FOLDER ...
    """)
  exit(64)
}
