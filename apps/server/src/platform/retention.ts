import type { Database } from './database/database'
import type { CronDefinition } from './jobs/jobs'

/** How long an event can be replayed; a screen that was away longer reads everything again. */
const eventDays = 7

/** A parked job that nobody retried for so long is not worth keeping, and its payload may name a person. */
const parkedDays = 30

/** A device or network from which nobody signed in for so long is a stranger again. */
export const knownDays = 180

/** Clears what has served its purpose, every night: old events, spent limits, dead tickets and sessions. */
export function retentionCron(db: Database): CronDefinition {
  return {
    name: 'platform:retention',
    pattern: '17 6 * * *',
    async run() {
      await db.owner.query(`delete from events where created_at < now() - interval '${eventDays} days'`)
      await db.owner.query(`delete from request_counts where window_start < now() - interval '2 days'`)
      await db.owner.query(`delete from stream_tickets where expires_at < now()`)
      await db.owner.query(`delete from password_tickets where expires_at < now()`)
      await db.owner.query(`delete from company_changes where expires_at < now()`)
      await db.owner.query(`delete from lead_tickets where expires_at < now()`)
      await db.owner.query(`delete from lead_codes where created_at < now() - interval '1 day'`)
      await db.owner.query(`delete from known_networks where seen_at < now() - interval '${knownDays} days'`)
      await db.owner.query(
        `delete from employee_devices where used_at < now() - interval '${knownDays} days'`,
      )
      await db.owner.query(`delete from employee_device_codes where expires_at < now()`)
      await db.owner.query(
        `delete from pin_guesses where coalesce(tried_at[cardinality(tried_at)], '-infinity') < now() - interval '1 day'`,
      )
      await db.owner.query(`delete from sessions where expires_at < now()`)
      await db.owner.query(`delete from verification_codes where created_at < now() - interval '1 day'`)
      await db.owner.query(
        `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
          where attempts >= max_attempts and run_at < now() - interval '${parkedDays} days'))`,
      )
    },
  }
}
