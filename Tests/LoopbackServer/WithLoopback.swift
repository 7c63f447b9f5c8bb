/// Runs a body against a loopback server and stops the server on every way out.
package func withLoopback(
  _ handler: @escaping LoopbackServer.Handler,
  _ body: (LoopbackServer) async throws -> Void
) async throws {
  let server = try LoopbackServer(handler)
  do {
    try await body(server)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}
