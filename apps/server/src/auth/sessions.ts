import { randomUUID } from 'node:crypto'
import type { Role } from '@balcao/contract/roles'
import { noteAct } from '../platform/audit'
import { sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'
import type { SessionCaller } from '../platform/http/caller'
import { announceEnd } from '../platform/live/announce-end'
import { hashToken, newToken } from '../platform/secrets/secrets'

const idleDays = 7
const absoluteDays = 30
/** How long this process trusts what it read of a session; an ended session is announced and forgotten at once. */
const trustMs = 1000

export type Session = SessionCaller

/** An employee who signs in, and as what; without one it is the company's own session. */
export interface Worker {
  employeeId: string
  role: Role
  seesColleagues: boolean
}

export interface Sessions {
  /** Begins a session, noted with its network, and answers its cookie value, valid for at most 30 days, 7 without use. */
  begin(
    tx: Tx,
    companyId: string,
    from: { network: string; worker?: Worker },
  ): Promise<{ token: string; maxAgeSeconds: number }>
  find(token: string): Promise<Session | undefined>
  end(session: Pick<Session, 'companyId' | 'sessionId'>): Promise<void>
  /** Ends every session of a company inside the caller's transaction. */
  endAll(tx: Tx, companyId: string): Promise<void>
  /** Ends the sessions of one employee inside the caller's transaction. */
  endOf(tx: Tx, companyId: string, employeeId: string): Promise<void>
  forget(sessionId: string): void
}

/** Opaque sessions: the browser holds 256 random bits, the database their SHA-256 (decision 0004). */
export function createSessions(db: Database): Sessions {
  const known = new Map<string, { session: Session; until: number }>()
  const forget = (sessionId: string) => {
    for (const [key, { session }] of known) if (session.sessionId === sessionId) known.delete(key)
  }

  return {
    async begin(tx, companyId, { network, worker }) {
      const { token, hash } = newToken()
      await tx.execute(sql`delete from sessions where company_id = ${companyId}
        and (expires_at < now() or seen_at < now() - make_interval(days => ${idleDays}))`)
      await tx.execute(sql`insert into sessions (company_id, id, token_hash, expires_at, employee_id, role, sees_colleagues)
        values (${companyId}, ${randomUUID()}, ${hash}, now() + make_interval(days => ${absoluteDays}),
          ${worker?.employeeId ?? null}, ${worker?.role ?? 'dono'}, ${worker?.seesColleagues ?? false})`)
      const by = worker
        ? { kind: 'employee' as const, name: worker.employeeId, network }
        : { kind: 'dono' as const, name: null, network }
      await noteAct(tx, { companyId, by, act: 'auth.signed-in' })
      return { token, maxAgeSeconds: absoluteDays * 86_400 }
    },

    async find(token) {
      const hash = hashToken(token)
      const key = hash.toString('base64')
      const trusted = known.get(key)
      if (trusted && trusted.until > Date.now()) return trusted.session
      const session = await db.asVisitor({ proof: hash }, async (tx) => {
        const { rows } = await tx.execute<SessionRow>(sql`
          select company_id, id, employee_id, role, sees_colleagues, seen_at < now() - interval '5 minutes' as stale from sessions
          where token_hash = ${hash} and expires_at > now() and seen_at > now() - make_interval(days => ${idleDays})`)
        return rows[0]
      })
      if (!session) {
        known.delete(key)
        return undefined
      }
      if (session.stale) {
        await db.asCompany(session.company_id, (tx) =>
          tx.execute(
            sql`update sessions set seen_at = now() where company_id = ${session.company_id} and id = ${session.id}`,
          ),
        )
      }
      const found = {
        companyId: session.company_id,
        sessionId: session.id,
        employeeId: session.employee_id,
        role: session.role,
        seesColleagues: session.sees_colleagues,
      }
      if (known.size > 10_000) known.clear()
      known.set(key, { session: found, until: Date.now() + trustMs })
      return found
    },

    async end({ companyId, sessionId }) {
      await db.asCompany(companyId, async (tx) => {
        await tx.execute(sql`delete from sessions where company_id = ${companyId} and id = ${sessionId}`)
        await announceEnd(tx, sessionId)
      })
      forget(sessionId)
    },

    async endAll(tx, companyId) {
      await tx.execute(sql`with ended as (delete from sessions where company_id = ${companyId} returning id)
        select pg_notify('balcao_sessions', id::text) from ended`)
    },

    async endOf(tx, companyId, employeeId) {
      await tx.execute(sql`with ended as (delete from sessions
          where company_id = ${companyId} and employee_id = ${employeeId} returning id)
        select pg_notify('balcao_sessions', id::text) from ended`)
    },

    forget,
  }
}

interface SessionRow {
  company_id: string
  id: string
  employee_id: string | null
  role: Role
  sees_colleagues: boolean
  stale: boolean
}
