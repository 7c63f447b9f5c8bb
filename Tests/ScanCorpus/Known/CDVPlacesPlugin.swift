import Foundation
import GooglePlaces

@objc(CDVPlacesPlugin) class CDVPlacesPlugin: CDVPlugin {

    private var fetcher: GMSAutocompleteFetcher?
    private var callbackId: String?

    override func pluginInitialize() {
        if let key = commandDelegate.settings["places_key"] as? String {
            GMSPlacesClient.provideAPIKey(key)
        }
    }

    @objc(autocompleteQuery:)
    func autocompleteQuery(_ command: CDVInvokedUrlCommand) {
        callbackId = command.callbackId
        let text = command.arguments.first as? String
        if fetcher == nil {
            let fresh = GMSAutocompleteFetcher(bounds: nil, filter: nil)
            fresh.delegate = self
            self.fetcher = fresh
        }
        fetcher?.sourceTextHasChanged(text)
    }

    @objc(geocode:)
    func geocode(_ command: CDVInvokedUrlCommand) {
        guard let id = command.arguments.first as? String else { return }
        GMSPlacesClient.shared().lookUpPlaceID(id) { place, error in
            let result = CDVPluginResult(status: CDVCommandStatus_OK, messageAs: [
                "lat": place?.coordinate.latitude ?? 0,
                "lng": place?.coordinate.longitude ?? 0,
            ])
            self.commandDelegate.send(result, callbackId: command.callbackId)
        }
    }
}

extension CDVPlacesPlugin: GMSAutocompleteFetcherDelegate {

    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
        let lines = predictions.map { $0.attributedFullText.string }
        commandDelegate.send(CDVPluginResult(status: CDVCommandStatus_OK, messageAs: lines), callbackId: callbackId)
    }

    func didFailAutocompleteWithError(_ error: Error) {
        commandDelegate.send(CDVPluginResult(status: CDVCommandStatus_ERROR), callbackId: callbackId)
    }
}
