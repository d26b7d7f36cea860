import { randomUUID } from 'node:crypto'
import { eventStream, streamTicket } from '@balcao/contract/live'
import { shownTo } from '@balcao/contract/role-events'
import type { Role } from '@balcao/contract/roles'
import { sql } from '../database/sql'
import type { FastifyReply } from 'fastify'
import { companyOf } from '../http/caller'
import { implement, type Router } from '../http/implement'
import { Problem } from '../http/problems'
import type { Database } from '../database/database'
import { hashToken, newToken } from '../secrets/secrets'
import type { Hub, Subscriber } from './hub'

const ticketSeconds = 30
const heartbeatMs = 20_000
/** A reader that lets this much pile up is dropped; it reconnects and replays what it missed. */
const mostBufferedBytes = 256 * 1024

/** Of somebody who sees one agenda alone its id, or one that no agenda has. */
interface StreamReader {
  role: Role
  agenda_id: string | null
}

/** The ticket call and the one event stream (CALL-50: query parameters token and instance). */
export function registerLive(router: Router, { db, hub }: { db: Database; hub: Hub }): void {
  implement(router, streamTicket, async ({ caller }) => {
    const companyId = companyOf(caller)
    const sessionId = caller.kind === 'session' ? caller.sessionId : randomUUID()
    const { token, hash } = newToken()
    const lastEventId = await db.asCompany(companyId, async (tx) => {
      await tx.execute(sql`delete from stream_tickets where company_id = ${companyId} and expires_at < now()`)
      await tx.execute(sql`insert into stream_tickets (company_id, token_hash, session_id, expires_at)
        values (${companyId}, ${hash}, ${sessionId}, now() + make_interval(secs => ${ticketSeconds}))`)
      const { rows } = await tx.execute<{ last_id: number }>(
        sql`select last_id from event_counters where company_id = ${companyId}`,
      )
      return rows[0]?.last_id ?? 0
    })
    return { token, instance: companyId, lastEventId }
  })

  implement(router, eventStream, async ({ query, reply }) => {
    const ticket = await db.asVisitor({ proof: hashToken(query.token) }, async (tx) => {
      const { rows } = await tx.execute<{ company_id: string; session_id: string }>(
        sql`select company_id, session_id from stream_tickets
          where token_hash = ${hashToken(query.token)} and expires_at > now()`,
      )
      return rows[0]
    })
    if (!ticket || ticket.company_id !== query.instance) throw new Problem('UNAUTHENTICATED')
    const start = await db.asCompany(ticket.company_id, async (tx) => {
      const used = await tx.execute(sql`delete from stream_tickets
        where company_id = ${ticket.company_id} and token_hash = ${hashToken(query.token)}`)
      if (used.rowCount !== 1) throw new Problem('UNAUTHENTICATED')
      const { rows } = await tx.execute<{ last_id: number; oldest: number | null } & StreamReader>(sql`
        select coalesce((select last_id from event_counters where company_id = ${ticket.company_id}), 0) as last_id,
          (select min(id) from events where company_id = ${ticket.company_id}) as oldest, role,
          case when role = 'profissional' and not sees_colleagues then coalesce((select a.id from agendas a
            where a.company_id = sessions.company_id and a.employee_id = sessions.employee_id), id) end as agenda_id
        from sessions where company_id = ${ticket.company_id} and id = ${ticket.session_id}`)
      // A session has one role for life; without the session there is nobody to stream to.
      if (!rows[0]) throw new Problem('UNAUTHENTICATED')
      return rows[0]
    })
    const from = query.lastEventId ?? start.last_id
    // Asked for events that retention has removed, or for a future that a restored backup never had.
    const gap =
      from > start.last_id || (from < start.last_id && (start.oldest === null || from < start.oldest - 1))
    const subscriber = openStream(reply, { ...ticket, ...start }, gap ? start.last_id : from)
    if (gap) subscriber.give({ id: start.last_id, name: 'RESET', data: '{}' })
    reply.raw.on('close', () => hub.leave(subscriber))
    // The headers are gone: a failure can only end the stream, and the browser comes back.
    await hub.subscribe(subscriber).catch(() => subscriber.end())
    return undefined
  })
}

function openStream(
  reply: FastifyReply,
  ticket: { company_id: string; session_id: string } & StreamReader,
  lastId: number,
): Subscriber {
  const { role, agenda_id: agendaId } = ticket
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  stream.socket?.setNoDelay(true)
  stream.socket?.setTimeout(0)
  stream.write(': ready\n\n')
  // Whoever hangs while its stream is being ended would be written to once more, which ends the process unless heard.
  stream.on('error', () => {})
  const heartbeat = setInterval(() => {
    if (!stream.writableEnded) stream.write(': alive\n\n')
  }, heartbeatMs)
  stream.on('close', () => clearInterval(heartbeat))
  return {
    companyId: ticket.company_id,
    sessionId: ticket.session_id,
    lastId,
    give(event) {
      if (stream.destroyed || stream.writableEnded || stream.writableLength > mostBufferedBytes) return false
      const { name, data } = shownTo({ role, agendaId }, event)
      stream.write(`id: ${event.id}\nevent: ${name}\ndata: ${data}\n\n`)
      return true
    },
    end() {
      if (stream.writableLength > mostBufferedBytes) stream.destroy()
      else stream.end()
    },
  }
}
