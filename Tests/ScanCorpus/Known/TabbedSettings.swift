import UIKit
import	GooglePlaces

class TabbedSettings	: UITableViewController {

	var	client	:	GMSPlacesClient?
	var filter	= GMSAutocompleteFilter()
		var	fetcher:GMSAutocompleteFetcher? = nil

	func restart()	{
		client	=	GMSPlacesClient .shared ( )
		fetcher =	GMSAutocompleteFetcher( filter:filter )
		fetcher?	.provide	( GMSAutocompleteSessionToken( ) )
		client?
			.findAutocompletePredictions (
				fromQuery:	"a",
				filter	:	filter,
				sessionToken :	GMSAutocompleteSessionToken(),
				callback:	{ _,_ in	} )
		client?.autocompleteQuery("b",bounds:nil,filter:nil){_,_ in}
		filter . country	=	"AUS"
		filter.type=.address
	}
}
