import type { FastifyReply } from 'fastify'

/** Names and flags of the cookies. Behind HTTPS the session cookie is bound to the host (`__Host-`). */
export interface Cookies {
  session: string
  ticket: string
  operator: string
  lead: string
  set(reply: FastifyReply, name: string, value: string, maxAgeSeconds: number): void
  clear(reply: FastifyReply, name: string): void
}

export function createCookies(secure: boolean): Cookies {
  const prefix = secure ? '__Host-' : ''
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    session: `${prefix}balcao`,
    ticket: `${prefix}balcao-ticket`,
    operator: `${prefix}balcao-operador`,
    lead: `${prefix}balcao-cadastro`,
    set: (reply, name, value, maxAge) => void reply.setCookie(name, value, { ...flags, maxAge }),
    clear: (reply, name) => void reply.clearCookie(name, flags),
  }
}
