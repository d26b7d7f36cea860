import * as z from 'zod/mini'
import { licencePlans, licenceTerms, requestKinds } from '@balcao/domain/licence'
import { defineCall } from '../call'
import { counterRoles, managers, ownerOnly } from '../roles'
import { Modules } from '../company'
import { cnpjInput, prose, uuid } from '../call/shapes'

const plan = z.enum(licencePlans)
const term = z.enum(licenceTerms)
/** A date 'YYYY-MM-DD' on the company's clock. */
const day = z.string()

/** What a company asked the operator for. Its price is the server's, in cents, as it was when it asked. */
export const LicenceRequest = z.object({
  id: uuid,
  /** `renewal` keeps the plan it had, `change` takes another. */
  kind: z.enum(requestKinds),
  plan,
  term,
  price_cents: z.int(),
  /** The payment's reference on the operator's statement. */
  txid: z.string(),
  /** The BR Code that pays it; null where the installation has no PIX key, and once the request is decided. */
  br_code: z.nullable(z.string()),
  note: z.string(),
  state: z.enum(['open', 'granted', 'declined', 'cancelled']),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
})
export type LicenceRequest = z.output<typeof LicenceRequest>

/** The licence (decision 0026, A12): everything about days comes from one date, the end. */
export const LicenceData = z.object({
  /** Whole days on the company's clock, today among them; 0: expired. */
  dias_restantes: z.int(),
  status: z.enum(['active', 'expired']),
  ultima_renovacao: z.nullable(day),
  /** The first day that it does not cover; null while it was never granted. */
  proxima_renovacao: z.nullable(day),
  plan,
  term,
  /** What plan and term cost now. */
  price_cents: z.int(),
  modules: Modules,
  /** The one that waits for the operator. */
  request: z.nullable(LicenceRequest),
  /** Whether whoever reads this may ask for a plan and take it back. */
  may_request: z.boolean(),
})
export type LicenceData = z.output<typeof LicenceData>

export const getLicence = defineCall({
  id: 'licence.get',
  method: 'GET',
  path: '/webhook/licence',
  summary: 'The licence: days, dates, plan, modules, and the open request',
  access: ['session'],
  roles: counterRoles,
  query: z.object({ cnpj: cnpjInput }),
  answer: z.object({ success: z.literal(true), licenseData: LicenceData, error: z.null() }),
  errors: ['INVALID_CNPJ', 'FORBIDDEN'],
  example: { query: { cnpj: '99.999.999/0001-99' } },
})

export const requestLicence = defineCall({
  id: 'licence.request',
  method: 'POST',
  path: '/api/licence/requests',
  summary:
    'Asks for another plan or a renewal, one at a time, and makes its PIX charge; the operator grants it',
  access: ['session'],
  roles: ownerOnly,
  limit: 'write',
  body: z.strictObject({
    /** Chosen by the caller: sent again, it is the same request. */
    id: uuid,
    kind: z.enum(requestKinds),
    plan,
    term,
    note: z._default(prose(500), ''),
  }),
  status: 201,
  answer: LicenceRequest,
  errors: ['REQUEST_OPEN', 'IDEMPOTENCY_MISMATCH'],
  example: {
    body: {
      id: '0b6f2f0e-5d0c-4c33-9b53-3c3f1a3a7f10',
      kind: 'renewal',
      plan: 'bundle',
      term: 'annual',
      note: 'Pago ainda hoje.',
    },
  },
})

export const cancelLicenceRequest = defineCall({
  id: 'licence.cancel',
  method: 'POST',
  path: '/api/licence/requests/:requestId/cancel',
  summary: 'Takes an open request back',
  access: ['session'],
  roles: ownerOnly,
  limit: 'write',
  params: z.object({ requestId: uuid }),
  answer: LicenceRequest,
  errors: ['REQUEST_NOT_FOUND', 'REQUEST_DECIDED'],
})

export const licenceHistory = defineCall({
  id: 'licence.history',
  method: 'GET',
  path: '/api/licence/history',
  summary: 'The newest fifty requests that are decided, and the newest fifty terms that were granted',
  access: ['session'],
  roles: managers,
  answer: z.object({
    requests: z.array(LicenceRequest),
    terms: z.array(
      z.object({
        id: uuid,
        plan,
        term,
        starts_on: day,
        /** The last day that it covers. */
        ends_on: day,
        price_cents: z.int(),
        created_at: z.string(),
      }),
    ),
  }),
  errors: [],
})
export type LicenceTermGranted = z.output<typeof licenceHistory.answer>['terms'][number]

export const licenceCalls = { getLicence, requestLicence, cancelLicenceRequest, licenceHistory }
