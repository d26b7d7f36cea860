import { normalizePhone } from '@balcao/domain/company'
import type { BookingRequest, HoldRequest } from '../booking-calls'
import type { Choice, CustomerForm } from '../choosing/choice'
import { partsOf } from '../choosing/visit'

/** The chosen time and service as the server keeps them; null before both were chosen. */
export function holdRequest({
  service,
  bookingId,
  people,
}: Pick<Choice, 'service' | 'bookingId' | 'people'>): HoldRequest | null {
  if (service === null || bookingId === '') return null
  // What is left of a visit stays with whom it was wanted.
  if (service.also?.length || service.whom) {
    const services = partsOf(service).map(({ id, type, whom }) => ({
      service_id: id,
      price_type: type,
      ...(whom && { agenda_id: whom }),
    }))
    return { id: bookingId, services, starts_at: service.start }
  }
  const many = Math.min(people, service.most ?? 1)
  return {
    id: bookingId,
    service_id: service.id,
    price_type: service.type,
    starts_at: service.start,
    ...(many > 1 && { people: many }),
  }
}

/**
 * The whole booking. `cents` are the most that the page said it costs; `website` is what a machine wrote into the field that
 * no person sees; `answers` are absent where nothing is asked.
 */
export function bookingRequest(
  hold: HoldRequest,
  form: CustomerForm,
  { cents, website, answers }: { cents: number; website: string; answers?: BookingRequest['answers'] },
): BookingRequest {
  return {
    ...hold,
    price_cents: cents,
    name: form.name.trim(),
    phone: normalizePhone(form.phone),
    email: form.email.trim() || null,
    address: form.address.trim() || null,
    notes: form.notes.trim() || null,
    consent: true,
    ...(answers && { answers }),
    ...(website === '' ? {} : { website }),
  }
}
