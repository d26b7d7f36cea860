import type { PrintSummary } from '@balcao/contract/printing'
import { getCompany } from '../../company'
import { Problem } from '../../platform/http/problems'
import { insertSheetJob, summaryOf } from '../jobs/print-jobs.store'
import type { PrintingNeeds } from '../printing-needs'
import { recordAndAnnouncePrints } from '../jobs/record-prints'
import { findStation } from '../stations/stations.store'

/** Queues a test sheet that only this station prints. @throws Problem STATION_NOT_FOUND */
export async function printTestSheet(
  { db, orders }: PrintingNeeds,
  companyId: string,
  stationId: string,
): Promise<PrintSummary> {
  return db.asCompany(companyId, async (tx) => {
    if (!(await findStation(tx, companyId, stationId))) throw new Problem('STATION_NOT_FOUND')
    const { timeZone } = await getCompany(tx, companyId)
    const job = await insertSheetJob(tx, companyId, {
      copy: 'test',
      stationId,
      receipt: { zone: timeZone },
    })
    await recordAndAnnouncePrints(tx, orders, companyId, [{ jobs: [job!], actor: 'counter', note: 'queued' }])
    return summaryOf(job!)
  })
}
