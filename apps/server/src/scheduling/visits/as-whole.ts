import type { Appointment } from '@balcao/contract/scheduling'
import { shortName } from '@balcao/domain/employees'
import { visitName } from '@balcao/domain/scheduling'
import {
  partsOf,
  showParts,
  type StoredAppointment,
  type VisitPart,
} from '../appointments/appointments.store'

/** Whether an appointment is the first part of a visit that several people do: the one that speaks to its customer. */
export const isHead = ({ visit_place }: Pick<StoredAppointment, 'visit_place'>) => visit_place === 1

/** Whether it is a part that follows: it says nothing to its customer by itself. */
export const isFollower = ({ visit_place }: Pick<StoredAppointment, 'visit_place'>) => (visit_place ?? 1) > 1

/** The parts of the visit that an appointment speaks for; undefined where it speaks for itself alone. */
export function visitPartsOf(row: StoredAppointment): VisitPart[] | undefined {
  return isHead(row) && row.visit !== null && row.visit.length > 1 ? row.visit : undefined
}

/**
 * The first part of a visit as the whole: all its services, as long and as dear as all of them, until the last one ends, with
 * nobody's name; any other appointment as it is.
 */
export function asWhole<Row extends StoredAppointment>(row: Row): Row {
  const visit = visitPartsOf(row)
  if (!visit) return row
  const parts = visit.flatMap((part) => partsOf(part))
  const sum = (name: 'price_cents' | 'minutes') => parts.reduce((total, part) => total + part[name], 0)
  return {
    ...row,
    service_name: visitName(parts.map(({ service_name }) => service_name)),
    price_cents: sum('price_cents'),
    minutes: sum('minutes'),
    ends_at: new Date(visit.at(-1)!.ends_at),
    professional: null,
    parts,
  }
}

/** The services of an appointment, of a visit those of all its parts, with the names that customers know. */
export function showVisit(row: StoredAppointment): Appointment['services'] {
  const shown = (name: string | null) => name && shortName(name)
  return (visitPartsOf(row) ?? [row]).flatMap((part) => showParts(part, shown))
}
