import * as z from 'zod/mini'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { waitingExample, waitingRequest } from '../scheduling'
import { company } from './shapes'

export const joinWaiting = defineCall({
  id: 'booking.wait',
  ...routes.joinWaiting,
  summary: 'Puts the visitor on the waiting list of a service that has one',
  access: ['visit'],
  limit: 'publicBooking',
  params: company,
  body: z.strictObject({ ...waitingRequest, consent: z.literal(true) }),
  status: 201,
  answer: z.object({ ok: z.literal(true) }),
  errors: [
    'NOT_FOUND',
    'BOOKING_UNAVAILABLE',
    'SERVICE_NOT_FOUND',
    'SERVICE_NOT_OFFERED',
    'APPOINTMENT_INVALID',
  ],
  example: {
    params: { company: '99999999000199' },
    body: { ...waitingExample, consent: true },
  },
})
