import { once } from 'node:events'
import type { Server } from 'node:net'

export const LOOPBACK = '127.0.0.1'

/** The port of a server that has been told to listen. @throws when it cannot, as when the port is taken. */
export async function listeningPort(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not a TCP server')
  return address.port
}

/** A loopback origin, without a path. @throws Error for any other. */
export function loopbackOrigin(text: string): string {
  const { hostname, origin } = new URL(text)
  if (hostname !== LOOPBACK && hostname !== 'localhost') throw new Error(`Not on loopback: ${text}`)
  return origin
}
