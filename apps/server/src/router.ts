import type { FastifyInstance } from 'fastify'
import { apiKeyPrefix } from './auth'
import type { Needs } from './features'
import { hasModule } from './licence'
import { findLeadByTicket } from './onboarding'
import type { Router } from './platform/http/implement'
import { findStationByKey, stationKeyPrefix } from './printing'

/** What every call goes through: it knows people by their cookie, programs by their key. */
export function openRouter(http: FastifyInstance, needs: Needs): Router {
  const { settings, db, clock, limits, cookies, sessions, apiKeys, operatorSessions, visits } = needs
  const publicUrl = settings.BALCAO_PUBLIC_URL
  const running = new Set<Promise<unknown>>()
  http.addHook('onClose', async () => {
    await Promise.allSettled(running)
  })
  return {
    app: http,
    running,
    limits,
    cookies,
    publicOrigin: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
    recognisers: {
      session: sessions.find,
      operator: operatorSessions.find,
      lead: (token) => findLeadByTicket(db, token),
      async bearer(token) {
        if (token.startsWith(apiKeyPrefix)) return apiKeys.find(token)
        if (token.startsWith(stationKeyPrefix)) return findStationByKey(db, token)
        return visits.isValid(token) ? { kind: 'visit' } : undefined
      },
      hasModule: (companyId, flag) =>
        hasModule(db, companyId, flag, { now: clock(), graceDays: settings.BALCAO_EXPIRED_GRACE_DAYS }),
    },
  }
}
