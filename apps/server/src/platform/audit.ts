import { randomUUID } from 'node:crypto'
import type { Tx } from './database/database'
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
