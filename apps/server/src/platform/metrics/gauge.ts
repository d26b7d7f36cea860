/** A figure of the whole installation that a scrape asks the database for. Names no company and no person. */
export interface Gauge {
  /** With the unit at its end, as Prometheus has it: `balcao_outbox_oldest_seconds`. */
  name: string
  help: string
  /** The names of the columns that tell one line from another; each has few values. */
  labels: readonly string[]
  /** Answers one row a line: the labels and `value`. Run as the owner of the tables, by an index or over what is small. */
  query: string
}

/** Jobs of the queue, by class: those that customers wait for are of priority 0. */
export const jobGauges: readonly Gauge[] = [
  {
    name: 'balcao_jobs_waiting',
    help: 'Jobs whose time has come and that nobody works on yet',
    labels: ['class'],
    query: `select class, count(j.id)::float8 as value
      from (values ('customer', 0, 0), ('housekeeping', 1, 32767)) c (class, lowest, highest)
      left join graphile_worker.jobs j on j.priority between lowest and highest
        and j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now()
      group by class`,
  },
  {
    name: 'balcao_jobs_oldest_seconds',
    help: 'How long the oldest of them has waited',
    labels: ['class'],
    query: `select class, coalesce(extract(epoch from max(now() - j.run_at)), 0)::float8 as value
      from (values ('customer', 0, 0), ('housekeeping', 1, 32767)) c (class, lowest, highest)
      left join graphile_worker.jobs j on j.priority between lowest and highest
        and j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now()
      group by class`,
  },
  {
    name: 'balcao_jobs_parked',
    help: 'Jobs that wait for a person: npm run operator -- jobs parked',
    labels: [],
    query: `select count(*)::float8 as value from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null`,
  },
]
