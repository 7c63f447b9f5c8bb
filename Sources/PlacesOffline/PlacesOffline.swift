// PlacesOffline
