import { inShop } from '../../menu'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { readToTell } from '../news/appointment-to-tell'
import type { NewsNeeds } from '../news/appointment-news.job'
import { planReminders } from '../news/plan-reminders'
import { readTold } from '../news/told.store'
import { broughtBy } from './imports.store'

/** Appointments of one run: each locks its conversation until the end. */
const AT_ONCE = 50

/** Plans the reminders of what an import brought, a few at a time; running twice plans nothing twice. */
export function importRemindersJob(needs: NewsNeeds): JobDefinition<'import-reminders'> {
  return {
    name: 'import-reminders',
    work: 'housekeeping',
    run({ companyId, importId, after = null }) {
      return inShop(needs.db, companyId, async (tx, shop) => {
        const ids = await broughtBy(tx, companyId, importId, { after, limit: AT_ONCE })
        for (const id of ids) {
          const about = await readToTell(tx, needs, shop, id)
          if (about) await planReminders(tx, about, await readTold(tx, companyId, id))
        }
        const last = ids.at(-1)
        if (ids.length < AT_ONCE || last === undefined) return
        await addJob(tx, 'import-reminders', { companyId, importId, after: last })
      })
    },
  }
}
