import type { LiveEventName } from '../live'
import { allButKitchen, everyRole, managers, roles, type Audience, type Role } from './index'

/**
 * Which roles' streams carry an event. A new event has no default: whoever adds one says here who may see it, by the
 * `roles` of the calls that read the same thing.
 */
const readers: Record<LiveEventName, Audience> = {
  ORDER_UPSERT: everyRole,
  ORDER_REMOVED: everyRole,
  ORDERS_SEEN: everyRole,
  PRINT_QUEUED: everyRole,
  PRINT_CHANGED: everyRole,
  STATIONS_CHANGED: everyRole,
  CATALOGUE_CHANGED: everyRole,
  CASH_CHANGED: allButKitchen,
  COMPANY_CHANGED: everyRole,
  MESSAGE_UPSERT: allButKitchen,
  ACK_UPDATE: allButKitchen,
  CHAT_UPSERT: allButKitchen,
  CHAT_MERGED: allButKitchen,
  MESSAGE_REMOVED: allButKitchen,
  NOTES_CHANGED: allButKitchen,
  LABELS_CHANGED: allButKitchen,
  QUICK_REPLIES_CHANGED: allButKitchen,
  BOT_SETTINGS_CHANGED: allButKitchen,
  BOT_MISSES_CHANGED: allButKitchen,
  CHANNEL_CHANGED: allButKitchen,
  APPOINTMENT_UPSERT: allButKitchen,
  APPOINTMENT_REMOVED: allButKitchen,
  AGENDA_CHANGED: allButKitchen,
  GOOGLE_CHANGED: allButKitchen,
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
