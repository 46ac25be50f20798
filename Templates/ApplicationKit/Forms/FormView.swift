/// The fields of a form below one another, each with its title before and its problem below it.
final class FormView: View, ViewLayout {
  var fields: [FormField] = []

  var layout: Layout {
    let widest = fields.map { $0.titleLabel.text.displayWidth }.max() ?? 0
    let titleWidth = min(widest, max(1, frame.size.width / 3))
    return .column(
      fields.map { field in
        let row = Layout.row(
          field.titleLabel.fixed(titleWidth), field.control.flexible(), spacing: 2)
        let problem = Layout.row(.empty.fixed(titleWidth), field.problemLabel, spacing: 2)
        return field.problem == nil ? row : .column(row, problem)
      })
  }
}
