import * as z from 'zod/mini'
import { licencePlans, licenceTerms } from '@balcao/domain/licence'
import { defineCall } from './call'
import { done, requiredText, text, uuid } from './shapes'

/**
 * The operator's side (spec-notes S1, S9, S19): staff of the installation decide about leads and see every company's
 * health. Nothing here lets them act as a company. Instants are ISO UTC, dates 'YYYY-MM-DD' on the company's clock.
 */
const access = ['operator'] as const

const plan = z.enum(licencePlans)
/** A term is 30, 90 or 365 days (LIC-19). */
const term = z.enum(licenceTerms)

/** The four flags, all of them. */
export const OperatorModules = z.strictObject({
  mod_atendimento: z.boolean(),
  mod_motoboy: z.boolean(),
  mod_gerente: z.boolean(),
  mod_agendamento: z.boolean(),
})
export type OperatorModules = z.output<typeof OperatorModules>

const pageSize = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50)
/** Where the next page begins: `next` of the page before. */
const after = z.optional(uuid)
const search = z.optional(text(120))
const next = z.nullable(uuid)

// Sign-in ------------------------------------------------------------------------------------------

export const SignedInOperator = z.object({
  user: z.string(),
  /** When this session ends at the latest; an hour without use ends it sooner. */
  ends_at: z.string(),
})
export type SignedInOperator = z.output<typeof SignedInOperator>

export const signInOperator = defineCall({
  id: 'operator.signIn',
  method: 'POST',
  path: '/api/operator/sign-in',
  summary: 'Signs an operator in with user, password and the code of their authenticator; sets their cookie',
  access: ['public'],
  limit: 'operatorSignIn',
  body: z.strictObject({
    user: requiredText(40),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    /** Six digits; blanks between them are ignored. */
    code: requiredText(12),
  }),
  answer: SignedInOperator,
  errors: ['WRONG_OPERATOR'],
  example: { body: { user: 'ana', password: 'uma senha comprida', code: '123456' } },
})

export const currentOperator = defineCall({
  id: 'operator.current',
  method: 'GET',
  path: '/api/operator/session',
  summary: 'Which operator is signed in',
  access,
  answer: SignedInOperator,
  errors: [],
})

export const signOutOperator = defineCall({
  id: 'operator.signOut',
  method: 'POST',
  path: '/api/operator/sign-out',
  summary: 'Ends this operator’s session',
  access,
  answer: done,
  errors: [],
})

// Leads --------------------------------------------------------------------------------------------

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

const MenuFile = z.object({
  id: uuid,
  file_name: z.string(),
  file_type: z.string(),
  bytes: z.int(),
  created_at: z.string(),
  /** Under which lead it lies: what `operator.leadFile` wants. */
  lead_id: uuid,
})

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
  body: z.strictObject({ version, reason: requiredText(300) }),
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
  body: z.strictObject({ version, note: text(2000) }),
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

// Companies ----------------------------------------------------------------------------------------

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
    /** The station that was heard last. */
    last_seen_at: z.nullable(z.string()),
  }),
  last_order_at: z.nullable(z.string()),
  /** Requests of a plan change or renewal that wait for an operator. */
  open_requests: z.int(),
}

export const OperatorCompany = z.object(companyFields)
export type OperatorCompany = z.output<typeof OperatorCompany>

export const AuditEntry = z.object({
  id: uuid,
  at: z.string(),
  company: z.nullable(z.object({ id: uuid, nome: z.string() })),
  actor_kind: z.enum(['operator', 'dono', 'employee', 'api', 'system']),
  /** An operator's name (`cli:…` from the command line), an employee's or key's id. */
  actor: z.nullable(z.string()),
  /** Dotted and stable, such as `operator.lead-approved`. */
  act: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof AuditEntry>

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

const companyParams = z.object({ companyId: uuid })

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
  body: z.strictObject({ reason: z._default(text(300), '') }),
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

export const listAudit = defineCall({
  id: 'operator.audit',
  method: 'GET',
  path: '/api/operator/audit',
  summary: 'Who did what, the newest first',
  access,
  query: z.object({
    company_id: z.optional(uuid),
    actor: z.optional(text(120)),
    /** The act, or what it begins with. */
    act: z.optional(text(80)),
    after,
    limit: pageSize,
  }),
  answer: z.object({ entries: z.array(AuditEntry), next }),
  errors: [],
  example: { query: { act: 'operator.' } },
})

export const operatorCalls = {
  signInOperator,
  currentOperator,
  signOutOperator,
  listLeads,
  getLead,
  approveLead,
  discardLead,
  reopenLead,
  noteLead,
  leadFile,
  listCompanies,
  getOperatorCompany: getCompany,
  setCompanyModules,
  grantLicence,
  declineRequest,
  setInstance,
  sendFirstAccess,
  endSessions,
  listAudit,
}
