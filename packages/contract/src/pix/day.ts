import { chargeStates } from '@balcao/domain/pix'
import * as z from 'zod/mini'
import { defineCall } from '../call'
import { uuid } from '../call/shapes'
import { managers } from '../roles'
import { endToEndId, PixReceipt } from './received'

const orderInBrief = z.object({ id: uuid, number: z.int(), customer_name: z.string() })

/** A received PIX beside its order; `is_over`: that was cancelled or refused. */
export const PixOfDay = z.object({
  ...PixReceipt.shape,
  order: z.nullable(z.object({ ...orderInBrief.shape, is_over: z.boolean() })),
  /** It came by the code of an appointment's deposit, of this client (empty once that is gone). */
  deposit: z.nullable(z.object({ client: z.string() })),
  /** What came, did not go back and counts for nothing: somebody is to match it or give it back. */
  unmatched_cents: z.int(),
  /** A person said for which order it was, which may be taken back while nothing of it is given back. */
  by_hand: z.boolean(),
})
export type PixOfDay = z.output<typeof PixOfDay>

/** All that the company's bank and its people say of PIX on one day of its own clock. Cents; instants are ISO. */
export const PixDay = z.object({
  date: z.string(),
  /** Newest first. */
  receipts: z.array(PixOfDay),
  /** Charges that were made on the day, newest first. */
  charges: z.array(
    z.object({
      txid: z.string(),
      state: z.enum(chargeStates),
      amount_cents: z.int(),
      created_at: z.string(),
      /** Null: a trial of the connection. */
      order: z.nullable(orderInBrief),
    }),
  ),
  totals: z.object({
    received_cents: z.int(),
    /** Given or taken back of what was received on the day, whenever that was. */
    returned_cents: z.int(),
    /** What counts for orders of it. */
    counted_cents: z.int(),
    /** What counts for deposits of appointments, which stand in no register. */
    deposits_cents: z.int(),
    unmatched_cents: z.int(),
    /** What people wrote down as PIX on the day and no bank has confirmed; the register has it beside `counted_cents`. */
    by_hand_cents: z.int(),
  }),
  /** Other days of the last ninety that have something unmatched, newest first. */
  unmatched_days: z.array(z.string()),
  /** Orders of the day and the one before that are still to be paid: what a PIX may be matched to. */
  open_orders: z.array(z.object({ ...orderInBrief.shape, owed_cents: z.int(), created_at: z.string() })),
})
export type PixDay = z.output<typeof PixDay>

export const pixDay = defineCall({
  id: 'pix.day',
  method: 'GET',
  path: '/api/pix/day',
  summary:
    'Charges and received PIX of a day, what is matched and what is not, beside what people wrote down',
  access: ['session'],
  roles: managers,
  query: z.object({ date: z.optional(z.iso.date()) }),
  answer: PixDay,
  errors: [],
})

export const matchPix = defineCall({
  id: 'pix.match',
  method: 'POST',
  path: '/api/pix/receipts/:endToEndId/match',
  summary: 'Says by hand for which order a PIX was that nobody expected; it counts for what that owes',
  access: ['session'],
  roles: managers,
  limit: 'write',
  params: z.object({ endToEndId }),
  body: z.strictObject({ order_id: uuid }),
  answer: PixReceipt,
  errors: ['PIX_RECEIPT_NOT_FOUND', 'PIX_MATCHED', 'PIX_NOT_OWED', 'ORDER_NOT_FOUND'],
  example: {
    params: { endToEndId: 'E13579246202611211900a1b2c3d4e5f' },
    body: { order_id: '9c4f4b57-98b2-4a0e-8d34-0f1f2d6a7a10' },
  },
})

export const unmatchPix = defineCall({
  id: 'pix.unmatch',
  method: 'DELETE',
  path: '/api/pix/receipts/:endToEndId/match',
  summary: 'Takes back what was said by hand of a PIX: it counts for no order, and may be matched anew',
  access: ['session'],
  roles: managers,
  limit: 'write',
  params: z.object({ endToEndId }),
  answer: PixReceipt,
  errors: ['PIX_RECEIPT_NOT_FOUND', 'PIX_NOT_BY_HAND'],
  example: { params: { endToEndId: 'E13579246202611211900a1b2c3d4e5f' } },
})
