import ApplicationKit
import Foundation
import Testing

@MainActor @Suite struct AbstractViewTests {
  @Test func `A subclass of an abstract view can be made`() {
    let view: ShapeView = CircleView()
    #expect(view is CircleView)
  }

  @Test func `Making an abstract view ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ShapeView() }
    }
  }

  @Test func `The day of the week is that of the calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let thursday = Date(timeIntervalSinceReferenceDate: 788_918_400)
    #expect(Weekday(of: thursday, in: calendar) == .thursday)
    let days = (0..<7).map { day in
      Weekday(of: thursday.addingTimeInterval(Double(day) * 86_400), in: calendar)
    }
    #expect(Set(days).count == 7)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: -3600))
    #expect(Weekday(of: thursday, in: calendar) == .wednesday)
  }
}

private class ShapeView: View {
  override class var isAbstract: Bool { self == ShapeView.self }
}

private final class CircleView: ShapeView {}
