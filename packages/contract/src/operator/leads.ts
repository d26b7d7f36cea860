import * as z from 'zod/mini'
import { defineCall } from '../call'
import { prose, requiredProse, uuid } from '../call/shapes'
import { access, after, MenuFile, next, OperatorModules, pageSize, plan, search, term } from './shapes'

/** `onboarded` may come before the approval; `active` once the company has a password. */
export const leadStates = ['new', 'approved', 'onboarded', 'active', 'discarded'] as const
export type LeadState = (typeof leadStates)[number]

const leadFields = {
  id: uuid,
  empresa: z.string(),
  cnpj: z.string(),
  email: z.string(),
  responsavel: z.string(),
  telefone: z.string(),
  nicho: z.string(),
  state: z.enum(leadStates),
  created_at: z.string(),
  approved_at: z.nullable(z.string()),
  onboarded_at: z.nullable(z.string()),
  /** The company that has this CNPJ: made by this lead (`own`), or there already ('já é cliente'). */
  company: z.nullable(z.object({ id: uuid, nome: z.string(), own: z.boolean() })),
  /** Send it back with every change. */
  version: z.int(),
  can: z.object({ approve: z.boolean(), discard: z.boolean(), reopen: z.boolean() }),
}

export const OperatorLead = z.object(leadFields)
export type OperatorLead = z.output<typeof OperatorLead>

export const OperatorLeadDetails = z.object({
  ...leadFields,
  consented_at: z.string(),
  note: z.string(),
  discard_reason: z.nullable(z.string()),
  /** What the company said, as the onboarding's payload has it. */
  onboarding: z.nullable(
    z.object({
      content: z.record(z.string(), z.unknown()),
      submitted_at: z.string(),
      applied_at: z.nullable(z.string()),
    }),
  ),
  files: z.array(MenuFile),
  /** Other leads of the same CNPJ, the newest first, ten at most. */
  others: z.array(
    z.object({ id: uuid, email: z.string(), state: z.enum(leadStates), created_at: z.string() }),
  ),
})
export type OperatorLeadDetails = z.output<typeof OperatorLeadDetails>

const leadParams = z.object({ leadId: uuid })
const version = z.int().check(z.minimum(1))

export const listLeads = defineCall({
  id: 'operator.leads',
  method: 'GET',
  path: '/api/operator/leads',
  summary: 'Leads, the newest first; `counts` are of all leads that the search finds, by state',
  access,
  query: z.object({
    state: z.optional(z.enum(leadStates)),
    /** In company, CNPJ, e-mail, person and phone. */
    search,
    after,
    limit: pageSize,
  }),
  answer: z.object({
    leads: z.array(OperatorLead),
    next,
    counts: z.object({
      new: z.int(),
      approved: z.int(),
      onboarded: z.int(),
      active: z.int(),
      discarded: z.int(),
    }),
  }),
  errors: [],
  example: { query: { state: 'new' } },
})

export const getLead = defineCall({
  id: 'operator.lead',
  method: 'GET',
  path: '/api/operator/leads/:leadId',
  summary: 'One lead with its note, onboarding and menu files',
  access,
  params: leadParams,
  answer: OperatorLeadDetails,
  errors: ['LEAD_NOT_FOUND'],
})

export const approveLead = defineCall({
  id: 'operator.approveLead',
  method: 'POST',
  path: '/api/operator/leads/:leadId/approve',
  summary: 'Makes the company of a lead, with its modules and licence, and mails it the first access',
  access,
  params: leadParams,
  body: z.strictObject({
    version,
    modules: OperatorModules,
    plan,
    term,
    /** Days to try it, in place of the term; the plan and term stay what they will pay for. */
    trial_days: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(180))), null),
  }),
  answer: OperatorLeadDetails,
  errors: ['LEAD_NOT_FOUND', 'LEAD_CHANGED', 'LEAD_NOT_OPEN', 'COMPANY_EXISTS', 'INVALID_CNPJ'],
  example: {
    body: {
      version: 1,
      modules: { mod_atendimento: true, mod_motoboy: true, mod_gerente: true, mod_agendamento: true },
      plan: 'bundle',
      term: 'annual',
      trial_days: 14,
    },
  },
})

export const discardLead = defineCall({
  id: 'operator.discardLead',
  method: 'POST',
  path: '/api/operator/leads/:leadId/discard',
  summary: 'Puts a lead aside that no company came of',
  access,
  params: leadParams,
  body: z.strictObject({ version, reason: requiredProse(300) }),
  answer: OperatorLeadDetails,
  errors: ['LEAD_NOT_FOUND', 'LEAD_CHANGED', 'LEAD_NOT_OPEN'],
  example: { body: { version: 1, reason: 'Sem contato' } },
})

export const reopenLead = defineCall({
  id: 'operator.reopenLead',
  method: 'POST',
  path: '/api/operator/leads/:leadId/reopen',
  summary: 'Takes a discarded lead back',
  access,
  params: leadParams,
  body: z.strictObject({ version }),
  answer: OperatorLeadDetails,
  errors: ['LEAD_NOT_FOUND', 'LEAD_CHANGED', 'LEAD_NOT_OPEN'],
  example: { body: { version: 1 } },
})

export const noteLead = defineCall({
  id: 'operator.noteLead',
  method: 'PUT',
  path: '/api/operator/leads/:leadId/note',
  summary: 'The operators’ own note on a lead; nobody else sees it',
  access,
  params: leadParams,
  body: z.strictObject({ version, note: prose(2000) }),
  answer: OperatorLeadDetails,
  errors: ['LEAD_NOT_FOUND', 'LEAD_CHANGED'],
  example: { body: { version: 1, note: 'Ligar na terça' } },
})

export const leadFile = defineCall({
  id: 'operator.leadFile',
  method: 'GET',
  path: '/api/operator/leads/:leadId/files/:fileId',
  summary: 'A menu file of an onboarding, as an attachment',
  access,
  params: z.object({ leadId: uuid, fileId: uuid }),
  answer: z.unknown(),
  errors: ['FILE_NOT_FOUND', 'UNAVAILABLE'],
})
