import { addDays } from '@balcao/domain/scheduling/light'
import { isValidPhone, normalizePhone } from '@balcao/domain/company'
import type { WaitingRequest } from '../booking-calls'
import type { Wanted } from '../choosing/visit'

const furtherDays = 7

export interface WaitingForm {
  serviceId: string
  /** How many come together. */
  people: number
  name: string
  phone: string
  /** The days after the wanted one are fine too. */
  week: boolean
  consent: boolean
}

type WaitingProblem = 'nameRequired' | 'phoneForm' | 'consentRequired'

/** What the list still needs to know, in the order of the form; empty when nothing. */
export function waitingProblems(
  form: WaitingForm,
): Partial<Record<'name' | 'phone' | 'consent', WaitingProblem>> {
  return {
    ...(form.name.trim() === '' ? { name: 'nameRequired' as const } : {}),
    ...(isValidPhone(form.phone) ? {} : { phone: 'phoneForm' as const }),
    ...(form.consent ? {} : { consent: 'consentRequired' as const }),
  }
}

/** The request for a time on a date, or within the week that begins with it, never beyond the last bookable date. */
export function waitingRequest(
  form: WaitingForm,
  {
    id,
    date,
    last,
    parts,
  }: { id: string; date: string; last: string; parts?: readonly Wanted[] | undefined },
): WaitingRequest {
  const end = form.week ? addDays(date, furtherDays) : date
  return {
    id,
    ...(parts
      ? {
          services: parts.map((one) => ({
            service_id: one.id,
            ...(one.type !== null && { price_type: one.type }),
          })),
        }
      : { service_id: form.serviceId }),
    ...(form.people > 1 && { people: form.people }),
    from: date,
    to: end > last ? last : end,
    client: form.name.trim(),
    phone: normalizePhone(form.phone),
    consent: true,
  }
}
