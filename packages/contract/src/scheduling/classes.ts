import * as z from 'zod/mini'
import { MOST_SEATS } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { agendaRoles } from '../roles'
import { uuid } from '../call/shapes'
import { Appointment } from './appointments'
import { instant, people, serviceId } from './shapes'
import { willFields, willRules } from './will'

export const moveClass = defineCall({
  id: 'scheduling.moveClass',
  method: 'POST',
  path: '/api/agenda/classes/move',
  summary:
    'Moves all who come to a class to another time or agenda, or none of them; refused when others are in it than were seen',
  access: people,
  roles: agendaRoles,
  limit: 'write',
  closedFields: { accept: willRules.accept! },
  body: z.strictObject({
    /** The class: what is done, in whose agenda, and when it begins. */
    service_id: serviceId,
    agenda_id: uuid,
    starts_at: instant,
    /** The appointments that were seen in it, those that stand. */
    appointments: z.array(uuid).check(z.minLength(1), z.maxLength(MOST_SEATS + 50)),
    /** Where it is to be; left out, its agenda stays. */
    to: z.strictObject({ starts_at: instant, agenda_id: z.optional(uuid) }),
    accept: willFields.accept,
  }),
  answer: z.object({ appointments: z.array(Appointment) }),
  errors: [
    'CLASS_CHANGED',
    'SLOT_TAKEN',
    'APPOINTMENT_WARNED',
    'APPOINTMENT_INVALID',
    'SERVICE_NOT_OFFERED',
    'SERVICE_NOT_FOUND',
    'AGENDA_NOT_FOUND',
  ],
  example: {
    body: {
      service_id: 'pilates',
      agenda_id: '00000000-0000-4000-8000-000000000000',
      starts_at: '2030-11-19T19:00:00Z',
      appointments: ['1e6f6f1f-6f8d-4c9e-8a51-6d2f8f1a9b01'],
      to: { starts_at: '2030-11-19T20:00:00Z' },
    },
  },
})
