import * as z from 'zod/mini'
import { Chat, Message } from '../conversations'
import { Lead } from '../onboarding'
import { OrderRow } from '../orders'
import { Appointment } from '../scheduling'
import { uuid } from '../call/shapes'
import { eventExamples } from './webhook-examples'
import type { WebhookEvent } from './webhook-names'

const aboutAppointment = z.object({ appointment: Appointment })

/** `data` of each event. Shapes only grow: receivers ignore what they do not know. */
export const eventData = {
  'order.created': z.object({ order: OrderRow }),
  /** `from` is where the order stood before. */
  'order.status': z.object({ order: OrderRow, from: OrderRow.shape.status }),
  'message.received': z.object({
    message: Message,
    chat: z.pick(Chat, { id: true, jid: true, title: true, kind: true, phone: true }),
  }),
  'appointment.created': aboutAppointment,
  'appointment.confirmed': aboutAppointment,
  /** `from` is where it lay before. */
  'appointment.moved': z.extend(aboutAppointment, {
    from: z.pick(Appointment, { starts_at: true, ends_at: true, agenda_id: true, professional: true }),
  }),
  'appointment.cancelled': aboutAppointment,
  'appointment.completed': aboutAppointment,
  'appointment.no-show': aboutAppointment,
  'lead.created': z.object({ lead: z.extend(Lead, { id: uuid, created_at: z.string() }) }),
} as const satisfies Record<WebhookEvent, z.ZodMiniType>
export type EventData<E extends WebhookEvent> = z.output<(typeof eventData)[E]>

const summaries: Record<WebhookEvent, string> = {
  'order.created': 'An order was placed, wherever it came from',
  'order.status': 'An order stands elsewhere now, cancelled and refused included',
  'message.received': 'A customer wrote on WhatsApp',
  'appointment.created':
    'An appointment was booked: at the counter, on the public page, by the bot or by API',
  'appointment.confirmed': 'An appointment is confirmed',
  'appointment.moved': 'An appointment that stands has another time, or is somebody else’s',
  'appointment.cancelled': 'An appointment was cancelled or deleted',
  'appointment.completed': 'An appointment took place',
  'appointment.no-show': 'Its customer did not come',
  'lead.created': 'Somebody sent the form "Seja nosso Cliente" (to the installation’s own endpoint)',
}

/** One entry of the catalogue: what it says, the body it is sent as, and a body to try with. */
export function describeEvent(event: WebhookEvent) {
  return {
    event,
    summary: summaries[event],
    body: z.object({
      /** The event's id, also in the header `webhook-id`: the same at each try, so that receivers drop repeats. */
      id: uuid,
      type: z.literal(event),
      /** When it happened, ISO. */
      timestamp: z.string(),
      /** Present on what the button "Testar" sent. */
      test: z.optional(z.literal(true)),
      data: eventData[event],
    }),
    example: {
      id: '0f3a7f5e-5f53-4c55-9a64-3a0f1a1f0a01',
      type: event,
      timestamp: '2026-11-20T14:30:00.000Z',
      data: eventExamples[event],
    },
  }
}
