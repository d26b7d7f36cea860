import type { LiveEventData, LiveEventName } from '../live'
import {
  agendaRoles,
  counterRoles,
  everyRole,
  managers,
  orderRoles,
  roles,
  type Audience,
  type Role,
} from './index'

/**
 * Which roles' streams carry an event. A new event has no default: whoever adds one says here who may see it, by the
 * `roles` of the calls that read the same thing.
 */
const readers: Record<LiveEventName, Audience> = {
  ORDER_UPSERT: orderRoles,
  ORDER_REMOVED: orderRoles,
  ORDERS_SEEN: orderRoles,
  PRINT_QUEUED: orderRoles,
  PRINT_CHANGED: orderRoles,
  STATIONS_CHANGED: orderRoles,
  CATALOGUE_CHANGED: everyRole,
  CASH_CHANGED: counterRoles,
  PIX_CHANGED: counterRoles,
  COMPANY_CHANGED: everyRole,
  MESSAGE_UPSERT: counterRoles,
  ACK_UPDATE: counterRoles,
  CHAT_UPSERT: counterRoles,
  CHAT_MERGED: counterRoles,
  MESSAGE_REMOVED: counterRoles,
  NOTES_CHANGED: counterRoles,
  LABELS_CHANGED: counterRoles,
  QUICK_REPLIES_CHANGED: counterRoles,
  BOT_SETTINGS_CHANGED: counterRoles,
  BOT_MISSES_CHANGED: counterRoles,
  CHANNEL_CHANGED: counterRoles,
  APPOINTMENT_UPSERT: agendaRoles,
  APPOINTMENT_REMOVED: agendaRoles,
  AGENDA_CHANGED: agendaRoles,
  GOOGLE_CHANGED: counterRoles,
  PIN_PAUSED: managers,
  HIDDEN: everyRole,
  SESSION_ENDED: everyRole,
  RESET: everyRole,
}

const visible = new Map(
  roles.map((role) => {
    const names = Object.entries(readers).filter(([, allowed]) => allowed.includes(role))
    return [role, new Set(names.map(([name]) => name))]
  }),
)

/** The names of the live events that a session of this role may see; all others reach it as `HIDDEN`. */
export function eventsFor(role: Role): ReadonlySet<string> {
  return visible.get(role)!
}

/** An event of the stream as its name and its data in JSON. */
interface SentEvent {
  name: string
  data: string
}

const hidden: SentEvent = { name: 'HIDDEN', data: '{}' }

/**
 * An event as its reader may see it: what the role does not see is `HIDDEN`. Who sees one agenda alone (`agendaId`) hears of
 * an appointment of another that it is not there, which it may have been until now.
 */
export function shownTo(
  { role, agendaId }: { role: Role; agendaId: string | null },
  event: SentEvent,
): SentEvent {
  if (!eventsFor(role).has(event.name)) return hidden
  if (agendaId === null || event.name !== 'APPOINTMENT_UPSERT') return event
  const { appointment } = JSON.parse(event.data) as LiveEventData<'APPOINTMENT_UPSERT'>
  if (appointment.agenda_id === agendaId) return event
  return { name: 'APPOINTMENT_REMOVED', data: JSON.stringify({ id: appointment.id }) }
}
