// PlacesCommand
