import * as z from 'zod/mini'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { cnpjInput } from '../call/shapes'
import { everyRole } from '../roles'

export const Modules = z.object({
  mod_atendimento: z.boolean(),
  mod_motoboy: z.boolean(),
  mod_gerente: z.boolean(),
  mod_agendamento: z.boolean(),
})

export const pageVerify = defineCall({
  id: 'company.pageVerify',
  ...routes.pageVerify,
  summary: 'The module flags of the company',
  access: ['session', 'apiKey:company'],
  roles: everyRole,
  body: z.strictObject({ cnpj: cnpjInput }),
  answer: z.object({ success: z.literal(true), data: Modules }),
  errors: ['INVALID_CNPJ', 'FORBIDDEN'],
  example: { body: { cnpj: '99.999.999/0001-99' } },
})
