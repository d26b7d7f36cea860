import { randomUUID } from 'node:crypto'
import type { Database, Tx } from './database/database'
import { sql } from './database/sql'
import type { Caller } from './http/caller'

/** Something a person or a key did that others must be able to find later. `detail` holds no secret. */
export interface Act {
  /** Null: it concerns the whole installation. */
  companyId: string | null
  by: {
    kind: 'operator' | 'dono' | 'employee' | 'api' | 'system'
    name: string | null
    /** In short form; nothing where there was no request. */
    network?: string | undefined
  }
  /** Dotted and stable, such as `employee.salary-shown`. */
  act: string
  detail?: Record<string, unknown>
}

/** Writes an act down in the transaction that does it: neither exists without the other. */
export async function noteAct(tx: Tx, { companyId, by, act, detail = {} }: Act): Promise<void> {
  await tx.execute(sql`insert into audit_entries (id, company_id, actor_kind, actor, network, act, detail)
    values (${randomUUID()}, ${companyId}, ${by.kind}, ${by.name}, ${by.network ?? null}, ${act},
      ${JSON.stringify(detail)}::jsonb)`)
}

/**
 * Writes down, in a transaction of its own, what strangers did to the company of a CNPJ so many times by now; the same
 * statement for a CNPJ that nobody has.
 */
export async function noteCounted(
  db: Pick<Database, 'owner'>,
  { cnpj, network, act, count }: { cnpj: string; network: string; act: string; count: number },
): Promise<void> {
  await db.owner.query(
    `insert into audit_entries (id, company_id, actor_kind, network, act, detail)
     select gen_random_uuid(), id, 'system', $2, $3, jsonb_build_object('count', $4::int)
     from companies where cnpj = $1`,
    [cnpj, network, act, count],
  )
}

/** Who made a guarded call, as the audit log names them. @throws for a caller without a name, such as a visitor */
export function actorOf(caller: Caller): Act['by'] {
  const { network } = caller
  if (caller.kind === 'operator') return { kind: 'operator', name: caller.name, network }
  if (caller.kind === 'apiKey') return { kind: 'api', name: caller.keyId, network }
  if (caller.kind !== 'session') throw new Error('This caller leaves no name')
  return caller.employeeId === null
    ? { kind: 'dono', name: null, network }
    : { kind: 'employee', name: caller.employeeId, network }
}
