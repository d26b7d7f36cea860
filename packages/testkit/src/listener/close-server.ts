import { once } from 'node:events'
import type { Server } from 'node:http'

/** Closes a server and all that is connected to it, at once. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
