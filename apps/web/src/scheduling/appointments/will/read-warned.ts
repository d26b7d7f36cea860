import { FreshSlots, Warned, type AgendaWarning } from '@balcao/contract/scheduling'
import { hasCode } from '../../../lib/http/api-error'

/** What a refusal warns about. */
export interface Warnings {
  warnings: AgendaWarning[]
  /** Free starts nearest to the wanted one, ISO instants; null where nobody has it. */
  fresh: string[] | null
}

/** Of what lies there by somebody else's doing, and not by the hours. */
const taken = new Set<AgendaWarning['code']>(['overlap', 'held', 'event'])

/** What a failed call warns about; null when it failed otherwise. */
export function readWarned(failure: unknown): Warnings | null {
  if (!hasCode(failure, 'APPOINTMENT_WARNED')) return null
  const read = Warned.safeParse(failure.current).data
  if (!read) return null
  const isTaken = read.warnings.some(({ code }) => taken.has(code))
  return { warnings: read.warnings, fresh: isTaken ? read.slots.map(({ start }) => start) : null }
}

/** The free starts that a refused time is answered with, ISO instants; null where it was refused otherwise. */
export function readTaken(failure: unknown): string[] | null {
  if (!hasCode(failure, 'SLOT_TAKEN')) return null
  return FreshSlots.safeParse(failure.current).data?.slots.map(({ start }) => start) ?? []
}
