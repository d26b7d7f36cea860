import { randomUUID } from 'node:crypto'
import type { Role } from '@balcao/contract/roles'
import { noteAct } from '../platform/audit'
import { sql, type Sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'
import type { SessionCaller } from '../platform/http/caller'
import { announceEnd } from '../platform/live/announce-end'
import { newToken } from '../platform/secrets/secrets'
import { rememberCallers } from './remembered-callers'

const idleDays = 7
const absoluteDays = 30
/** How long this process trusts what it read of a session. */
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
  const known = rememberCallers<Session>({ trustMs, idOf: ({ sessionId }) => sessionId })

  async function read(hash: Buffer): Promise<Session | undefined> {
    const session = await db.asVisitor({ proof: hash }, async (tx) => {
      const { rows } = await tx.execute<SessionRow>(sql`
        select company_id, id, employee_id, role, sees_colleagues, seen_at < now() - interval '5 minutes' as stale from sessions
        where token_hash = ${hash} and expires_at > now() and seen_at > now() - make_interval(days => ${idleDays})`)
      return rows[0]
    })
    if (!session) return undefined
    if (session.stale) {
      await db.asCompany(session.company_id, (tx) =>
        tx.execute(
          sql`update sessions set seen_at = now() where company_id = ${session.company_id} and id = ${session.id}`,
        ),
      )
    }
    return {
      companyId: session.company_id,
      sessionId: session.id,
      employeeId: session.employee_id,
      role: session.role,
      seesColleagues: session.sees_colleagues,
    }
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

    find: (token) => known.find(token, read),

    async end({ companyId, sessionId }) {
      await db.asCompany(companyId, async (tx) => {
        await tx.execute(sql`delete from sessions where company_id = ${companyId} and id = ${sessionId}`)
        await announceEnd(tx, [sessionId])
      })
      known.forget(sessionId)
    },

    async endAll(tx, companyId) {
      await announceEnded(tx, sql`delete from sessions where company_id = ${companyId} returning id`)
    },

    async endOf(tx, companyId, employeeId) {
      await announceEnded(
        tx,
        sql`delete from sessions where company_id = ${companyId} and employee_id = ${employeeId} returning id`,
      )
    },

    forget: known.forget,
  }
}

/** Runs what ends sessions, which answers their ids. */
async function announceEnded(tx: Tx, ending: Sql): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(ending)
  await announceEnd(
    tx,
    rows.map(({ id }) => id),
  )
}

interface SessionRow {
  company_id: string
  id: string
  employee_id: string | null
  role: Role
  sees_colleagues: boolean
  stale: boolean
}
