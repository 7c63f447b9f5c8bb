#if !WithoutCoordinateBounds
  import CoreLocationStandIn
  import LegacyPlaces
  import Testing

  private func point(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  private func corners(_ bounds: GMSCoordinateBounds) -> [Double] {
    [
      bounds.southWest.latitude, bounds.southWest.longitude, bounds.northEast.latitude,
      bounds.northEast.longitude,
    ]
  }

  @Suite("Coordinate bounds")
  struct CoordinateBoundsTests {
    @Test(
      "B07 corners may come in any order",
      arguments: [
        (point(-33, 151), point(-34, 150)), (point(-34, 150), point(-33, 151)),
        (point(-33, 150), point(-34, 151)), (point(-34, 151), point(-33, 150)),
      ])
    func anyOrder(one: CLLocationCoordinate2D, other: CLLocationCoordinate2D) {
      let bounds = GMSCoordinateBounds(coordinate: one, coordinate: other)
      #expect(corners(bounds) == [-34, 150, -33, 151])
    }

    @Test("The smaller span of longitude is taken, across the 180° meridian if need be")
    func smallerSpan() {
      let fiji = GMSCoordinateBounds(coordinate: point(-16, -178), coordinate: point(-19, 177))
      #expect(corners(fiji) == [-19, 177, -16, -178])
      #expect(fiji.contains(point(-17, 180)))
      #expect(fiji.contains(point(-17, -180)))
      #expect(!fiji.contains(point(-17, 0)))
      let half = GMSCoordinateBounds(coordinate: point(0, 0), coordinate: point(1, 180))
      #expect(corners(half) == [0, 0, 1, 180])
    }

    @Test("The pair -180, 180 means all longitudes")
    func wholeWorld() {
      let world = GMSCoordinateBounds(coordinate: point(85, -180), coordinate: point(-85, 180))
      #expect(corners(world) == [-85, -180, 85, 180])
      #expect(world.contains(point(0, 0)))
    }

    @Test("Equal corners make a box of one point")
    func degenerate() {
      let bounds = GMSCoordinateBounds.init(coordinate: point(1, 2), coordinate: point(1, 2))
      #expect(bounds.isValid)
      #expect(bounds.contains(point(1, 2)))
      #expect(!bounds.contains(point(1, 2.1)))
    }

    @Test("Empty bounds are invalid, and extending them leaves only what is new")
    func extendingInvalid() {
      let empty = GMSCoordinateBounds()
      #expect(!empty.isValid)
      #expect(!CLLocationCoordinate2DIsValid(empty.northEast))
      #expect(!empty.contains(point(0, 0)))
      #expect(corners(empty.includingCoordinate(point(3, 4))) == [3, 4, 3, 4])
      let other = GMSCoordinateBounds(coordinate: point(1, 2), coordinate: point(3, 4))
      #expect(empty.includingBounds(other) == other)
      #expect(other.includingBounds(empty) == other)
      #expect(!empty.intersects(other))
    }

    @Test(
      "Corners out of range or not numbers make invalid bounds",
      arguments: [point(.nan, 0), point(0, .nan), point(91, 0), point(0, 181), point(.infinity, 0)])
    func invalid(corner: CLLocationCoordinate2D) {
      #expect(!GMSCoordinateBounds(coordinate: corner, coordinate: point(0, 0)).isValid)
      #expect(!GMSCoordinateBounds(coordinate: point(0, 0), coordinate: corner).isValid)
      #expect(!GMSCoordinateBounds().includingCoordinate(corner).isValid)
    }

    @Test("Extending takes the shorter way round")
    func extending() {
      let bounds = GMSCoordinateBounds(coordinate: point(0, 170), coordinate: point(10, 175))
      #expect(corners(bounds.includingCoordinate(point(-5, -175))) == [-5, 170, 10, -175])
      #expect(corners(bounds.includingCoordinate(point(5, 160))) == [0, 160, 10, 175])
      #expect(corners(bounds.includingCoordinate(point(5, 172))) == [0, 170, 10, 175])
      let far = GMSCoordinateBounds(coordinate: point(20, -170), coordinate: point(30, -160))
      #expect(corners(bounds.includingBounds(far)) == [0, 170, 30, -160])
      #expect(corners(far.includingBounds(bounds)) == [0, 170, 30, -160])
    }

    @Test("A union holds both boxes, whichever is asked, and is no wider than it must be")
    func unions() {
      let longitudes: [Double] = [-180, -170, -90, -1, 0, 90, 170, 180]
      let boxes = longitudes.flatMap { west in
        longitudes.map { GMSCoordinateBounds(coordinate: point(0, west), coordinate: point(1, $0)) }
      }
      for one in boxes {
        for other in boxes {
          let union = one.includingBounds(other)
          for corner in [one.northEast, one.southWest, other.northEast, other.southWest] {
            #expect(union.contains(corner))
          }
          let width = Self.width(union)
          #expect(width == Self.width(other.includingBounds(one)))
          let widths = [one, other].map(Self.width)
          #expect(width >= widths[0] && width >= widths[1])
          if one.intersects(other) { #expect(width <= widths[0] + widths[1]) }
        }
      }
    }

    private static func width(_ bounds: GMSCoordinateBounds) -> Double {
      let width = bounds.northEast.longitude - bounds.southWest.longitude
      return width < 0 ? width + 360 : width
    }

    @Test("Edges count for containing and intersecting")
    func edges() {
      let bounds = GMSCoordinateBounds(coordinate: point(0, 0), coordinate: point(10, 10))
      #expect(bounds.contains(point(10, 10)))
      #expect(!bounds.contains(point(10.001, 10)))
      let touching = GMSCoordinateBounds(coordinate: point(10, 10), coordinate: point(20, 20))
      #expect(bounds.intersects(touching))
      let apart = GMSCoordinateBounds(coordinate: point(11, 0), coordinate: point(20, 10))
      #expect(!bounds.intersects(apart))
      let across = GMSCoordinateBounds(coordinate: point(0, 170), coordinate: point(10, -170))
      #expect(!bounds.intersects(across))
      #expect(across.intersects(GMSCoordinateBounds(coordinate: point(5, -175), coordinate: point(6, -174))))
    }
  }
#endif
