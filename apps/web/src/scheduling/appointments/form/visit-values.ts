import type { Appointment } from '@balcao/contract/scheduling'

/** The fields of the form that say together what is done. */
interface VisitFields {
  service_id: string
  price_type: string
  also: string
}

/** A service of the form with its price; empty for nothing chosen yet. */
export interface PartValue {
  id: string
  type: string
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
  parts.length === 0 ? '' : JSON.stringify(parts.map(({ id, type }) => ({ id, type })))

/** All services of the form, in their order. */
export const partsIn = ({ service_id, price_type, also }: VisitFields): PartValue[] => [
  { id: service_id, type: price_type },
  ...readParts(also),
]

/** Whether an appointment is booked with these services for these prices, in this order. */
export const isSameVisit = ({ services }: Pick<Appointment, 'services'>, parts: readonly PartValue[]) =>
  services.length === parts.length &&
  services.every((one, place) => one.service_id === parts[place]!.id && one.price_type === parts[place]!.type)

/** The services as the calls take them. */
export const servicesOfCall = (values: VisitFields) =>
  partsIn(values).map(({ id, type }) => ({ service_id: id, ...(type !== '' && { price_type: type }) }))

function isPart(value: unknown): value is PartValue {
  const part = value as Partial<PartValue> | null
  return typeof part?.id === 'string' && typeof part.type === 'string'
}
