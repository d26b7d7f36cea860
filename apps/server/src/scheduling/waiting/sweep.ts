import type { Database } from '../../platform/database/database'
import type { CronDefinition } from '../../platform/jobs/jobs'

/** How long it is known who waited in vain, or got a time: names and phones are kept no longer than they serve. */
const keptDays = 90

/** Forgets, every night, who waited for days that are long over. */
export function waitingSweepCron({ db }: { db: Database }): CronDefinition {
  return {
    name: 'waiting:sweep',
    pattern: '47 6 * * *',
    async run() {
      await db.owner.query(
        `delete from waiting_entries where last_date < current_date - ${keptDays} and state <> 'offered'`,
      )
    },
  }
}
