import UIKit
import GooglePlaces

struct MatchHighlighter {

    let regular: UIFont
    let bold: UIFont

    // Swift 4: the constant is still a String here.
    func bolded(_ prediction: GMSAutocompletePrediction) -> NSAttributedString {
        let text = prediction.attributedPrimaryText.mutableCopy() as! NSMutableAttributedString
        let key = NSAttributedStringKey(rawValue: kGMSAutocompleteMatchAttribute)
        text.enumerateAttribute(key, in: NSMakeRange(0, text.length), options: []) { value, range, _ in
            let font = value == nil ? self.regular : self.bold
            text.addAttribute(.font, value: font, range: range)
        }
        return text
    }

    // Swift 4.2 and later: it is a typed key.
    func underlined(_ prediction: GMSAutocompletePrediction) -> NSAttributedString {
        let text = NSMutableAttributedString(attributedString: prediction.attributedFullText)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.gmsAutocompleteMatchAttribute, in: whole) { value, range, _ in
            if let fragment = value as? GMSAutocompleteMatchFragment {
                print(fragment.offset, fragment.length)
                text.addAttribute(.underlineStyle, value: 1, range: range)
            }
        }
        return text
    }

    func ranges(in text: NSAttributedString) -> [NSRange] {
        var found: [NSRange] = []
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(NSAttributedString.Key.gmsAutocompleteMatchAttribute, in: whole) { value, range, _ in
            if value != nil { found.append(range) }
        }
        return found
    }
}
