import Diagnostics
import Specification

/// Files in memory, with `spec.yml` as the spec.
struct MemoryFolder {
  var files: [String: [UInt8]]

  init(_ files: [String: String]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  init(spec: String) {
    self.init(["spec.yml": spec])
  }

  var folder: SpecificationFolder { SpecificationFolder(files: files) }

  func reading() throws -> SpecificationReading {
    try readSpecification("spec.yml", in: folder)
  }
}

/// `file:line:column rule: message` for everything that is found.
func report(_ folder: MemoryFolder) throws -> [String] {
  let reading = try folder.reading()
  return reading.diagnostics.map { diagnostic in
    let source = reading.sources.first { $0.file == diagnostic.range.file }
    let position = source?.position(of: diagnostic.range.bytes.lowerBound)
    let place = "\(diagnostic.range.file):\(position?.line ?? 0):\(position?.column ?? 0)"
    return "\(place) \(diagnostic.rule): \(diagnostic.message)"
  }
}

func report(_ spec: String) throws -> [String] {
  try report(MemoryFolder(spec: spec))
}

/// What every spec begins with that a test completes.
let specHead = "armature: 1\napplication: { name: Example }\n"
