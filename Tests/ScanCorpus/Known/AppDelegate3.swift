//
//  AppDelegate3.swift
//  Delivery
//

import UIKit
import GoogleMaps
import GooglePlaces

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        // GMSPlacesClient.provideAPIKey("OLD-KEY")
        GMSServices.provideAPIKey("YOUR_API_KEY")
        GMSPlacesClient.provideAPIKey("YOUR_API_KEY")
        print("Places: \(GMSPlacesClient.openSourceLicenseInfo().characters.count)")

        let bar = UISearchBar.appearance()
        bar.barTintColor = UIColor.white
        UITextField.appearance(whenContainedInInstancesOf: [GMSAutocompleteViewController.self]).textColor = .black
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
    }
}
