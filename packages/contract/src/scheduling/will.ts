import * as z from 'zod/mini'
import { defineCall } from '../call'
import { agendaRoles, managers, type FieldRules } from '../roles'
import { text } from '../call/shapes'
import { access, byId } from './shapes'

/**
 * What the owner is warned about before an appointment is put where the agenda would refuse it: the past, a day that the hours
 * have closed or a closure, a part of one, outside the hours, over a break; over another appointment, over a time that a customer is choosing just
 * now, over an event of the Google Calendar, in a place that somebody has then; in a class that is full; another length than the
 * service's.
 */
export const warningCodes = [
  'past',
  'closed-day',
  'unavailable-day',
  'closed-time',
  'outside-hours',
  'over-break',
  'overlap',
  'held',
  'event',
  'place',
  'class-full',
  'other-length',
] as const
export type WarningCode = (typeof warningCodes)[number]

/** One warning. Who accepts it sends its `key`; of what lies in the way each has a key of its own, as `overlap:<id>`. */
export const AgendaWarning = z.object({
  key: z.string(),
  code: z.enum(warningCodes),
  /** `HH:MM` on the company's clock: the hours of that day, the break, or what lies there; null where there is none. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Whose appointment lies there, what the event is called, or why it is closed. */
  name: z.nullable(z.string()),
  /** With `other-length`: the minutes that the service has. */
  minutes: z.nullable(z.int()),
})
export type AgendaWarning = z.output<typeof AgendaWarning>

/** What a 409 APPOINTMENT_WARNED carries in `current`: all warnings, and free starts nearest to the wanted one. */
export const Warned = z.object({
  warnings: z.array(AgendaWarning),
  slots: z.array(z.object({ start: z.string() })),
})

/** What only the owner and managers send with an appointment. */
export const willFields = {
  /**
   * Asks for what the agenda would refuse: keys of the warnings that were read. Others are answered with all of them;
   * left out, the agenda refuses as it does for everybody.
   */
  accept: z.optional(z.array(text(80)).check(z.maxLength(40))),
  /** Another length than the service's, of a service by time. */
  minutes: z.optional(z.int().check(z.minimum(5), z.maximum(1440))),
}
export const willRules: FieldRules = { accept: { roles: managers }, minutes: { roles: managers } }

export const appointmentHistory = defineCall({
  id: 'scheduling.history',
  method: 'GET',
  path: '/api/appointments/:id/history',
  summary:
    'Who put an appointment where the agenda would refuse it, or changed its services, and when; the newest first',
  access,
  roles: agendaRoles,
  params: byId,
  answer: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** `name` of an employee; null for the company's own account, and for a program. */
        by: z.object({ kind: z.enum(['dono', 'employee', 'api']), name: z.nullable(z.string()) }),
        /** What was accepted; none where only services were changed. */
        warnings: z.array(z.enum(warningCodes)),
        /** The names of the services before and after, where they were changed. */
        services: z.nullable(z.object({ from: z.string(), to: z.string() })),
        starts_at: z.string(),
      }),
    ),
  }),
  errors: ['APPOINTMENT_NOT_FOUND'],
})
