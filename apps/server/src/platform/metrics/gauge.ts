import { due, parked } from '../jobs/waiting'

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

/** Something of the jobs that are due, by class: those that customers wait for are of priority 0. */
const ofDue = (value: string) =>
  `select class, (${value})::float8 as value
   from (values ('customer', 0, 0), ('housekeeping', 1, 32767)) c (class, lowest, highest)
     left join graphile_worker.jobs on priority between lowest and highest and ${due}
   group by class`

/** Jobs of the queue. */
export const jobGauges: readonly Gauge[] = [
  {
    name: 'balcao_jobs_waiting',
    help: 'Jobs whose time has come and that nobody works on yet',
    labels: ['class'],
    query: ofDue('count(id)'),
  },
  {
    name: 'balcao_jobs_oldest_seconds',
    help: 'How long the oldest of them has waited',
    labels: ['class'],
    query: ofDue('coalesce(extract(epoch from max(now() - run_at)), 0)'),
  },
  {
    name: 'balcao_jobs_parked',
    help: 'Jobs that wait for a person: npm run operator -- jobs parked',
    labels: [],
    query: `select count(*)::float8 as value from graphile_worker.jobs where ${parked}`,
  },
]
