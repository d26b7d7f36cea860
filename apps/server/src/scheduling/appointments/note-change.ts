import { announce } from '../../automations'
import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { blocksTime, type AppointmentStatus } from '@balcao/domain/scheduling'
import { toWire, wantsEvent, type StoredAppointment } from './appointments.store'
import { markForGoogle, writeAtGoogle } from './lists/at-google.store'
import { undoUntil } from './choosing/undo-time'

/** An appointment before and after a change, as `readAppointments` gives them; no `before` where it is new. */
export interface Noted {
  before: StoredAppointment | null
  after: StoredAppointment
  /** It was booked just now by somebody who is not at the counter: it is heard there. */
  fresh?: boolean
}

/**
 * Leaves word of a change in the writer's own transaction, at its very end: Google's outbox, the news to the customer,
 * whoever waits for a time that became free, the company's automations, and last the open screens. A held time is nobody's news. Answers the row
 * as it stands then.
 */
export async function noteChange(tx: Tx, companyId: string, noted: Noted): Promise<StoredAppointment> {
  const before = noted.before?.status === 'held' ? null : noted.before
  let { after } = noted
  if (after.status === 'held') return after
  const { id } = after

  if (mustLearn(before, after)) {
    await markForGoogle(tx, { companyId, id })
    after = { ...after, google_dirty: true, google_failure: null }
    await writeAtGoogle(tx, companyId)
  }
  if (
    before === null ||
    differ(before, after, [
      'status',
      'starts_at',
      'deleted_at',
      'no_show',
      'agenda_id',
      'people',
      'visit_total',
    ])
  ) {
    // Of a visit of several people its first part speaks.
    const appointmentId = after.visit_id ?? id
    await addJob(
      tx,
      'appointment-news',
      { companyId, appointmentId },
      { key: `appointment-news:${companyId}:${appointmentId}` },
    )
  }
  if (before !== null && becameFree(before, after)) {
    const freed = {
      companyId,
      agendaId: before.agenda_id,
      start: before.starts_at.toISOString(),
      end: before.ends_at.toISOString(),
    }
    // Who waits must not get what may still be brought back.
    await addJob(tx, 'agenda-freed', freed, after.deleted_at ? { runAt: undoUntil(after.deleted_at) } : {})
  }
  const appointment = toWire(after)
  for (const event of toldEvents(before, after)) await announce(tx, companyId, event, { appointment })
  if (before !== null && wasMoved(before, after))
    await announce(tx, companyId, 'appointment.moved', { appointment, from: placeOf(before) })
  if (after.deleted_at !== null) await appendEvent(tx, 'APPOINTMENT_REMOVED', { id })
  else await appendEvent(tx, 'APPOINTMENT_UPSERT', { appointment, fresh: noted.fresh ?? false })
  return after
}

/** As `noteChange` for several rows that changed together; answers the one of them that is `row`. */
export async function noteAll(
  tx: Tx,
  companyId: string,
  row: StoredAppointment,
  changes: readonly Noted[],
): Promise<StoredAppointment> {
  let told = row
  for (const change of changes) {
    const after = await noteChange(tx, companyId, change)
    if (after.id === row.id) told = after
  }
  return told
}

/** What automations hear of a change. Deleted is cancelled to them, and brought back is created again. */
function toldEvents(before: StoredAppointment | null, after: StoredAppointment) {
  const was = before === null || before.deleted_at !== null ? 'cancelled' : before.status
  const is = after.deleted_at === null ? after.status : 'cancelled'
  return [
    ...(is !== 'cancelled' && after.no_show && !before?.no_show ? (['appointment.no-show'] as const) : []),
    ...(was === is ? [] : becameEvents(was, is)),
  ]
}

function becameEvents(was: AppointmentStatus | 'held', is: AppointmentStatus | 'held') {
  return [
    ...(was === 'cancelled' ? (['appointment.created'] as const) : []),
    ...(is === 'confirmed' ? (['appointment.confirmed'] as const) : []),
    ...(is === 'completed' ? (['appointment.completed'] as const) : []),
    ...(is === 'cancelled' ? (['appointment.cancelled'] as const) : []),
  ]
}

/** Whether it stood and stands, at another time or with somebody else. */
function wasMoved(before: StoredAppointment, after: StoredAppointment): boolean {
  const stands = (row: StoredAppointment) => row.deleted_at === null && row.status !== 'cancelled'
  return stands(before) && stands(after) && differ(before, after, ['agenda_id', 'starts_at', 'ends_at'])
}

function placeOf(row: StoredAppointment) {
  const { starts_at, ends_at, agenda_id, professional } = toWire(row)
  return { starts_at, ends_at, agenda_id, professional }
}

/** What an event at Google is made of. */
const shown = [
  'parts',
  'status',
  'starts_at',
  'ends_at',
  'dates',
  'service_name',
  'minutes',
  'people',
  'professional',
  'client',
  'phone',
  'email',
  'address',
  'notes',
] as const

function mustLearn(before: StoredAppointment | null, after: StoredAppointment): boolean {
  if (wantsEvent(after)) return before === null || !wantsEvent(before) || differ(before, after, shown)
  return (before !== null && wantsEvent(before)) || after.google_event_id !== null
}

const takesTime = (row: StoredAppointment) =>
  row.deleted_at === null && row.status !== 'held' && blocksTime(row.status)

function becameFree(before: StoredAppointment, after: StoredAppointment): boolean {
  if (!takesTime(before)) return false
  return (
    !takesTime(after) ||
    after.people < before.people ||
    differ(before, after, ['agenda_id', 'starts_at', 'ends_at'])
  )
}

function differ(
  before: StoredAppointment,
  after: StoredAppointment,
  names: readonly (keyof StoredAppointment)[],
): boolean {
  return names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
