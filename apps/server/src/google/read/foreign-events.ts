import type { GoogleEvent } from '../../gateways/google'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { Whose } from '../connecting/connections.store'
import { dropBusy, dropOtherBusy, forgetBusy, writeBusy } from './busy-times.store'
import { dropEvents, dropOthers, writeEvents } from './foreign-events.store'

/** Where events of a calendar that are none of ours are kept. Each answers how many were changed. */
interface ForeignEvents {
  write(tx: Tx, events: readonly GoogleEvent[]): Promise<number>
  drop(tx: Tx, ids: readonly string[]): Promise<number>
  dropOthers(tx: Tx, but: { keep: readonly string[]; since: Date }): Promise<number>
}

/** The company's calendar is the shop's to read; of a person's only the times are kept, in which they cannot be booked. */
export function foreignEventsOf({ companyId, agendaId }: Whose): ForeignEvents {
  if (agendaId === null)
    return {
      write: (tx, events) => writeEvents(tx, companyId, events),
      drop: (tx, ids) => dropEvents(tx, companyId, ids),
      dropOthers: (tx, but) => dropOthers(tx, companyId, but),
    }
  const person = { companyId, agendaId }
  return {
    write: (tx, events) => writeBusy(tx, person, events),
    drop: (tx, ids) => dropBusy(tx, person, ids),
    dropOthers: (tx, but) => dropOtherBusy(tx, person, but),
  }
}

/** Of a calendar that is not connected any more, or is another one now, nothing is kept. */
export async function forgetForeign(tx: Tx, { companyId, agendaId }: Whose): Promise<void> {
  if (agendaId !== null) return forgetBusy(tx, { companyId, agendaId })
  await tx.execute(sql`delete from calendar_events where company_id = ${companyId}`)
}
