import * as z from 'zod/mini'
import type { Ack } from '@balcao/domain/messaging'
import { defineCall } from '../call'
import { everyRole } from '../roles'
import type { Channel } from '../channels'
import type { GoogleStatus } from '../google'
import type { Appointment } from '../scheduling'
import type { Chat, ChatCounts, Message } from '../conversations'
import { OrderCounts, OrderRow } from '../orders'
import { PrintSummary } from '../printing'
import { uuid } from '../call/shapes'

export const streamTicket = defineCall({
  id: 'live.ticket',
  method: 'POST',
  path: '/api/stream-ticket',
  summary: 'A single-use ticket (30 s) for the event stream, and where the stream stands now',
  access: ['session'],
  roles: everyRole,
  answer: z.object({ token: z.string(), instance: z.string(), lastEventId: z.int() }),
  errors: [],
})

export const eventStream = defineCall({
  id: 'live.stream',
  method: 'GET',
  path: '/chat/events',
  summary: 'Server-sent events of the company, replayed from lastEventId',
  access: ['public'],
  query: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(100)),
    instance: z.string().check(z.minLength(1), z.maxLength(100)),
    lastEventId: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  }),
  answer: z.unknown(),
  errors: ['UNAUTHENTICATED'],
  example: { query: { token: 'mN0pQ1rS2tU3vW4xY5zA6b', instance: '11222333000181', lastEventId: 41 } },
})

/** Our own server's word, taken as it is: screens that do not show it carry no schema of it. */
const trusted = <T extends object>() => z.custom<T>()

/**
 * Live events, by SSE event name. Each carries a durable id that grows by one within a company;
 * `RESET` says that older events are gone and everything should be read again.
 */
export const liveEvents = {
  ORDER_UPSERT: z.object({ order: OrderRow, counts: OrderCounts, fresh: z.boolean() }),
  ORDER_REMOVED: z.object({ id: uuid, counts: OrderCounts }),
  ORDERS_SEEN: z.object({ ids: z.array(uuid), counts: OrderCounts }),
  PRINT_QUEUED: z.object({ job: PrintSummary }),
  PRINT_CHANGED: z.object({ job: PrintSummary }),
  STATIONS_CHANGED: z.object({}),
  /**
   * `changes` are row changes as a catalogue save answers them; who listens reads them by `CatalogueSaved`, so that
   * other screens carry no catalogue. Null when they are too many to send: read the catalogue again.
   */
  CATALOGUE_CHANGED: z.object({
    version: z.int(),
    changes: z.nullable(z.array(z.unknown())),
    /** The id of the save, so that the screen which made it knows its own. */
    save_id: z.nullable(z.string()),
  }),
  /** The register of the shop: read it again. */
  CASH_CHANGED: z.object({}),
  /** A charge or what came in changed, of this order or of none. */
  PIX_CHANGED: z.object({ order_id: z.nullable(uuid) }),
  COMPANY_CHANGED: z.object({ fields: z.array(z.string()) }),
  /** A message that is new or looks different now. */
  MESSAGE_UPSERT: trusted<{ message: Message }>(),
  ACK_UPDATE: trusted<{
    message: Pick<Message, 'id' | 'waMessageId' | 'jid' | 'conversation_id' | 'failure'> & { ack: Ack }
  }>(),
  CHAT_UPSERT: trusted<{ chat: Chat; counts: ChatCounts }>(),
  /** Two conversations turned out to be one person: `id` is gone, its messages are in `into`. */
  CHAT_MERGED: trusted<{ id: string; into: string }>(),
  /** A message that was taken back before it went out. */
  MESSAGE_REMOVED: trusted<{ id: string; conversation_id: string }>(),
  NOTES_CHANGED: trusted<{ conversation_id: string }>(),
  LABELS_CHANGED: z.object({}),
  QUICK_REPLIES_CHANGED: z.object({}),
  BOT_SETTINGS_CHANGED: z.object({}),
  /** What the bot did not understand, or what it was taught: read it again. */
  BOT_MISSES_CHANGED: z.object({}),
  CHANNEL_CHANGED: trusted<{ channel: Channel }>(),
  /** `fresh`: it was booked just now by a customer, so it is heard. */
  APPOINTMENT_UPSERT: trusted<{ appointment: Appointment; fresh: boolean }>(),
  APPOINTMENT_REMOVED: trusted<{ id: string }>(),
  /** Closures, settings, the waiting list or Google’s events changed, or many appointments at once: read the agenda again. */
  AGENDA_CHANGED: trusted<{
    what: 'closures' | 'settings' | 'waiting' | 'events' | 'imports' | 'packages' | 'google'
  }>(),
  GOOGLE_CHANGED: trusted<{ status: GoogleStatus }>(),
  /** Strangers used up their tries at an employee's PIN: new devices need a code. `network` in its short form. */
  PIN_PAUSED: z.object({ employee: z.object({ id: uuid, nome: z.string() }), network: z.string() }),
  /** Stands in the stream for an event that the reader's role does not see, so that ids go on growing by one. */
  HIDDEN: z.object({}),
  SESSION_ENDED: z.object({}),
  RESET: z.object({}),
} as const

export type LiveEventName = keyof typeof liveEvents
export type LiveEventData<N extends LiveEventName> = z.output<(typeof liveEvents)[N]>

export const liveCalls = { streamTicket, eventStream }
