import * as z from 'zod/mini'
import { defineCall } from '../call'
import { done, prose, requiredText, uuid } from '../call/shapes'
import { OperatorCompanyDetails } from './companies'
import { access, companyParams, OperatorModules, plan, term } from './shapes'

export const setCompanyModules = defineCall({
  id: 'operator.setModules',
  method: 'PUT',
  path: '/api/operator/companies/:companyId/modules',
  summary: 'Opens and closes modules; the company’s screens see it at once',
  access,
  params: companyParams,
  body: OperatorModules,
  answer: OperatorCompanyDetails,
  errors: ['NOT_FOUND'],
  example: {
    body: { mod_atendimento: true, mod_motoboy: false, mod_gerente: true, mod_agendamento: false },
  },
})

export const grantLicence = defineCall({
  id: 'operator.grantLicence',
  method: 'POST',
  path: '/api/operator/companies/:companyId/licence',
  summary: 'Grants a term: early it adds to what is left, late it begins today',
  access,
  params: companyParams,
  body: z.strictObject({
    /** Chosen by the caller: granted once however often it is sent. */
    id: uuid,
    plan,
    term,
    /** The request that this answers; its price is what was paid. */
    request_id: z._default(z.nullable(uuid), null),
    /** Set together with it; left out they stay. */
    modules: z.optional(OperatorModules),
  }),
  answer: OperatorCompanyDetails,
  errors: ['NOT_FOUND', 'REQUEST_NOT_FOUND', 'REQUEST_DECIDED', 'IDEMPOTENCY_MISMATCH'],
  example: { body: { id: 'b0f4c5a6-7c55-4b8e-9f0e-55f0a7f4a111', plan: 'bundle', term: 'annual' } },
})

export const declineRequest = defineCall({
  id: 'operator.declineRequest',
  method: 'POST',
  path: '/api/operator/companies/:companyId/requests/:requestId/decline',
  summary: 'Declines an open request; the reason is kept with the act',
  access,
  params: z.object({ companyId: uuid, requestId: uuid }),
  body: z.strictObject({ reason: z._default(prose(300), '') }),
  answer: OperatorCompanyDetails,
  errors: ['NOT_FOUND', 'REQUEST_NOT_FOUND', 'REQUEST_DECIDED'],
  example: { body: { reason: 'Pagamento não recebido' } },
})

export const setInstance = defineCall({
  id: 'operator.setInstance',
  method: 'PUT',
  path: '/api/operator/companies/:companyId/instance',
  summary:
    'The company’s messaging instance: kind and name at the gateway; secrets left out stay as they were',
  access,
  params: companyParams,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('evolution'),
      /** Left out: the name that it has, or one of its own. */
      instance: z.optional(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{2,99}$/))),
    }),
    z.strictObject({
      kind: z.literal('cloud'),
      phone_number_id: z.string().check(z.trim(), z.regex(/^\d{5,30}$/)),
      access_token: z.optional(requiredText(1000)),
      app_secret: z.optional(requiredText(200)),
    }),
  ]),
  answer: OperatorCompanyDetails,
  errors: ['NOT_FOUND', 'CHANNEL_UNAVAILABLE'],
  example: { body: { kind: 'evolution' } },
})

export const takeAddress = defineCall({
  id: 'operator.takeAddress',
  method: 'POST',
  path: '/api/operator/companies/:companyId/take-address',
  summary: 'Takes a short address away from a company: it is free for others, and never this company’s again',
  access,
  params: companyParams,
  body: z.strictObject({ address: requiredText(40), reason: z._default(prose(300), '') }),
  answer: OperatorCompanyDetails,
  errors: ['NOT_FOUND'],
  example: { body: { address: 'pizzaria-x', reason: 'A marca é de outra empresa' } },
})

export const sendFirstAccess = defineCall({
  id: 'operator.sendFirstAccess',
  method: 'POST',
  path: '/api/operator/companies/:companyId/first-access',
  summary: 'Mails the company the links of its first access again',
  access,
  params: companyParams,
  answer: done,
  errors: ['NOT_FOUND'],
})

export const endSessions = defineCall({
  id: 'operator.endSessions',
  method: 'POST',
  path: '/api/operator/companies/:companyId/end-sessions',
  summary: 'Ends every session of a company, on every device, with their open streams',
  access,
  params: companyParams,
  answer: done,
  errors: ['NOT_FOUND'],
})
