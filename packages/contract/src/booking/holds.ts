import * as z from 'zod/mini'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { uuid } from '../call/shapes'
import { bookedServices } from '../scheduling'
import { company, chosen, chosenExample, timeRefusals } from './shapes'

export const holdSlot = defineCall({
  id: 'booking.hold',
  ...routes.holdSlot,
  summary:
    'Keeps a time for a few minutes while the form is filled in; the booking of the same id takes it over',
  access: ['visit'],
  limit: 'publicHold',
  params: company,
  body: z.strictObject(chosen),
  status: 201,
  answer: z.object({
    until: z.string(),
    /** With whom it would be, how long, and for how much. */
    professional: z.nullable(z.string()),
    duration: z.int(),
    price_cents: z.int(),
    services: bookedServices,
  }),
  errors: timeRefusals,
  example: {
    params: { company: '99999999000199' },
    body: chosenExample,
  },
})

export const releaseSlot = defineCall({
  id: 'booking.release',
  ...routes.releaseSlot,
  summary: 'Gives a kept time back before its minutes are over',
  access: ['visit'],
  limit: 'publicHold',
  params: z.object({ ...company.shape, id: uuid }),
  answer: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND'],
  example: { params: { company: '99999999000199', id: '5b0d2c2e-7a0e-4f6c-9d51-1f2c3b4a5d6e' } },
})
