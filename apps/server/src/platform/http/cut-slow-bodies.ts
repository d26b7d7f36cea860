import type { FastifyInstance } from 'fastify'
import { refuseSocket } from './answer-errors'

export interface Patience {
  /** Milliseconds for the whole head, and for a body to begin with. */
  graceMs: number
  /** A body that keeps coming at this rate is waited for. */
  bytesPerSecond: number
}

/** How long a body may take of which so many bytes have come, in milliseconds. */
export const timeForBody = (received: number, { graceMs, bytesPerSecond }: Patience): number =>
  graceMs + (received / bytesPerSecond) * 1000

/**
 * Cuts requests whose body hardly comes: a small one has seconds, a picture over a slow line as long as it keeps coming.
 * Also what is sent on after an early refusal counts.
 */
export function cutSlowBodies(app: FastifyInstance, patience: Patience): void {
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const { socket } = raw
    const begun = performance.now()
    const before = socket.bytesRead
    let timer: NodeJS.Timeout
    const wait = (ms: number) => {
      // What came while this process was busy is read before it is looked at.
      timer = setTimeout(() => setImmediate(look), ms)
    }
    const look = () => {
      if (raw.complete || raw.destroyed) return
      const left = begun + timeForBody(socket.bytesRead - before, patience) - performance.now()
      if (left > 0) wait(left)
      else if (reply.raw.headersSent) socket.destroy()
      else refuseSocket(socket, 'REQUEST_TIMEOUT')
    }
    wait(patience.graceMs)
    raw.once('close', () => clearTimeout(timer))
  })
}
