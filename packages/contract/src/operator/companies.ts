import * as z from 'zod/mini'
import { defineCall } from '../call'
import { uuid } from '../call/shapes'
import { AuditEntry } from './audit'
import { leadStates } from './leads'
import {
  access,
  after,
  companyParams,
  MenuFile,
  next,
  OperatorModules,
  pageSize,
  plan,
  search,
  term,
} from './shapes'

const companyFields = {
  id: uuid,
  cnpj: z.string(),
  nome: z.string(),
  cidade: z.nullable(z.string()),
  estado: z.nullable(z.string()),
  nicho: z.string(),
  created_at: z.string(),
  modules: OperatorModules,
  licence: z.object({
    plan,
    term,
    renewed_on: z.nullable(z.string()),
    /** The first day that it does not cover; null while it was never granted. */
    ends_on: z.nullable(z.string()),
    /** Until `ends_on`, counted in the company's zone; 0: expired. */
    days_left: z.int(),
  }),
  /** Whether the first access is done. */
  password_set: z.boolean(),
  channel: z.object({
    kind: z.nullable(z.enum(['evolution', 'cloud'])),
    /** `none`: nothing is set up. */
    state: z.enum(['none', 'pairing', 'connecting', 'open', 'closed', 'refused']),
    state_since: z.nullable(z.string()),
    last_heard_at: z.nullable(z.string()),
  }),
  google: z.object({
    /** `trouble`: connected, and the last attempt failed. */
    state: z.enum(['none', 'connected', 'trouble', 'disconnected']),
    error: z.nullable(z.string()),
    checked_at: z.nullable(z.string()),
  }),
  printing: z.object({
    stations: z.int(),
    /** The station that was heard of last. */
    last_seen_at: z.nullable(z.string()),
  }),
  last_order_at: z.nullable(z.string()),
  /** Requests of a plan change or renewal that wait for an operator. */
  open_requests: z.int(),
}

export const OperatorCompany = z.object(companyFields)
export type OperatorCompany = z.output<typeof OperatorCompany>

export const OperatorCompanyDetails = z.object({
  ...companyFields,
  /** Where first access and codes go. */
  email: z.string(),
  telefone: z.nullable(z.string()),
  time_zone: z.string(),
  /** Signed-in browsers, now. */
  sessions: z.int(),
  /** The name under which the gateway knows it; secrets are never in it. */
  instance: z.nullable(z.string()),
  channel_reason: z.nullable(z.string()),
  /** Whether this installation has an Evolution API to connect to. */
  evolution_available: z.boolean(),
  stations: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      kind: z.enum(['browser', 'agent']),
      last_seen_at: z.nullable(z.string()),
    }),
  ),
  /** Short addresses of its pages that it holds, the newest first; the others lead to the current one. */
  addresses: z.array(z.object({ address: z.string(), current: z.boolean(), taken_at: z.string() })),
  terms: z.array(
    z.object({
      id: uuid,
      plan: z.string(),
      term: z.string(),
      starts_on: z.string(),
      /** The last day that it covers. */
      ends_on: z.string(),
      price_cents: z.int(),
      request_id: z.nullable(uuid),
      granted_by: z.string(),
      created_at: z.string(),
    }),
  ),
  /** The newest first, the open one among them. */
  requests: z.array(
    z.object({
      id: uuid,
      kind: z.enum(['change', 'renewal']),
      plan,
      term,
      price_cents: z.int(),
      /** The reference of the PIX payment on the operator's statement. */
      txid: z.string(),
      note: z.string(),
      state: z.enum(['open', 'granted', 'declined', 'cancelled']),
      created_at: z.string(),
      decided_at: z.nullable(z.string()),
    }),
  ),
  files: z.array(MenuFile),
  leads: z.array(z.object({ id: uuid, state: z.enum(leadStates), created_at: z.string() })),
  /** The newest fifty; more by `operator.audit`. */
  audit: z.array(AuditEntry),
})
export type OperatorCompanyDetails = z.output<typeof OperatorCompanyDetails>

export const listCompanies = defineCall({
  id: 'operator.companies',
  method: 'GET',
  path: '/api/operator/companies',
  summary: 'Companies by name, with their health at a glance',
  access,
  query: z.object({
    /** In name, CNPJ, e-mail and city. */
    search,
    after,
    limit: pageSize,
  }),
  answer: z.object({ companies: z.array(OperatorCompany), next, count: z.int() }),
  errors: [],
  example: { query: { search: 'padaria' } },
})

export const getCompany = defineCall({
  id: 'operator.company',
  method: 'GET',
  path: '/api/operator/companies/:companyId',
  summary: 'One company: health, licence, requests, files and what was done to it',
  access,
  params: companyParams,
  answer: OperatorCompanyDetails,
  errors: ['NOT_FOUND'],
})
