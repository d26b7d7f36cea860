import * as z from 'zod/mini'
import { appointmentStatuses } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { uuid } from '../call/shapes'
import { tableAnswer, tableErrors, tableQuery } from '../call/table-query'
import { Appointment } from './appointments'

const { agenda_id, people, no_show, will_come, source, cancelled_by, conversation_id } = Appointment.shape

/**
 * A row of the appointments table (CALL-53), as a key with its scope reads it. `date` and `time` are on the company's
 * clock, `duration` is minutes, `price` reais for all `people`. What was answered to questions stays out.
 */
export const AppointmentTableRow = z.object({
  id: uuid,
  status: z.enum(appointmentStatuses),
  client: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  date: z.string(),
  time: z.string(),
  duration: z.int(),
  service: z.string(),
  service_id: z.string(),
  price_type: z.string(),
  price: z.number(),
  agenda_id,
  professional: z.nullable(z.string()),
  people,
  starts_at: z.string(),
  ends_at: z.string(),
  no_show,
  will_come,
  source,
  cancelled_by,
  visit_id: z.nullable(uuid),
  series_id: z.nullable(uuid),
  conversation_id,
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type AppointmentTableRow = z.output<typeof AppointmentTableRow>

export const appointmentsTable = defineCall({
  id: 'scheduling.table',
  method: 'GET',
  path: '/rest/v1/appointments',
  summary: 'Appointments in PostgREST style, for programs; booked and changed under /api/appointments',
  access: ['apiKey:appointments'],
  query: tableQuery(AppointmentTableRow, 'reads'),
  answer: tableAnswer(AppointmentTableRow),
  errors: tableErrors,
  example: { query: { select: '*', date: 'eq.2026-11-28', order: 'starts_at', limit: '100' } },
})
