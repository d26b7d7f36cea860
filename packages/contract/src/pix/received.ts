import { refundStates } from '@balcao/domain/pix'
import * as z from 'zod/mini'
import { defineCall } from '../call'
import { uuid } from '../call/shapes'
import { counterRoles, managers } from '../roles'

/** Money on its way back, or back. `foreign`: a bank took it, as after a fraud. Instants are ISO. */
export const PixRefund = z.object({
  id: z.string(),
  amount_cents: z.int(),
  state: z.enum(refundStates),
  foreign: z.boolean(),
  /** Why it failed, in the bank's words. */
  reason: z.nullable(z.string()),
  /** Who asked for it, where an employee did. */
  employee: z.nullable(z.string()),
  asked_at: z.string(),
})
export type PixRefund = z.output<typeof PixRefund>

/** A PIX that came in, as the bank says it. */
export const PixReceipt = z.object({
  end_to_end_id: z.string(),
  amount_cents: z.int(),
  /** How much of it counts for an order; the rest was expected by nobody. */
  counted_cents: z.int(),
  /** How much may still be given back. */
  refundable_cents: z.int(),
  at: z.string(),
  /** Oldest first. */
  refunds: z.array(PixRefund),
})
export type PixReceipt = z.output<typeof PixReceipt>

export const endToEndId = z.string().check(z.regex(/^[a-zA-Z0-9]{32}$/))

export const pixOfOrder = defineCall({
  id: 'pix.ofOrder',
  method: 'GET',
  path: '/api/orders/:orderId/pix',
  summary: 'What came in for an order at the company’s bank, and what went back of it',
  access: ['session'],
  roles: counterRoles,
  params: z.object({ orderId: uuid }),
  answer: z.object({ receipts: z.array(PixReceipt) }),
  errors: [],
})

/** The bank's own charge of an order as the counter shows it. `late`: its time is over, and only a press makes another. */
export const CounterCharge = z.object({
  state: z.enum(['making', 'open', 'late']),
  /** BR Code, while it is open. */
  code: z.nullable(z.string()),
  /** When it is late: a little before the bank refuses it, as a payment takes a moment. */
  expires_at: z.nullable(z.string()),
})
export type CounterCharge = z.output<typeof CounterCharge>

export const chargeOrder = defineCall({
  id: 'pix.chargeOrder',
  method: 'POST',
  path: '/api/orders/:orderId/pix/charge',
  summary:
    'The charge of what is owed of an order by PIX, made where there is none; null where no bank is asked',
  access: ['session'],
  roles: counterRoles,
  limit: 'write',
  params: z.object({ orderId: uuid }),
  /** `fresh`: another one where the last one's time is over, or the bank would not make it. */
  body: z.strictObject({ fresh: z.optional(z.boolean()) }),
  answer: z.object({ charge: z.nullable(CounterCharge) }),
  errors: [],
  example: { body: {} },
})

export const refundPix = defineCall({
  id: 'pix.refund',
  method: 'POST',
  path: '/api/pix/receipts/:endToEndId/refunds',
  summary:
    'Gives a PIX back, whole or in part; never more than came, and the same id once. Its state is heard later',
  access: ['session'],
  roles: managers,
  limit: 'write',
  params: z.object({ endToEndId }),
  body: z.strictObject({
    /** The caller's own. */
    id: uuid,
    amount_cents: z.int().check(z.minimum(1), z.maximum(99_999_999)),
  }),
  answer: PixReceipt,
  errors: ['PIX_RECEIPT_NOT_FOUND', 'PIX_NOT_CONNECTED', 'REFUND_TOO_LARGE', 'IDEMPOTENCY_MISMATCH'],
  example: {
    params: { endToEndId: 'E13579246202611211900a1b2c3d4e5f' },
    body: { id: '0d9c3a52-4f7e-4f0b-8a3d-6b1c2d3e4f50', amount_cents: 2490 },
  },
})
