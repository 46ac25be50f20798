/// Answers that are worked out when somebody asks, and only once, so that many renames of one file take no
/// longer than a few.
final class Remembered<Question: Hashable, Answer> {
  private var answers: [Question: Answer] = [:]

  func answer(to question: Question, _ workOut: () -> Answer) -> Answer {
    if let answer = answers[question] { return answer }
    let answer = workOut()
    answers[question] = answer
    return answer
  }
}
