import type { Appointment } from '@balcao/contract/scheduling'
import { ANYONE } from '../../data/whom'

/** The fields of the form that say together what is done. */
interface VisitFields {
  service_id: string
  price_type: string
  also: string
  /** Of who does the first one. */
  agenda_id: string
}

/** A service of the form with its price; empty for nothing chosen yet. */
export interface PartValue {
  id: string
  type: string
  /** Agenda of who does it; left out where it is whoever does the first one. */
  whom?: string
}

/** The services that follow the first one in the same visit, as the form keeps them: one text, like its other fields. */
export function readParts(also: string): PartValue[] {
  try {
    const parts: unknown = also === '' ? [] : JSON.parse(also)
    return Array.isArray(parts) ? parts.filter(isPart) : []
  } catch {
    return []
  }
}

/** The other way round; empty where none follows. */
export const writeParts = (parts: readonly PartValue[]): string =>
  parts.length === 0
    ? ''
    : JSON.stringify(parts.map(({ id, type, whom }) => ({ id, type, ...(whom && { whom }) })))

/** All services of the form, in their order. */
export const partsIn = ({ service_id, price_type, also }: Omit<VisitFields, 'agenda_id'>): PartValue[] => [
  { id: service_id, type: price_type },
  ...readParts(also),
]

/** The services of an appointment, of a visit of several people those of all its parts. */
export const wholeServices = ({ services, visit }: Pick<Appointment, 'services' | 'visit'>) =>
  visit?.place === 1 ? visit.parts.flatMap((part) => part.services) : services

/** Whether several people do what is typed, one after the other. */
export const isOfSeveral = ({ also, agenda_id }: Pick<VisitFields, 'also' | 'agenda_id'>): boolean =>
  readParts(also).some(({ whom }) => whom !== undefined && whom !== agenda_id)

/** Whether an appointment is booked with these services for these prices, in this order. */
export const isSameVisit = (
  appointment: Pick<Appointment, 'services' | 'visit'>,
  parts: readonly PartValue[],
) => {
  const services = wholeServices(appointment)
  return (
    services.length === parts.length &&
    services.every(
      (one, place) => one.service_id === parts[place]!.id && one.price_type === parts[place]!.type,
    )
  )
}

/** The services as the calls take them; with who does each where that is said (`named`). */
export const servicesOfCall = (values: VisitFields, { named = isOfSeveral(values) } = {}) =>
  partsIn(values).map(({ id, type, whom = values.agenda_id }) => ({
    service_id: id,
    ...(type !== '' && { price_type: type }),
    ...(named && whom !== '' && whom !== ANYONE && { agenda_id: whom }),
  }))

function isPart(value: unknown): value is PartValue {
  const part = value as Partial<PartValue> | null
  return (
    typeof part?.id === 'string' &&
    typeof part.type === 'string' &&
    (part.whom === undefined || typeof part.whom === 'string')
  )
}
