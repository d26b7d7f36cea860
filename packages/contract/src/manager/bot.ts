import * as z from 'zod/mini'
import type { HandOverReason } from '@balcao/domain/bot'
import { defineCall } from '../call'
import { managers } from '../roles'
import { access, Kpi, PeriodBounds, periodQuery } from './shapes'

/** Why the bot called a person, and where in an order somebody was. */
export const handOverReasons = [
  'asked',
  'not-understood',
  'neighbourhood',
  'cancel',
  'booking',
  'loop',
  'problem',
] as const satisfies readonly HandOverReason[]

export const orderPlaces = ['choosing', 'cart', 'delivery', 'payment', 'confirm', 'person'] as const

/** What the bot did in a period. */
export const BotFigures = z.object({
  period: PeriodBounds,
  /** Conversations in which the bot said something. */
  conversations: Kpi,
  /** Orders that the bot placed and that were neither cancelled nor refused. */
  orders: Kpi,
  /** Of those: nobody of the shop wrote in the conversation in the four hours before. */
  alone: Kpi,
  /** What the bot's orders brought, without delivery fees. */
  value_cents: Kpi,
  /** How often it called a person. */
  hand_overs: z.array(z.object({ why: z.enum(handOverReasons), count: z.int() })),
  /**
   * Carts that stand in a conversation where nothing was written for half an hour, by where they were left; `person`: a
   * person had been called. Whoever came back later is counted where they are now.
   */
  left: z.array(z.object({ place: z.enum(orderPlaces), carts: z.int() })),
})
export type BotFigures = z.output<typeof BotFigures>

export const managerBot = defineCall({
  id: 'manager.bot',
  method: 'GET',
  path: '/api/manager/bot',
  summary: 'What the bot did in a period: conversations, orders, hand-overs and where carts were left',
  access,
  roles: managers,
  query: z.object(periodQuery),
  answer: BotFigures,
  errors: [],
  example: { query: { period: '7d' } },
})
