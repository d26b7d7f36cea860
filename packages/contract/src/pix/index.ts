import { paidFirst, pixBankKinds } from '@balcao/domain/pix'
import * as z from 'zod/mini'
import { defineCall } from '../call'
import { uuid } from '../call/shapes'
import { managers, ownerOnly } from '../roles'
import { matchPix, pixDay, unmatchPix } from './day'
import { chargeOrder, pixOfOrder, refundPix } from './received'

export { matchPix, PixDay, pixDay, PixOfDay, unmatchPix } from './day'
export { chargeOrder, CounterCharge, pixOfOrder, PixReceipt, PixRefund, refundPix } from './received'

/** A company's own account at its bank, by which PIX confirms itself. Nothing of it opens anything; instants are ISO. */
export const PixAccount = z.object({
  /** Null: none is connected, and a person looks into the bank's app. */
  bank: z.nullable(z.enum(pixBankKinds)),
  client_id: z.nullable(z.string()),
  /** The key that it takes money for. */
  pix_key: z.nullable(z.string()),
  /** The company has another key by now: connect again. */
  is_other_key: z.boolean(),
  certificate: z.nullable(z.object({ name: z.string(), ends_at: z.string() })),
  connected_at: z.nullable(z.string()),
  /** The bank refuses the access since then, in its words. */
  denied: z.nullable(z.object({ since: z.string(), words: z.string() })),
  /** When a charge of one cent was paid and seen. */
  tested_at: z.nullable(z.string()),
  /** Orders of these channels ring and print once they are paid, not before; the others at once. */
  pays_first: z.array(z.enum(paidFirst)),
  /** How long one of them waits; then its customer is reminded, and after as long again it is cancelled. */
  wait_minutes: z.int(),
})
export type PixAccount = z.output<typeof PixAccount>

/** A charge as a screen shows it. `making`: the bank has not answered yet. */
export const PixCharge = z.object({
  txid: z.string(),
  state: z.enum(['making', 'open', 'paid', 'ended', 'failed']),
  /** BR Code to copy, and to draw as a QR code. */
  code: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
  /** Why there is none, in the bank's words. */
  failure: z.nullable(z.string()),
})
export type PixCharge = z.output<typeof PixCharge>

const secret = z.string().check(z.trim(), z.minLength(1), z.maxLength(400))

export const pixAccount = defineCall({
  id: 'pix.account',
  method: 'GET',
  path: '/api/pix/account',
  summary: 'The company’s account at its bank, without anything that opens it',
  access: ['session'],
  roles: managers,
  answer: PixAccount,
  errors: [],
})

export const connectPix = defineCall({
  id: 'pix.connect',
  method: 'PUT',
  path: '/api/pix/account',
  summary: 'Connects the account once the bank takes the access; it is told where payments are to be told',
  access: ['session'],
  roles: ownerOnly,
  limit: 'write',
  body: z.strictObject({
    bank: z.enum(pixBankKinds),
    client_id: secret,
    /** Left out: as before. */
    client_secret: z.optional(secret),
    /** PEM with certificate and key, its password taken off in the browser. Left out: as before. */
    certificate: z.optional(z.string().check(z.maxLength(65_536))),
    /** Of the application, where the bank has one. Left out: as before. */
    app_key: z.optional(z.string().check(z.maxLength(400))),
  }),
  answer: PixAccount,
  errors: [
    'PIX_KEY_MISSING',
    'PIX_SECRET_MISSING',
    'PIX_CERTIFICATE_REFUSED',
    'PIX_BANK_REFUSED',
    'PIX_BANK_AWAY',
  ],
  example: { body: { bank: 'efi', client_id: 'Client_Id_1', client_secret: 'Client_Secret_1' } },
})

export const disconnectPix = defineCall({
  id: 'pix.disconnect',
  method: 'DELETE',
  path: '/api/pix/account',
  summary: 'Forgets the account: orders ask for PIX by the company’s own code again',
  access: ['session'],
  roles: ownerOnly,
  limit: 'write',
  answer: PixAccount,
  errors: [],
})

export const setPixRules = defineCall({
  id: 'pix.setRules',
  method: 'PUT',
  path: '/api/pix/rules',
  summary: 'Which orders are made only once they are paid by PIX, and how long they wait for that',
  access: ['session'],
  roles: managers,
  limit: 'write',
  body: z.strictObject({
    pays_first: z.array(z.enum(paidFirst)).check(z.maxLength(paidFirst.length)),
    wait_minutes: z.int().check(z.minimum(5), z.maximum(60)),
  }),
  answer: PixAccount,
  errors: ['PIX_NOT_CONNECTED'],
  example: { body: { pays_first: ['menu'], wait_minutes: 10 } },
})

export const testPix = defineCall({
  id: 'pix.test',
  method: 'POST',
  path: '/api/pix/test',
  summary: 'A charge of one cent, to see that a payment is heard of; `pix.charge` says how it stands',
  access: ['session'],
  roles: managers,
  limit: 'write',
  answer: PixCharge,
  errors: ['PIX_NOT_CONNECTED'],
})

export const pixCharge = defineCall({
  id: 'pix.charge',
  method: 'GET',
  path: '/api/pix/charges/:txid',
  summary: 'How a charge stands',
  access: ['session'],
  roles: managers,
  params: z.object({ txid: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  answer: PixCharge,
  errors: ['PIX_CHARGE_NOT_FOUND'],
  example: { params: { txid: '7978c0c97ea847e78e8849634473c1f1' } },
})

/** Banks differ in whether they put `/pix` behind the address that they are given. */
const callback = <const Id extends string>(id: Id, path: string) =>
  defineCall({
    id,
    method: 'POST',
    path,
    summary: 'A bank tells of payments; what it says is read at the bank before it counts',
    access: ['public'],
    params: z.object({ companyId: uuid, token: z.string().check(z.minLength(20), z.maxLength(100)) }),
    body: z.unknown(),
    anyText: true,
    answer: z.unknown(),
    errors: ['UNAUTHENTICATED'],
    example: {
      params: { companyId: '2f1d4c6a-9a39-4d5e-8f57-0c1b2a3d4e5f', token: 'mN0pQ1rS2tU3vW4xY5zA6b' },
      body: { pix: [] },
    },
  })

export const hearPix = callback('pix.hear', '/webhook/pix/:companyId/:token')
export const hearPixBelow = callback('pix.hearBelow', '/webhook/pix/:companyId/:token/pix')

export const pixCalls = {
  pixAccount,
  connectPix,
  disconnectPix,
  setPixRules,
  testPix,
  pixCharge,
  chargeOrder,
  pixOfOrder,
  refundPix,
  pixDay,
  matchPix,
  unmatchPix,
  hearPix,
  hearPixBelow,
}
