import * as z from 'zod/mini'
import { publicCompany, uuid } from '../call/shapes'
import { howMany, instant, whichServicesOfWhom } from '../scheduling'

/** Shapes that several calls of booking use. */

export const company = z.object({ company: publicCompany })

/** Whom customers book: what every booking page says of the company. */
export const bookedCompany = {
  id: uuid,
  nome: z.string(),
  telefone: z.nullable(z.string()),
  endereco: z.nullable(z.string()),
  time_zone: z.string(),
}

/** The private link of an appointment. */
export const byLink = z.object({
  ...company.shape,
  link: z.string().check(z.minLength(20), z.maxLength(120)),
})

export const linkExample = {
  company: '99999999000199',
  link: '00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAA',
}

export const chosen = {
  id: uuid,
  ...whichServicesOfWhom,
  starts_at: instant,
  people: howMany,
  agenda_id: z.optional(uuid),
}

export const chosenExample = {
  id: '5b0d2c2e-7a0e-4f6c-9d51-1f2c3b4a5d6e',
  service_id: 'corte-feminino',
  starts_at: '2030-11-20T13:00:00Z',
}

/** Why a time is not given to who asks for it. */
export const timeRefusals = [
  'NOT_FOUND',
  'BOOKING_UNAVAILABLE',
  'SLOT_TAKEN',
  'SERVICE_NOT_FOUND',
  'SERVICE_NOT_OFFERED',
  'AGENDA_NOT_FOUND',
  'APPOINTMENT_INVALID',
  'IDEMPOTENCY_MISMATCH',
] as const
