/// What `--help` prints.
@MainActor
enum ApplicationHelp {
  static func text(for delegate: any ApplicationDelegate) -> String {
    let settings = delegate.settings.map { setting in
      "  \(setting.name) (\(EnglishTexts().expectation(of: setting.type)))\n"
    }
    return """
      usage: \(delegate.name) [options]

      options:
        --data FOLDER         keep the data in this folder
                              (usually $XDG_DATA_HOME/\(delegate.name)
                              or ~/.local/share/\(delegate.name))
        --keys SCRIPT         press keys without a terminal and print the last screen;
                              words are keys, text is in quotes: 'down "Hello" return';
                              the data is a fresh copy in memory unless --data is given
        --size WIDTHxHEIGHT   the size of the screen (80x24 with --keys)
        --now DATE            the date and time to take as now, such as 2026-01-01T00:00:00Z
        --setting NAME=VALUE  a setting for this run; may be repeated
        --language CODE       the language, such as en or ja (usually that of the environment)
        --plain               print lines of text instead of a screen, for screen readers and
                              pipes: what is new after every key; keys may come from a pipe
        --format FORMAT       print the first list as text, json or csv, and end; text is what
                              happens as well when the output is not a terminal
        --recover             write what can be read of damaged data into new files beside the
                              old ones, which stay as they are, and end
        --version             print the version
        --help                show this text

      """ + (settings.isEmpty ? "" : "\nsettings:\n" + settings.joined())
  }
}
