import type pg from 'pg'
import type { JobPayloads } from '../../job-payloads'
import { sql } from '../database/sql'
import type { Tx } from '../database/database'
import { whatRuns } from '../what-runs'

/**
 * What a job is for. `customer`: somebody waits for it, so it has most of the workers and never stands behind the
 * other kind. `housekeeping`: nobody notices when it comes a little later.
 */
export type Work = 'customer' | 'housekeeping'

/** Who a job waits for outside. One that hangs must not take every worker with it. */
export type Service = 'whatsapp' | 'google' | 'mail' | 'webhooks' | 'transcription' | 'language-model' | 'pix'

export type JobName = keyof JobPayloads

/** Jobs about a company and nothing else. */
export type CompanyJobName = {
  [Name in JobName]: { companyId: string } extends JobPayloads[Name] ? Name : never
}[JobName]

/** A job that features define: its name, its work, and what runs when its turn comes. It may run more than once. */
export type JobDefinition<Name extends JobName = JobName> = { [One in Name]: JobOf<One> }[Name]

interface JobOf<Name extends JobName> extends QueuedJob {
  name: Name
  run(payload: JobPayloads[Name], about: JobTry): Promise<void>
}

/** A job as the queue knows it, which has no idea of payloads. */
export interface QueuedJob {
  name: string
  work: Work
  /** Whom outside it asks, if anybody. */
  asks?: Service
  run(payload: unknown, about: JobTry): Promise<void>
}

export interface JobTry {
  /** The first is 1. */
  attempt: number
  lastAttempt: boolean
}

/** Housekeeping that repeats by the clock (crontab of five fields, UTC). */
export interface CronDefinition {
  name: string
  pattern: string
  run(): Promise<void>
}

/** A failing job is tried eight times with growing pauses, then parked for a person to look at. */
export const maxAttempts = 8

/**
 * Adds a job in the caller's own transaction: it exists if and only if the transaction commits.
 * `queue` runs its jobs one by one; `key` replaces a waiting job of the same key. With `notAtOnce` it waits at least a
 * second by the database's clock: a job that looks at ours, finds itself early and asks to be woken must not spin.
 * `afterMs` lets it wait that long, by the database's clock too.
 */
export function addJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  options?: QueueOptions,
): Promise<void> {
  return enqueue(tx, name, payload, options)
}

interface QueueOptions {
  queue?: string
  runAt?: Date
  key?: string
  notAtOnce?: boolean
  afterMs?: number
}

/** `addJob` for any name: for the queue's own tests. */
export async function enqueue(
  tx: Tx,
  name: string,
  payload: unknown,
  options: QueueOptions = {},
): Promise<void> {
  const runAt = options.runAt?.toISOString() ?? null
  const afterMs = options.afterMs ?? (options.notAtOnce ? 1000 : null)
  const soonest = sql`now() + ${afterMs}::double precision * interval '1 millisecond'`
  await tx.execute(sql`select app.queue_job(${name}, ${writePayload(payload)}::json, ${options.queue ?? null},
    greatest(${runAt}::timestamptz, ${soonest}), ${options.key ?? null})`)
  if (afterMs === null && (options.runAt === undefined || options.runAt <= new Date())) tx.tell({ jobs: 1 })
}

/** JSON of a job's payload, for who adds it by a statement of their own. It goes on from the step of a trace that added it. */
export function writePayload(payload: unknown): string {
  const from = whatRuns()?.span?.traceparent
  return JSON.stringify(from === undefined ? payload : { ...(payload as object), _trace: from })
}

/**
 * Adds a job for each of these companies (`{ companyId }`, keyed by `keyOf`), or agendas of them where one is written as
 * `company:agenda`, spread over a time, each at its own moment of it. Whose last one has not come to its end gets no other.
 */
export async function addSpread(
  owner: pg.Pool,
  name: CompanyJobName,
  companyIds: readonly string[],
  { keyPrefix, queuePrefix, overSeconds }: { keyPrefix: string; queuePrefix?: string; overSeconds: number },
): Promise<void> {
  await owner.query(
    `select graphile_worker.add_jobs(array_agg((
         $1, json_strip_nulls(json_build_object('companyId', split_part(company, ':', 1),
           'agendaId', nullif(split_part(company, ':', 2), ''))), $5::text || company,
         now() + make_interval(secs => mod(hashtext(company)::bigint + 2147483648, $4 * 1000) / 1000.0),
         ${maxAttempts}, $3 || company, null, null)::graphile_worker.job_spec))
     from unnest($2::text[]) company
     where not exists (select from graphile_worker._private_jobs j
       where j.key = $3 || company and (j.is_available or j.locked_at is not null))
     having count(*) > 0`,
    [name, companyIds, keyPrefix, overSeconds, queuePrefix ?? null],
  )
}
