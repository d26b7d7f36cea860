import * as z from 'zod/mini'
import { defineCall } from '../call'
import { counterRoles } from '../roles'
import { requiredText, text, uuid } from '../call/shapes'
import { byId, date, howMany, people, peopleWrite, whichServices } from './shapes'

/** Somebody who waits for a time to become free. */
export const WaitingEntry = z.object({
  id: uuid,
  service_id: z.string(),
  /** All names where they wait for several in one visit. */
  service: z.string(),
  price_type: z.string(),
  /** How many want to come together. */
  people: z.int(),
  from: z.string(),
  to: z.string(),
  client: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  state: z.enum(['waiting', 'offered', 'booked', 'gone']),
  /** With `offered`: the start that is kept for them, and until when. */
  offered_start: z.nullable(z.string()),
  offer_until: z.nullable(z.string()),
  since: z.string(),
})
export type WaitingEntry = z.output<typeof WaitingEntry>

export const listWaiting = defineCall({
  id: 'scheduling.waiting',
  method: 'GET',
  path: '/api/agenda/waiting',
  summary: 'The waiting list, in its order',
  access: people,
  roles: counterRoles,
  answer: z.object({ entries: z.array(WaitingEntry) }),
  errors: [],
})

/** What somebody says who wants to wait; dates both included. */
export const waitingRequest = {
  id: uuid,
  ...whichServices,
  people: howMany,
  from: date,
  to: date,
  client: requiredText(120),
  phone: requiredText(20),
  email: z.optional(z.nullable(text(254))),
}

export const waitingExample = {
  id: '7f1c54f4-1b8c-4f7c-9c47-2f0a8b6b1d22',
  service_id: 'corte-feminino',
  from: '2030-11-20',
  to: '2030-11-30',
  client: 'Ana Lima',
  phone: '92991234567',
}

export const addWaiting = defineCall({
  id: 'scheduling.addWaiting',
  method: 'POST',
  path: '/api/agenda/waiting',
  summary: 'Puts a customer on the waiting list',
  ...peopleWrite,
  body: z.strictObject(waitingRequest),
  status: 201,
  answer: WaitingEntry,
  errors: ['SERVICE_NOT_FOUND', 'SERVICE_NOT_OFFERED', 'APPOINTMENT_INVALID'],
  example: {
    body: waitingExample,
  },
})

export const removeWaiting = defineCall({
  id: 'scheduling.removeWaiting',
  method: 'DELETE',
  path: '/api/agenda/waiting/:id',
  summary: 'Takes a customer off the waiting list; an offer that stands is taken back',
  ...peopleWrite,
  params: byId,
  answer: z.object({ ok: z.literal(true) }),
  errors: [],
})
