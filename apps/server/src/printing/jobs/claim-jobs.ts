import type { ClaimedJob } from '@balcao/contract/printing'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { failUnrendered } from './fail-unrendered'
import { isPrintable, leaseSeconds } from './job-conditions'
import type { PrintJob } from './print-jobs.store'
import type { PrintingNeeds } from '../printing-needs'
import { renderFailure, renderJob } from '../receipts/render-job'
import { findStation, type Station } from '../stations/stations.store'

/**
 * Takes up to `limit` waiting jobs for a station under a lease, each with a new attempt number. Of any number of
 * callers each job goes to one. Jobs that cannot be rendered for this station's paper end as failed.
 * @throws Problem STATION_NOT_FOUND
 */
export async function claimJobs(
  needs: PrintingNeeds,
  companyId: string,
  { stationId, limit }: { stationId: string; limit: number },
): Promise<ClaimedJob[]> {
  const { station, jobs } = await needs.db.asCompany(companyId, async (tx) => {
    const station = await findStation(tx, companyId, stationId)
    if (!station) throw new Problem('STATION_NOT_FOUND')
    return { station, jobs: await takeJobs(tx, companyId, station, limit) }
  })
  const claimed: ClaimedJob[] = []
  for (const job of jobs) {
    try {
      claimed.push({ ...presentClaim(job, station), ...renderJob(job, station, needs.clock()) })
    } catch (error) {
      await failUnrendered(needs, companyId, job, renderFailure(error))
    }
  }
  return claimed
}

/** Gives back what was claimed for a caller that is no longer there to hear of it. */
export async function releaseJobs(
  { db }: PrintingNeeds,
  companyId: string,
  jobs: readonly ClaimedJob[],
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    for (const { id, attempt } of jobs) {
      await tx.execute(sql`update print_jobs set state = 'pending', station_id = null, station_name = null,
          lease_until = null
        where company_id = ${companyId} and id = ${id} and attempt = ${attempt} and state = 'claimed'`)
    }
  })
}

/** Gives back what a station took before it started anew and never announced. What it was sending stays a doubt. */
export async function releaseHeld(
  { db }: PrintingNeeds,
  companyId: string,
  stationId: string,
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    await tx.execute(sql`update print_jobs set state = 'pending', station_id = null, station_name = null,
        lease_until = null
      where company_id = ${companyId} and station_id = ${stationId} and state = 'claimed'`)
  })
}

async function takeJobs(tx: Tx, companyId: string, station: Station, limit: number): Promise<PrintJob[]> {
  const { rows } = await tx.execute<PrintJob>(sql`
    with due as (
      select id from print_jobs
      where company_id = ${companyId} and ${isPrintable} and (retry_at is null or retry_at <= now())
        and (for_station = ${station.id} or (for_station is null and copy = any(${station.copies}::text[])))
      order by created_at, id limit ${limit} for update skip locked
    )
    update print_jobs j set state = 'claimed', attempt = attempt + 1, station_id = ${station.id},
      station_name = ${station.name}, lease_until = now() + make_interval(secs => ${leaseSeconds}), retry_at = null
    from due where j.company_id = ${companyId} and j.id = due.id returning j.*`)
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

function presentClaim(job: PrintJob, station: Station) {
  const { id, order_id, copy, revision, attempt } = job
  const { paper } = station
  return { id, order_id, copy, revision, attempt, lease_until: job.lease_until!.toISOString(), paper }
}
