import UIKit
import GooglePlaces

final class PredictionCell : UITableViewCell
{
    static let hint = "uses kGMSAutocompleteMatchAttribute of GMSAutocompletePrediction"

    @IBOutlet private var primary: UILabel!
    @IBOutlet private var secondary: UILabel!

    func show(_ prediction : GMSAutocompletePrediction, font regularFont: UIFont = .systemFont(ofSize: 15))
    {
        let boldFont = UIFont.boldSystemFont(ofSize: UIFont.labelFontSize)
        let bolded = prediction.attributedFullText.mutableCopy() as! NSMutableAttributedString

        bolded.enumerateAttribute(kGMSAutocompleteMatchAttribute, in: NSMakeRange(0, bolded.length), options: []) {
            (value, range: NSRange, stop: UnsafeMutablePointer<ObjCBool>) -> Void in
            let font = (value == nil) ? regularFont : boldFont
            bolded.addAttribute(NSFontAttributeName, value: font, range: range)
        }
        primary.attributedText = bolded
        secondary.attributedText = prediction.attributedSecondaryText
        accessibilityLabel = "kGMSAutocompleteMatchAttribute \(bolded.attribute(kGMSAutocompleteMatchAttribute, at: 0, effectiveRange: nil) ?? "GMSPlace")"
    }

    func showModern(_ suggestion: GMSAutocompletePlaceSuggestion) {
        let s = NSMutableAttributedString(attributedString: suggestion.attributedPrimaryText)
        s.enumerateAttribute(NSAttributedString.Key.gmsAutocompleteMatchAttribute, in: NSRange(location: 0, length: s.length)) { v, r, _ in
            guard let fragment = v as? GMSAutocompleteMatchFragment else { return }
            s.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: Int(fragment.offset), length: Int(fragment.length)))
            _ = r
        }
        s.enumerateAttribute(.gmsAutocompleteMatchAttribute, in: NSRange(location: 0, length: 1)) { _, _, _ in }
        let key = NSAttributedStringKey(rawValue: kGMSAutocompleteMatchAttribute)
        let own = NSAttributedString.Key.gmsAutocompleteMatchAttributes
        print(key, own)
    }

    let kGMSAutocompleteMatchAttributeName = "match"     // one word longer, ours
}

extension NSAttributedString.Key {
    static let gmsAutocompleteMatchAttributes = NSAttributedString.Key("gmsAutocompleteMatchAttribute")
}
