import type { ClaimedJob } from '@balcao/contract/printing'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { claimJobs, releaseJobs } from './claim-jobs'
import { isPrintable, needsSweep } from './job-conditions'
import type { PrintingNeeds } from '../printing-needs'
import { sweepCompany } from './sweep'

/**
 * Claims jobs for a station, and while there are none waits for one up to `wait` seconds. Ends early when `gone`
 * says that the caller went away; what was claimed for it by then goes back. @throws Problem STATION_NOT_FOUND
 */
export async function waitForJobs(
  needs: PrintingNeeds,
  companyId: string,
  options: { stationId: string; limit: number; wait: number; gone: AbortSignal },
): Promise<ClaimedJob[]> {
  const { stationId, gone } = options
  const until = performance.now() + options.wait * 1000
  while (!gone.aborted) {
    const round = new AbortController()
    // Listening begins before looking: a job that is queued in between still wakes us.
    const woken = needs.hub.waitFor(
      companyId,
      Math.max(0, until - performance.now()),
      AbortSignal.any([round.signal, gone]),
    )
    try {
      const outlook = await lookForJobs(needs, companyId, stationId)
      if (outlook.needsSweep) await sweepCompany(needs, companyId)
      const jobs = outlook.dueInMs <= 0 ? await claimJobs(needs, companyId, options) : []
      if (jobs.length > 0 && gone.aborted) await releaseJobs(needs, companyId, jobs)
      else if (jobs.length > 0) return jobs
      if (performance.now() >= until) return []
      const due = setTimeout(() => round.abort(), Math.max(dueAtLeastMs, outlook.dueInMs))
      await woken
      clearTimeout(due)
    } finally {
      round.abort()
    }
  }
  return []
}

/** A job that looked due and was taken by somebody else must not make us spin. */
const dueAtLeastMs = 250
const longestMs = 60_000

async function lookForJobs({ db }: PrintingNeeds, companyId: string, stationId: string) {
  const outlook = sql`
    select (select extract(epoch from min(case when state = 'claimed' then lease_until
            else coalesce(retry_at, created_at) end) - now())::float8 * 1000
        from print_jobs where company_id = ${companyId} and (${isPrintable} or state = 'claimed')
          and (for_station = s.id or (for_station is null and copy = any(s.copies)))) as due_in_ms,
      exists (select 1 from print_jobs where company_id = ${companyId} and ${needsSweep}) as needs_sweep
    from print_stations s where s.company_id = ${companyId} and s.id = ${stationId} and s.removed_at is null`
  const { rows } = await db.readAsCompany(companyId, (tx) =>
    tx.execute<{ due_in_ms: number | null; needs_sweep: boolean }>(outlook),
  )
  const row = rows[0]
  if (!row) throw new Problem('STATION_NOT_FOUND')
  return { dueInMs: Math.min(row.due_in_ms ?? longestMs, longestMs), needsSweep: row.needs_sweep }
}
