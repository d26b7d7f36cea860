import type { FastifyInstance } from 'fastify'
import type { Replica } from './replica'
import { whatRuns } from '../../what-runs'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whoever changed something reads it at once, also by another process: for as long as a replica may be behind, a cookie
 * leads what a signed-in person asks to the primary. What this process changed for a company it knows without one.
 */
export function followOwnWrites(
  http: FastifyInstance,
  options: { replica: Replica; secure: boolean; maxLagSeconds: number },
): void {
  const { replica, secure, maxLagSeconds } = options
  const name = `${secure ? '__Host-' : ''}balcao-mudou`
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const maxAge = Math.ceil(maxLagSeconds) + 1

  http.addHook('onRequest', async (request) => {
    const running = whatRuns()
    if (running && request.cookies[name] !== undefined) running.wroteLately = true
  })
  http.addHook('onSend', async (request, reply) => {
    const { caller } = request
    if (reading.has(request.method) || caller === undefined || !('companyId' in caller)) return
    replica.noteWrite(caller.companyId)
    if (caller.kind === 'session') void reply.setCookie(name, '1', { ...flags, maxAge })
  })
}
