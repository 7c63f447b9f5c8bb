import Foundation
import GooglePlaces

struct OpeningHoursFormatter {

    let calendar = Calendar.current

    func lines(for hours: GMSOpeningHours?) -> [String] {
        guard let periods = hours?.periods else { return hours?.weekdayText ?? [] }
        return periods.map(line)
    }

    private func line(_ period: GMSPeriod) -> String {
        let close = period.closeEvent.map(text) ?? "24 h"
        return "\(name(of: period.openEvent.day)): \(text(period.openEvent)) - \(close)"
    }

    private func text(_ event: GMSEvent) -> String {
        return time(event.time)
    }

    private func time(_ time: GMSTime) -> String {
        return String(format: "%02d:%02d", time.hour, time.minute)
    }

    private func name(of day: GMSDayOfWeek) -> String {
        return calendar.weekdaySymbols[Int(day.rawValue) - 1]
    }

    func price(_ level: GMSPlacesPriceLevel) -> String {
        switch level {
        case .cheap, GMSPlacesPriceLevel.medium: return "$"
        case .expensive: return "$$$"
        default: return ""
        }
    }

    func closedForGood(_ status: GMSPlacesBusinessStatus) -> Bool {
        return status == .closedPermanently
    }

    func flag(_ attribute: GMSBooleanPlaceAttribute) -> Bool? {
        return attribute == .unknown ? nil : attribute == .true
    }

    func delivery(_ hours: [GMSOpeningHours], type: GMSPlaceHoursType) -> GMSOpeningHours? {
        return hours.first { $0.hoursType == type }
    }

    func holidays(_ days: [GMSPlaceSpecialDay]) -> [Date] {
        return days.filter { $0.isExceptional }.map { $0.date }
    }
}

extension GMSPlaceOpenStatus: CustomStringConvertible {
    public var description: String {
        switch self {
        case .open: return "open"
        case .closed: return "closed"
        default: return "unknown"
        }
    }
}
