import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Longest that a stop waits for requests under way, in milliseconds: within the ten seconds that Docker gives. */
const mostFinishingMs = 8000

/**
 * Makes `close` let requests under way finish: connections without one are cut at once, new ones are refused, and what
 * is not answered by then ends after a few seconds. Each answer says that its connection closes, from the moment on that
 * the server is about to leave: what a proxy keeps open then is used no more when it closes.
 */
export function finishRequests(app: FastifyInstance, isLeaving: () => boolean): void {
  const underWay = new Map<Socket, number>()
  let closing = false
  app.server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1)
    reply.raw.once('close', () => {
      const left = underWay.get(socket)
      if (left === undefined) return
      underWay.set(socket, left - 1)
      if (closing && left === 1) socket.destroySoon()
    })
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing || isLeaving()) void reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const [socket, requests] of underWay) if (requests === 0) socket.destroy()
    const cut = setTimeout(() => app.server.closeAllConnections(), mostFinishingMs)
    app.server.once('close', () => clearTimeout(cut))
  })
}
