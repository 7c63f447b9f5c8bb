#if os(iOS) || HEADLESS_UIKIT
  import Foundation
  import UIKit

  /// What a cell was drawn for: the index path a table asked for, and the row that was served.
  struct AutocompleteDrawnRow {
    var indexPath: IndexPath
    var row: AutocompleteList.Row
  }

  /// A cell that remembers its row, so that a tap means what was drawn.
  class AutocompleteRowCell: UITableViewCell {
    var drawn: AutocompleteDrawnRow?
  }

  /// A predicted place in one or two lines.
  final class AutocompletePredictionCell: AutocompleteRowCell {
    func show(_ prediction: AutocompleteList.Prediction, colors: AutocompleteColors) {
      var content = UIListContentConfiguration.subtitleCell()
      content.attributedText = NSAttributedString(
        runs: prediction.primary, style: .body, color: colors.primaryText,
        highlight: colors.primaryTextHighlight)
      content.textProperties.adjustsFontForContentSizeCategory = true
      content.secondaryAttributedText = prediction.secondary.map {
        NSAttributedString(
          runs: $0, style: .subheadline, color: colors.secondaryText,
          highlight: colors.primaryTextHighlight)
      }
      content.secondaryTextProperties.adjustsFontForContentSizeCategory = true
      contentConfiguration = content
      backgroundColor = colors.cellBackground
      accessibilityLabel = [prediction.primary, prediction.secondary ?? []]
        .map { $0.map(\.text).joined() }.filter { !$0.isEmpty }.joined(separator: ", ")
      accessibilityTraits = .button
    }
  }

  /// A text in place of predictions, with a button if there is something to try again.
  final class AutocompleteMessageCell: AutocompleteRowCell {
    func show(
      _ message: AutocompleteList.Message, colors: AutocompleteColors, retry: @escaping () -> Void
    ) {
      var content = UIListContentConfiguration.cell()
      content.text = message.text
      content.textProperties.font = .preferredFont(forTextStyle: .body)
      content.textProperties.adjustsFontForContentSizeCategory = true
      content.textProperties.color = colors.primaryText
      contentConfiguration = content
      backgroundColor = colors.cellBackground
      selectionStyle = .none
      accessoryView = message.retryTitle.map { button($0, color: colors.tint, action: retry) }
    }

    private func button(_ title: String, color: UIColor, action: @escaping () -> Void) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.tintColor = color
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      button.sizeToFit()
      return button
    }
  }

  /// The attribution under predictions: one line, never wrapped, never translated.
  final class AutocompleteFooter: UITableViewHeaderFooterView {
    convenience init(_ text: String, colors: AutocompleteColors) {
      self.init(reuseIdentifier: nil)
      var content = UIListContentConfiguration.plainFooter()
      content.text = text
      content.textProperties.font = .preferredFont(forTextStyle: .footnote)
      content.textProperties.adjustsFontForContentSizeCategory = true
      content.textProperties.color = colors.secondaryText
      content.textProperties.numberOfLines = 1
      contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = colors.cellBackground
      backgroundConfiguration = background
    }
  }

  extension NSAttributedString {
    /// A line in two colours. Each run has the preferred font, so that it follows the user's text size.
    fileprivate convenience init(
      runs: [AutocompleteList.Run], style: UIFont.TextStyle, color: UIColor, highlight: UIColor
    ) {
      let line = NSMutableAttributedString(string: "")
      let font = UIFont.preferredFont(forTextStyle: style)
      for run in runs {
        line.append(
          NSAttributedString(
            string: run.text,
            attributes: [.font: font, .foregroundColor: run.isMatch ? highlight : color]))
      }
      self.init(attributedString: line)
    }
  }
#endif
