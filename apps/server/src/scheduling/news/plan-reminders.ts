import { blocksTime, reminderTimes, reminderWays } from '@balcao/domain/scheduling'
import type { JobPayloads } from '../../job-payloads'
import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'
import { partsOf, type StoredAppointment } from '../appointments/appointments.store'
import { asWhole } from '../visits/as-whole'
import type { AppointmentToTell } from './appointment-to-tell'
import { dropDue, writeDue, type Told } from './told.store'

/**
 * Plans the reminders of an appointment at the start that it has, and drops those of starts that it had. One that
 * was planned before keeps its time; what would have been due before the booking, or before the move that brought it
 * here, is none.
 */
export async function planReminders(
  tx: Tx,
  { shop, row, settings, now }: Pick<AppointmentToTell, 'shop' | 'row' | 'settings' | 'now'>,
  told: readonly Told[],
): Promise<void> {
  const isDue = isAwaited(row) && row.starts_at > now
  await dropDue(tx, shop.id, row.id, isDue ? row.starts_at : null)
  if (!isDue) return
  const ways = remindersOf({ row, settings })
  const reminders = reminderTimes({
    minutes: { dayBefore: ways.dayBefore.minutes, hourBefore: ways.hourBefore.minutes },
    startsAt: row.starts_at.getTime(),
    bookedAt: (told.length === 0 ? row.created_at : now).getTime(),
    zone: shop.timeZone,
    quiet: { from: settings.quiet_from, to: settings.quiet_to },
  })
  for (const { kind, at } of reminders) {
    if (told.some((one) => one.kind === kind && one.starts_at.getTime() === row.starts_at.getTime())) continue
    const dueAt = new Date(at)
    await writeDue(tx, shop.id, { appointmentId: row.id, kind, startsAt: row.starts_at, dueAt })
    await wakeReminder(tx, { companyId: shop.id, appointmentId: row.id, kind }, dueAt)
  }
}

/** How the customer of an appointment is reminded, by the settings as they are. */
export const remindersOf = ({ row, settings }: Pick<AppointmentToTell, 'row' | 'settings'>) =>
  reminderWays(
    settings,
    partsOf(asWhole(row)).map(({ service_id: id }) => id),
  )

/** Whom a reminder is about. */
export type ReminderJob = JobPayloads['appointment-reminder']

/** One job for each kind of an appointment: planned again, it takes the place of the other. */
export function wakeReminder(tx: Tx, reminder: ReminderJob, runAt: Date): Promise<void> {
  const key = `appointment-reminder:${reminder.appointmentId}:${reminder.kind}`
  return addJob(tx, 'appointment-reminder', reminder, { key, runAt, notAtOnce: true })
}

/** Whether somebody is still expected. */
export function isAwaited({ status, deleted_at }: Pick<StoredAppointment, 'status' | 'deleted_at'>): boolean {
  return deleted_at === null && status !== 'held' && blocksTime(status)
}
