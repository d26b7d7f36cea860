import { paymentMethods } from '@balcao/domain/orders'
import * as z from 'zod/mini'
import { defineCall } from '../call'
import { PrintSummary } from '../printing'
import { counterRoles, managers } from '../roles'
import { prose, requiredText, uuid } from '../call/shapes'

const cents = z.int().check(z.minimum(0), z.maximum(99_999_999))
const ByMethod = z.partialRecord(z.enum(paymentMethods), z.int())

export const CashMovement = z.object({
  id: uuid,
  /** `in`: suprimento, `out`: sangria. */
  kind: z.enum(['in', 'out']),
  cents: z.int(),
  reason: z.string(),
  at: z.string(),
  /** Who did it, where an employee did. */
  by: z.nullable(z.string()),
  /** When it was taken back; it counts no longer then. */
  voided_at: z.nullable(z.string()),
})
export type CashMovement = z.output<typeof CashMovement>

/** A register of the shop. All money in cents; instants are ISO. */
export const CashRegister = z.object({
  id: uuid,
  opened_at: z.string(),
  opened_by: z.nullable(z.string()),
  opening_cents: z.int(),
  movements: z.array(CashMovement),
  /** What was received while it was open, less what was taken back, by method. */
  received: ByMethod,
  /** What it is to hold, by method: as it stands, or stood at the close. */
  expected: ByMethod,
  closed_at: z.nullable(z.string()),
  closed_by: z.nullable(z.string()),
  /** As people counted it at the close. */
  counted: z.nullable(ByMethod),
  note: z.nullable(z.string()),
})
export type CashRegister = z.output<typeof CashRegister>

const registerId = z.object({ registerId: uuid })
const write = { access: ['session'], roles: counterRoles, limit: 'write' } as const
const example = { registerId: '2f1d4c6a-9a39-4d5e-8f57-0c1b2a3d4e5f' }

export const readCashRegister = defineCall({
  id: 'cashRegister.read',
  method: 'GET',
  path: '/api/cash-register',
  summary: 'The register that is open, or null',
  access: ['session'],
  roles: counterRoles,
  answer: z.object({ register: z.nullable(CashRegister) }),
  errors: [],
})

export const openCashRegister = defineCall({
  id: 'cashRegister.open',
  method: 'POST',
  path: '/api/cash-register',
  summary: 'Opens the register with change under the caller’s id; a shop has one open at a time',
  ...write,
  body: z.strictObject({ id: uuid, opening_cents: cents }),
  answer: CashRegister,
  errors: ['REGISTER_OPEN', 'IDEMPOTENCY_MISMATCH'],
  example: { body: { id: example.registerId, opening_cents: 15000 } },
})

export const moveCash = defineCall({
  id: 'cashRegister.move',
  method: 'POST',
  path: '/api/cash-register/:registerId/movements',
  summary: 'Writes down cash that was put into the drawer or taken out of it; the same id counts once',
  ...write,
  params: registerId,
  body: z.strictObject({
    id: uuid,
    kind: z.enum(['in', 'out']),
    cents: z.int().check(z.minimum(1), z.maximum(99_999_999)),
    reason: requiredText(120),
  }),
  answer: CashRegister,
  errors: ['REGISTER_NOT_FOUND', 'REGISTER_CLOSED', 'IDEMPOTENCY_MISMATCH'],
  example: {
    params: example,
    body: { id: '6a1d3f0c-52a5-4a0e-9b76-1f2e3d4c5b6a', kind: 'out', cents: 20000, reason: 'Cofre' },
  },
})

export const voidCashMovement = defineCall({
  id: 'cashRegister.voidMovement',
  method: 'POST',
  path: '/api/cash-register/:registerId/movements/:movementId/void',
  summary: 'Takes a movement back while its register is open: it counts no longer, and stays written down',
  ...write,
  params: z.object({ ...registerId.shape, movementId: uuid }),
  answer: CashRegister,
  errors: ['REGISTER_NOT_FOUND', 'REGISTER_CLOSED'],
})

export const closeCashRegister = defineCall({
  id: 'cashRegister.close',
  method: 'POST',
  path: '/api/cash-register/:registerId/close',
  summary: 'Closes the register with what was counted; what is received from then on belongs to the next one',
  ...write,
  params: registerId,
  body: z.strictObject({
    counted: z.partialRecord(z.enum(paymentMethods), cents),
    note: z.optional(z.nullable(prose(500))),
  }),
  answer: CashRegister,
  errors: ['REGISTER_NOT_FOUND', 'REGISTER_CLOSED'],
  example: { params: example, body: { counted: { cash: 16550, pix: 8000 } } },
})

export const printClosing = defineCall({
  id: 'cashRegister.print',
  method: 'POST',
  path: '/api/cash-register/:registerId/prints',
  summary: 'Has a station print how a register was closed; the same id is printed once',
  ...write,
  params: registerId,
  body: z.strictObject({ id: uuid, station_id: uuid }),
  status: 201,
  answer: PrintSummary,
  errors: ['REGISTER_NOT_FOUND', 'REGISTER_STILL_OPEN', 'STATION_NOT_FOUND'],
  example: {
    params: example,
    body: {
      id: '6a1d3f0c-52a5-4a0e-9b76-1f2e3d4c5b6a',
      station_id: '3f0c6a52-8a0e-4c6f-9d0e-5b7c2f1d8e90',
    },
  },
})

export const listCashRegisters = defineCall({
  id: 'cashRegister.list',
  method: 'GET',
  path: '/api/cash-registers',
  summary: 'Registers that were closed, the last one first, thirty at a time',
  access: ['session'],
  roles: managers,
  query: z.object({ before: z.optional(z.iso.datetime({ offset: true })) }),
  answer: z.object({ registers: z.array(CashRegister), more: z.boolean() }),
  errors: [],
})

export const cashRegisterCalls = {
  readCashRegister,
  openCashRegister,
  moveCash,
  voidCashMovement,
  closeCashRegister,
  printClosing,
  listCashRegisters,
}
