import type { Database } from '../platform/database/database'
import type { CronDefinition } from '../platform/jobs/jobs'

/** A mark whose message did not come in so many hours is of a message that never will. */
const KEPT_HOURS = 24

/** Forgets, every hour, the marks that wait for messages in vain. */
export function earlyMarksCron(db: Pick<Database, 'owner'>): CronDefinition {
  return {
    name: 'conversations:sweep-early-marks',
    pattern: '23 * * * *',
    async run() {
      await db.owner.query(`delete from early_marks where heard_at < now() - interval '${KEPT_HOURS} hours'`)
    },
  }
}
