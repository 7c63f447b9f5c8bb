//
//  SuggestionCell.swift
//  Trails
//

import UIKit
import GoogleMaps

class SuggestionCell: UITableViewCell {

    static let identifier = "SuggestionCell"

    @IBOutlet weak var titleLabel: UILabel!

    /* The match attribute (kGMSAutocompleteMatchAttribute) is on every
       matched range of the prediction's text. */
    func configure(prediction: GMSAutocompletePrediction) {
        let regularFont = UIFont.systemFontOfSize(UIFont.labelFontSize())
        let boldFont = UIFont.boldSystemFontOfSize(UIFont.labelFontSize())

        let bolded = prediction.attributedFullText.mutableCopy() as! NSMutableAttributedString
        bolded.enumerateAttribute(kGMSAutocompleteMatchAttribute, inRange: NSMakeRange(0, bolded.length), options: []) { (value, range: NSRange, stop: UnsafeMutablePointer<ObjCBool>) -> Void in
            let font = (value == nil) ? regularFont : boldFont
            bolded.addAttribute(NSFontAttributeName, value: font, range: range)
        }

        titleLabel.attributedText = bolded
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.attributedText = nil
    }
}
