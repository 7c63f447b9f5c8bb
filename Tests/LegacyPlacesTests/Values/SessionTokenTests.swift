import Foundation
import LegacyPlaces
import PlacesEngine
import Testing

@Suite("Session tokens")
struct SessionTokenTests {
  @Test("C60 each new token is another one, of a form the service takes")
  func newTokens() {
    let one = GMSAutocompleteSessionToken()
    let other = GMSAutocompleteSessionToken.init()
    #expect(one != other)
    #expect(one.description != other.description)
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
    #expect(one.description.allSatisfy(allowed.contains))
    #expect((1...36).contains(one.description.count))
  }

  @Test("A token's text comes from the environment, and its description is that text")
  func environmentMakesTokens() {
    PlacesEnvironment.$current.withValue(PlacesEnvironment(makeToken: { "token-1" })) {
      #expect(GMSAutocompleteSessionToken().description == "token-1")
    }
  }

  @Test("B02 a copy is the same token")
  func copies() throws {
    let token = GMSAutocompleteSessionToken()
    let copy = try #require(token.copy() as? GMSAutocompleteSessionToken)
    #expect(copy == token)
    #expect(copy.hash == token.hash)
    #expect(copy.description == token.description)
  }
}
