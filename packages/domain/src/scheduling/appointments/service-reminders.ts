import { serviceRules, type SchedulingSettings } from '../settings'
import { reminderMinutes, type ReminderKind } from './reminders'

/** How one reminder of an appointment is given. */
interface ReminderWay {
  /** Minutes before the start; null for never. */
  minutes: number | null
  /** Whether it is sent, and by which ways. */
  whatsapp: boolean
  email: boolean
}

/** The reminders of an appointment. */
type ReminderWays = Readonly<Record<ReminderKind, ReminderWay>>

const places = { dayBefore: 'first', hourBefore: 'second' } as const

/**
 * How the customer of a visit is reminded: as its services say, where they say something of their own, else as the company
 * does. Of several services each reminder comes as early as one of them wants it, by every way that one of them names.
 */
export function reminderWays(
  settings: Pick<SchedulingSettings, 'services' | 'news'>,
  serviceIds: readonly string[],
): ReminderWays {
  const wayOf = (kind: ReminderKind) =>
    serviceIds.map((id) => wayOfService(settings, id, kind)).reduce((one, other) => joined(one, other))
  return { dayBefore: wayOf('dayBefore'), hourBefore: wayOf('hourBefore') }
}

function wayOfService(
  settings: Pick<SchedulingSettings, 'services' | 'news'>,
  id: string,
  kind: ReminderKind,
): ReminderWay {
  const { reminders: own } = serviceRules(settings, id)
  const { on } = settings.news[kind]
  if (own === null) return { minutes: reminderMinutes[kind], whatsapp: on, email: on }
  const minutes = own[places[kind]]
  const isGiven = minutes > 0 && own.channel !== 'none'
  return {
    minutes: isGiven ? minutes : null,
    whatsapp: isGiven && own.channel !== 'email',
    email: isGiven && own.channel !== 'whatsapp',
  }
}

/** A reminder that nobody sends has no say in when. */
function joined(one: ReminderWay, other: ReminderWay): ReminderWay {
  const [first, ...more] = [one, other].filter(({ whatsapp, email }) => whatsapp || email)
  if (!first) return one.minutes === null ? other : one
  return {
    minutes: Math.max(...[first, ...more].map(({ minutes }) => minutes ?? 0)),
    whatsapp: one.whatsapp || other.whatsapp,
    email: one.email || other.email,
  }
}
