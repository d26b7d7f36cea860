import { warningCodes, type AgendaWarning, type appointmentHistory } from '@balcao/contract/scheduling'
import type { AnswerOf } from '@balcao/contract'
import { noteAct, type Act } from '../../../platform/audit'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { StoredAppointment } from '../appointments.store'

type Entry = AnswerOf<typeof appointmentHistory>['entries'][number]
type Code = AgendaWarning['code']

const ACT = 'appointment.willed'
const SERVICES = 'appointment.services'
const MOST_ENTRIES = 50

/** Writes down who put an appointment where the agenda would refuse it, in the transaction that does it. */
export async function noteWill(
  tx: Tx,
  companyId: string,
  by: Act['by'],
  { id, willed, starts_at }: StoredAppointment,
): Promise<void> {
  if (willed.length === 0) return
  const warnings = codesOf(willed)
  const detail = { appointment: id, warnings, starts_at: starts_at.toISOString() }
  await noteAct(tx, { companyId, by, act: ACT, detail })
}

/** Writes down who changed the services of an appointment, in the transaction that does it. */
export async function noteServices(
  tx: Tx,
  companyId: string,
  by: Act['by'],
  { before, after }: { before: StoredAppointment; after: StoredAppointment },
): Promise<void> {
  const { id, starts_at } = after
  const services = { from: before.service_name, to: after.service_name }
  const detail = { appointment: id, services, starts_at: starts_at.toISOString() }
  await noteAct(tx, { companyId, by, act: SERVICES, detail })
}

/**
 * Who put an appointment where the agenda would refuse it, or changed its services, the newest first; nothing for an unknown
 * one.
 */
export async function readWillHistory(tx: Tx, companyId: string, id: string): Promise<Entry[]> {
  const { rows } = await tx.execute<{
    id: string
    at: Date
    kind: Entry['by']['kind']
    name: string | null
    detail: { warnings?: Code[]; services?: Entry['services']; starts_at: string }
  }>(sql`
    select a.id, a.at, a.actor_kind as kind, e.nome as name, a.detail from audit_entries a
    left join employees e on a.actor_kind = 'employee' and e.company_id = a.company_id and e.id::text = a.actor
    where a.company_id = ${companyId} and a.act in (${ACT}, ${SERVICES}) and a.detail->>'appointment' = ${id}
    order by a.at desc, a.id limit ${MOST_ENTRIES}`)
  return rows.map(({ id: entryId, at, kind, name, detail }) => ({
    id: entryId,
    at: at.toISOString(),
    by: { kind, name },
    warnings: detail.warnings ?? [],
    services: detail.services ?? null,
    starts_at: detail.starts_at,
  }))
}

/** The codes of warnings by their keys, each once. */
function codesOf(keys: readonly string[]): Code[] {
  return warningCodes.filter((code) => keys.some((key) => key === code || key.startsWith(`${code}:`)))
}
