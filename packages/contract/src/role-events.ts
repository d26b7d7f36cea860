import type { LiveEventName } from './live'
import { roles, type Role } from './roles'

const owners = ['dono', 'gerente'] as const
const counter = [...owners, 'atendente'] as const
const everybody = [...counter, 'cozinha'] as const

/**
 * Which roles' streams carry an event. A new event has no default: whoever adds one says here who may see it, by the
 * calls that read the same thing (`roles.ts`).
 */
const readers: Record<LiveEventName, readonly Role[]> = {
  ORDER_UPSERT: everybody,
  ORDER_REMOVED: everybody,
  ORDERS_SEEN: everybody,
  PRINT_QUEUED: everybody,
  PRINT_CHANGED: everybody,
  STATIONS_CHANGED: everybody,
  CATALOGUE_CHANGED: everybody,
  COMPANY_CHANGED: everybody,
  MESSAGE_UPSERT: counter,
  ACK_UPDATE: counter,
  CHAT_UPSERT: counter,
  CHAT_MERGED: counter,
  MESSAGE_REMOVED: counter,
  NOTES_CHANGED: counter,
  LABELS_CHANGED: counter,
  QUICK_REPLIES_CHANGED: counter,
  BOT_SETTINGS_CHANGED: counter,
  CHANNEL_CHANGED: counter,
  APPOINTMENT_UPSERT: counter,
  APPOINTMENT_REMOVED: counter,
  AGENDA_CHANGED: counter,
  GOOGLE_CHANGED: counter,
  PIN_PAUSED: owners,
  HIDDEN: everybody,
  SESSION_ENDED: everybody,
  RESET: everybody,
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
