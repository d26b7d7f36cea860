import type { Appointment } from '@balcao/contract/scheduling'

/** A class: who comes to one service at one start with the same person. Cancelled ones are not in it. */
export interface ClassTime {
  key: string
  /** In the order of their seats; never none. */
  people: readonly [Appointment, ...Appointment[]]
}

/** What tells a class from others: its start, agenda and service. */
export const classKey = ({ starts_at, agenda_id, service_id }: Appointment) =>
  `${starts_at}~${agenda_id}~${service_id}`

/** What a key says. Null for what is none. */
export function readClassKey(key: string): { start: string; agendaId: string; serviceId: string } | null {
  const [start = '', agendaId = '', ...rest] = key.split('~')
  return Number.isNaN(Date.parse(start)) || rest.length === 0
    ? null
    : { start, agendaId, serviceId: rest.join('~') }
}

/** Appointments with those of a class taken together, each at the place of its first one. */
export function inClasses(appointments: readonly Appointment[]): (Appointment | ClassTime)[] {
  const classes = new Map<string, ClassTime & { people: [Appointment, ...Appointment[]] }>()
  return appointments.flatMap((one): (Appointment | ClassTime)[] => {
    if (one.seat === undefined || one.status === 'cancelled') return [one]
    const key = classKey(one)
    const known = classes.get(key)
    if (known) {
      known.people.push(one)
      known.people.sort((a, b) => a.seat! - b.seat!)
      return []
    }
    const first: ClassTime & { people: [Appointment, ...Appointment[]] } = { key, people: [one] }
    classes.set(key, first)
    return [first]
  })
}

export const isClassTime = (one: Appointment | ClassTime): one is ClassTime => 'key' in one

/** How many people some appointments are for. */
export const peopleIn = (appointments: readonly Pick<Appointment, 'people'>[]): number =>
  appointments.reduce((sum, { people }) => sum + people, 0)
