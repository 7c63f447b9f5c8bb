// PlacesCore
