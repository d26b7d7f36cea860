import { inShop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { undoUntil } from '../appointments/choosing/undo-time'
import { planDeposit } from '../deposits/deposit-due.job'
import type { SchedulingNeeds } from '../scheduling-needs'
import { readToTell, type AppointmentToTell } from './appointment-to-tell'
import { newsDue } from './news-due'
import { planReminders } from './plan-reminders'
import { tellCustomer } from './tell-customer'
import { isFollower } from '../visits/as-whole'
import { readTold } from './told.store'

export type NewsNeeds = Pick<
  SchedulingNeeds,
  'db' | 'clock' | 'log' | 'messenger' | 'mailer' | 'openModules' | 'secrets' | 'pagesUrl'
>

/**
 * Something about an appointment changed: its customer is told what they do not know yet, and what has its own time
 * is planned (reminders, the end of a deposit's term). Looks at how it stands now, so running twice or late tells
 * nothing twice.
 */
export function appointmentNewsJob(needs: NewsNeeds): JobDefinition<'appointment-news'> {
  return {
    name: 'appointment-news',
    work: 'customer',
    run({ companyId, appointmentId }) {
      return inShop(needs.db, companyId, async (tx, shop) => {
        const about = await readToTell(tx, needs, shop, appointmentId)
        if (about && about.row.status !== 'held' && !isFollower(about.row)) await follow(tx, needs, about)
      })
    },
  }
}

async function follow(tx: Tx, needs: NewsNeeds, about: AppointmentToTell): Promise<void> {
  const { shop, row, now } = about
  const told = await readTold(tx, shop.id, row.id)
  await planReminders(tx, about, told)
  await planDeposit(tx, shop.id, row)
  const kind = newsDue(row, told)
  if (kind === null || row.starts_at <= now) return
  const final = row.deleted_at && undoUntil(row.deleted_at)
  if (final && final > now) return lookAgain(tx, shop.id, row.id, final)
  await tellCustomer(tx, needs, about, kind)
}

/** What was removed by mistake is brought back before its customer hears of it. */
function lookAgain(tx: Tx, companyId: string, appointmentId: string, runAt: Date): Promise<void> {
  const key = `appointment-news:${companyId}:${appointmentId}`
  return addJob(tx, 'appointment-news', { companyId, appointmentId }, { key, runAt, notAtOnce: true })
}
