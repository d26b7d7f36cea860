import { inShop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { JobDefinition } from '../../platform/jobs/jobs'
import type { NewsNeeds } from './appointment-news.job'
import { readToTell, type AppointmentToTell } from './appointment-to-tell'
import { isAwaited, wakeReminder, type ReminderJob } from './plan-reminders'
import { quietUntil } from './quiet-hours'
import { tellCustomer } from './tell-customer'
import { readTold, type Told } from './told.store'

/** A day's reminder that comes so close to the start says nothing that the hour's does not. */
const DAY_LATEST_MINUTES = 240

/**
 * Reminds a customer of an appointment, if it still stands at the start for which that was planned. A worker that
 * was away over the right moment does not make up for it at night, nor after the start.
 */
export function reminderJob(needs: NewsNeeds): JobDefinition<'appointment-reminder'> {
  return {
    name: 'appointment-reminder',
    work: 'customer',
    run(reminder) {
      return inShop(needs.db, reminder.companyId, async (tx, shop) => {
        const about = await readToTell(tx, needs, shop, reminder.appointmentId)
        if (about) await remind(tx, needs, about, reminder)
      })
    },
  }
}

async function remind(
  tx: Tx,
  needs: NewsNeeds,
  about: AppointmentToTell,
  reminder: ReminderJob,
): Promise<void> {
  const { shop, row, settings, now } = about
  const { kind } = reminder
  const planned = (await readTold(tx, shop.id, row.id)).find((told) => isPlan(told, row.starts_at, kind))
  if (!planned) return
  if (!isAwaited(row) || isLate(row.starts_at, kind, now)) return skip(tx, reminder, row.starts_at)
  if (planned.due_at > now) return wakeReminder(tx, reminder, planned.due_at)
  const quiet = quietUntil(now, shop.timeZone, settings)
  if (quiet) return wakeReminder(tx, reminder, quiet)
  await tellCustomer(tx, needs, about, kind)
}

function isPlan({ kind, state, starts_at }: Told, start: Date, wanted: ReminderJob['kind']): boolean {
  return state === 'due' && kind === wanted && starts_at.getTime() === start.getTime()
}

function isLate(start: Date, kind: ReminderJob['kind'], now: Date): boolean {
  const minutes = kind === 'dayBefore' ? DAY_LATEST_MINUTES : 0
  return now.getTime() >= start.getTime() - minutes * 60_000
}

async function skip(tx: Tx, { companyId, appointmentId, kind }: ReminderJob, start: Date): Promise<void> {
  await tx.execute(sql`update appointment_news set state = 'skipped' where company_id = ${companyId}
    and appointment_id = ${appointmentId} and kind = ${kind} and starts_at = ${start} and state = 'due'`)
}
