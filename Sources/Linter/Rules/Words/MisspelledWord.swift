import Diagnostics
import Naming
import SourceModel

struct MisspelledWord: Rule {
  static let about = RuleDescription(
    .misspelledWord,
    examples: [
      Example(
        "a slip that many people make",
        """
        func recieve(_ seperator: String) {}
        //   ^^^^^^^ misspelled_word: write 'receive' instead of 'recieve'
        //             ^^^^^^^^^ misspelled_word: write 'separator' instead of 'seperator'
        """),
      Example(
        "half a word",
        """
        func regist() {}
        //   ^^^^^^ misspelled_word: write 'register' instead of 'regist'
        """),
      Example(
        "a letter off",
        """
        final class ImageControllwr {}
        //               ^^^^^^^^^^ misspelled_word: write 'Controller' instead of 'Controllwr'
        """),
      Example(
        "a letter off between several words, of which the file has one",
        """
        func testStetchLast() {}
        //       ^^^^^^ misspelled_word: write 'Stretch' instead of 'Stetch'
        func showStretched(_ stretch: Int) {}
        """),
      Example(
        "two words without a capital between them, which the file writes apart or a helping verb begins",
        """
        struct Person {
          let fullname = "", name = ["full_name"], userTextfield: UITextField, islocked = true
        //    ^^^^^^^^ misspelled_word: write 'fullName' instead of 'fullname'
        //                                             ^^^^^^^^^ misspelled_word: write 'TextField' instead of 'Textfield'
        //                                                                     ^^^^^^^^ misspelled_word: write 'isLocked' instead of 'islocked'
        }
        """),
      Example(
        "two words without a capital between them that the type beside has, or of which the first is a participle",
        """
        let xaxis: XAxis, tablerow = TableRow(), filteredphotos: [Photo]
        //  ^^^^^ misspelled_word: write 'xAxis' instead of 'xaxis'
        //                ^^^^^^^^ misspelled_word: write 'tableRow' instead of 'tablerow'
        //                                       ^^^^^^^^^^^^^^ misspelled_word: write 'filteredPhotos' instead of \
        'filteredphotos'
        """),
      Example(
        "one word in two, as no name of Apple's has it",
        """
        let emailPlaceHolder = "", backGroundImage = 1, snapShot = 2
        //       ^^^^^^^^^^^ misspelled_word: write 'Placeholder' instead of 'PlaceHolder'
        //                         ^^^^^^^^^^ misspelled_word: write 'background' instead of 'backGround'
        //                                              ^^^^^^^^ misspelled_word: write 'snapshot' instead of 'snapShot'
        func rollBack(to place_holder: Int, fileName: String) {}
        """),
      Example(
        "words that are one, however the file writes them elsewhere, and two that it writes so alone",
        """
        struct File { let filename = "", timestamp = 1, lastname = "" }
        func fileName(_ TimeStamp: Int) {}
        """),
      Example(
        "a rare word beside the same name with one of every day",
        """
        func search(calenderType: String) { data.calendarType = calenderType }
        //          ^^^^^^^^ misspelled_word: write 'calendar' instead of 'calender'
        func polish(calender: Machine) {}
        """),
      Example(
        "a slip in many files of a project that writes the right word as well",
        """
        // file: Sources/App/Attendance.swift
        struct Attendance {}
        // file: Sources/App/AttendnaceStore.swift
        final class AttendnaceStore {}
        //          ^^^^^^^^^^ misspelled_word: write 'Attendance' instead of 'Attendnace'
        // file: Sources/App/AttendnaceView.swift
        final class AttendnaceView {}
        //          ^^^^^^^^^^ misspelled_word: write 'Attendance' instead of 'Attendnace'
        // file: Sources/App/AttendnaceCell.swift
        final class AttendnaceCell {}
        //          ^^^^^^^^^^ misspelled_word: write 'Attendance' instead of 'Attendnace'
        // file: Sources/App/AttendnaceList.swift
        final class AttendnaceList {}
        //          ^^^^^^^^^^ misspelled_word: write 'Attendance' instead of 'Attendnace'
        // file: Sources/App/AttendnaceRow.swift
        final class AttendnaceRow {}
        //          ^^^^^^^^^^ misspelled_word: write 'Attendance' instead of 'Attendnace'
        """),
      Example("right spellings of both sides of the sea", "let colour = 1, color = 2"),
      Example("words with a prefix or suffix", "func reconnectableSubviews(of hashers: Int) {}"),
      Example(
        "a name that looks like another word, in as many files as nobody copies a slip to",
        """
        // file: Sources/App/Immuni.swift
        final class ImmuniStore {}
        // file: Sources/App/ImmuniView.swift
        final class ImmuniView {}
        // file: Sources/App/ImmuniCell.swift
        final class ImmuniCell {}
        // file: Sources/App/ImmuniState.swift
        struct ImmuniState {}
        // file: Sources/App/ImmuniPage.swift
        final class ImmuniPage { var recieved = 1 }
        //                           ^^^^^^^^ misspelled_word: write 'received' instead of 'recieved'
        """),
      Example("names of people and places", "struct Zurich { var ada = 1 }"),
    ])

  var keys: KeyTreatment { .likely }

  func findings(in project: Project) -> [Finding] {
    project.slips.compactMap { $0.finding(against: .misspelledWord) }
  }
}
