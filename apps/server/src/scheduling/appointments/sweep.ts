import type { Database } from '../../platform/database/database'
import type { CronDefinition } from '../../platform/jobs/jobs'

/** How long a removed appointment is kept: a repeat of its booking must not bring it back. */
const keptDays = 30
/** How long it waits for a Google that was disconnected, before its customer's data are erased all the same. */
const longestDays = 90

/** Erases, every night, what was removed long ago and is gone at Google too where that can still be, and times that nobody holds any more. */
export function appointmentSweepCron({ db }: { db: Database }): CronDefinition {
  return {
    name: 'scheduling:sweep',
    pattern: '41 6 * * *',
    async run() {
      await db.owner.query(`delete from appointments a
        where deleted_at < now() - interval '${keptDays} days'
          and (not google_dirty and not exists (select from google_copies c
              where c.company_id = a.company_id and c.appointment_id = a.id and c.event_id is not null) or deleted_at < now() - interval '${longestDays} days')`)
      await db.owner.query(
        `delete from appointments where status = 'held' and hold_until < now() - interval '1 day'`,
      )
    },
  }
}
