import type { Database } from '../../platform/database/database'
import type { CronDefinition } from '../../platform/jobs/jobs'

/** A state whose message did not come in so many hours is of a message that never will. */
const EARLY_STATE_HOURS = 24
/** For so long a gateway may still speak of the id that a retried message went out with before. */
const FORMER_SEND_DAYS = 30

/** Forgets, every hour, what waits in vain. */
export function conversationSweepCron(db: Pick<Database, 'owner'>): CronDefinition {
  return {
    name: 'conversations:sweep',
    pattern: '23 * * * *',
    async run() {
      await db.owner.query(
        `delete from early_marks where heard_at < now() - interval '${EARLY_STATE_HOURS} hours'`,
      )
      await db.owner.query(`delete from former_sends where at < now() - interval '${FORMER_SEND_DAYS} days'`)
    },
  }
}
