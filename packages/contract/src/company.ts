import * as z from 'zod/mini'
import { defineCall } from './call'
import { routes } from './routes'
import { cnpjInput, done, uuid } from './shapes'

export const Modules = z.object({
  mod_atendimento: z.boolean(),
  mod_motoboy: z.boolean(),
  mod_gerente: z.boolean(),
  mod_agendamento: z.boolean(),
})

/** The company record as its own session reads it. Grows with each feature; tokens are never in it. */
export const CompanyRecord = z.object({
  id: uuid,
  nome: z.string(),
  nome_empresa: z.string(),
  cnpj: z.string(),
  email_cliente: z.string(),
  telefone_empresa: z.nullable(z.string()),
  telefone_responsavel: z.nullable(z.string()),
  cidade_empresa: z.nullable(z.string()),
  estado_empresa: z.nullable(z.string()),
  nicho_empresa: z.string(),
  imprime_auto: z.boolean(),
  BOT_ON: z.boolean(),
  dias_restantes: z.int(),
  ultima_renovacao: z.nullable(z.string()),
  ...Modules.shape,
})
export type CompanyRecord = z.output<typeof CompanyRecord>

/** What anybody may read of a company (spec-notes W18). */
export const PublicProfile = z.object({ id: uuid, nome: z.string() })

export const getCustomer = defineCall({
  id: 'company.getCustomer',
  ...routes.getCustomer,
  summary: 'The company record; without a session only the public profile',
  access: ['public', 'session', 'apiKey:company'],
  limit: 'lookup',
  query: z.object({ cnpj: cnpjInput }),
  answer: z.object({ success: z.literal(true), data: z.union([CompanyRecord, PublicProfile]) }),
  errors: ['INVALID_CNPJ', 'NOT_FOUND', 'FORBIDDEN'],
  example: { query: { cnpj: '99.999.999/0001-99' } },
})

export const updateCustomer = defineCall({
  id: 'company.updateCustomer',
  method: 'POST',
  path: '/webhook/update-customer',
  summary: 'Changes one kind of thing of the company record',
  access: ['session', 'apiKey:company'],
  limit: 'write',
  body: z.strictObject({ cnpj: cnpjInput, imprime_auto: z.boolean() }),
  answer: done,
  errors: ['INVALID_CNPJ', 'FORBIDDEN'],
  example: { body: { cnpj: '99.999.999/0001-99', imprime_auto: true } },
})

export const pageVerify = defineCall({
  id: 'company.pageVerify',
  ...routes.pageVerify,
  summary: 'The module flags of the company',
  access: ['session', 'apiKey:company'],
  body: z.strictObject({ cnpj: cnpjInput }),
  answer: z.object({ success: z.literal(true), data: Modules }),
  errors: ['INVALID_CNPJ', 'FORBIDDEN'],
  example: { body: { cnpj: '99.999.999/0001-99' } },
})

export const companyCalls = { getCustomer, updateCustomer, pageVerify }
