import { employeeActs, type EmployeeHistoryEntry } from '@balcao/contract/employees'
import type { Role } from '@balcao/contract/roles'
import { actorOf, noteAct } from '../platform/audit'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { Caller } from '../platform/http/caller'

const mostEntries = 200

/** What an entry says beside who, what and when: never an amount or a PIN. */
interface ActDetail {
  fields?: string[]
  role?: Role
}

/** Writes an act on an employee's record down, in the transaction that does it. */
export function noteEmployeeAct(
  tx: Tx,
  companyId: string,
  entry: { employeeId: string; caller: Caller; act: (typeof employeeActs)[number]; detail?: ActDetail },
): Promise<void> {
  return noteAct(tx, {
    companyId,
    by: actorOf(entry.caller),
    act: entry.act,
    detail: { employee: entry.employeeId, ...entry.detail },
  })
}

/** The newest acts on an employee's record, with the names of the employees who did them. */
export async function readHistory(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<EmployeeHistoryEntry[]> {
  const { rows } = await tx.execute<{
    id: string
    at: Date
    act: EmployeeHistoryEntry['act']
    kind: EmployeeHistoryEntry['by']['kind']
    name: string | null
    detail: ActDetail
  }>(sql`
    select a.id, a.at, a.act, a.actor_kind as kind, a.detail,
      case a.actor_kind when 'operator' then a.actor when 'employee' then e.nome end as name
    from audit_entries a
    left join employees e on a.actor_kind = 'employee' and e.company_id = a.company_id and e.id::text = a.actor
    where a.company_id = ${companyId} and a.detail->>'employee' = ${employeeId} and a.act = any(${[...employeeActs]})
    order by a.at desc, a.id limit ${mostEntries}`)
  return rows.map(({ id, at, act, kind, name, detail: { fields, role } }) => ({
    id,
    at: at.toISOString(),
    act,
    by: { kind, name },
    ...(fields && { fields }),
    ...(role && { role }),
  }))
}
