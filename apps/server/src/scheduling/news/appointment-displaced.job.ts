import { inShop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import type { StoredAppointment } from '../appointments/appointments.store'
import type { NewsNeeds } from './appointment-news.job'
import { readToTell } from './appointment-to-tell'
import { tellCustomer } from './tell-customer'
import { readTold } from './told.store'

/**
 * The shop does not work at the time of an appointment any more, and wants its customer to know: they are asked to choose
 * another time, once for the start that it has.
 */
export function appointmentDisplacedJob(needs: NewsNeeds): JobDefinition<'appointment-displaced'> {
  return {
    name: 'appointment-displaced',
    work: 'customer',
    run({ companyId, appointmentId, startsAt }) {
      return inShop(needs.db, companyId, async (tx, shop) => {
        const about = await readToTell(tx, needs, shop, appointmentId)
        if (!about || !stands(about.row, startsAt, about.now)) return
        const told = await readTold(tx, companyId, appointmentId)
        const start = Date.parse(startsAt)
        if (told.some((one) => one.kind === 'displaced' && one.starts_at.getTime() === start)) return
        await tellCustomer(tx, needs, about, 'displaced')
      })
    },
  }
}

const stands = ({ status, deleted_at, starts_at }: StoredAppointment, startsAt: string, now: Date) =>
  (status === 'pending' || status === 'confirmed') &&
  deleted_at === null &&
  starts_at.getTime() === Date.parse(startsAt) &&
  starts_at > now

/** Has the customers of these appointments asked to choose another time. */
export async function tellDisplaced(
  tx: Tx,
  companyId: string,
  rows: readonly Pick<StoredAppointment, 'id' | 'starts_at'>[],
): Promise<void> {
  // Of a visit of several people its first part speaks, whichever of them it is about.
  const { rows: told } = await tx.execute<Pick<StoredAppointment, 'id' | 'starts_at'>>(sql`
    select distinct t.id, t.starts_at from appointments a
    join appointments t on t.company_id = a.company_id and t.id = coalesce(a.visit_id, a.id)
    where a.company_id = ${companyId} and a.id = any(${rows.map(({ id }) => id)}::uuid[]) order by t.starts_at, t.id`)
  for (const { id, starts_at } of told) {
    const startsAt = starts_at.toISOString()
    await addJob(
      tx,
      'appointment-displaced',
      { companyId, appointmentId: id, startsAt },
      { key: `appointment-displaced:${companyId}:${id}:${startsAt}` },
    )
  }
}
