import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { lockOrdersOfJobs } from '../jobs/lock-job'
import { printDetails } from '../receipts/print-details'
import type { PrintJob } from '../jobs/print-jobs.store'
import type { PrintingNeeds } from '../printing-needs'
import { recordAndAnnouncePrints } from '../jobs/record-prints'

/**
 * Removes a station; its key is dead from here on. What it had claimed waits for another one, what it was sending
 * is in doubt, and test sheets for it are over. @throws Problem STATION_NOT_FOUND
 */
export async function removeStation(
  { db, orders }: PrintingNeeds,
  companyId: string,
  { stationId, by }: { stationId: string; by: Act['by'] },
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const mine = sql`(station_id = ${stationId} and state in ('claimed', 'sending'))`
    await lockOrdersOfJobs(tx, orders, companyId, mine)
    const removed = await tx.execute<{ name: string }>(sql`
      update print_stations set removed_at = now(), key_hash = null
      where company_id = ${companyId} and id = ${stationId} and removed_at is null returning name`)
    const station = removed.rows[0]
    if (!station) throw new Problem('STATION_NOT_FOUND')
    const detail = { id: stationId, name: station.name }
    await noteAct(tx, { companyId, by, act: 'print-station.removed', detail })
    const { rows: doubtful } = await tx.execute<PrintJob>(sql`
      update print_jobs set state = 'uncertain', detail = ${printDetails.stationRemoved}, finished_at = now(),
        lease_until = null
      where company_id = ${companyId} and station_id = ${stationId} and state = 'sending' returning *`)
    const { rows: over } = await tx.execute<PrintJob>(sql`
      update print_jobs set state = 'expired', detail = ${printDetails.stationRemoved}, finished_at = now()
      where company_id = ${companyId} and for_station = ${stationId} and state in ('pending', 'claimed') returning *`)
    const { rows: freed } = await tx.execute<PrintJob>(sql`
      update print_jobs set state = 'pending', station_id = null, station_name = null, lease_until = null
      where company_id = ${companyId} and station_id = ${stationId} and state = 'claimed' returning *`)
    await recordAndAnnouncePrints(tx, orders, companyId, [
      { jobs: doubtful, actor: 'system', note: 'uncertain' },
      { jobs: over, actor: 'system', note: 'expired' },
      { jobs: freed, actor: 'system', note: undefined },
    ])
    await appendEvent(tx, 'STATIONS_CHANGED', {})
  })
}
