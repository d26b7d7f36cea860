import * as z from 'zod/mini'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { counterRoles } from '../roles'

export const findAddress = defineCall({
  id: 'company.findAddress',
  ...routes.findAddress,
  summary: 'The address of a postal code; `erro` when there is none. The postal service may be away',
  access: ['public', 'session'],
  roles: counterRoles,
  limit: 'address',
  params: z.object({ cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/)) }),
  answer: z.union([
    z.object({
      cep: z.string(),
      logradouro: z.string(),
      complemento: z.string(),
      bairro: z.string(),
      localidade: z.string(),
      uf: z.string(),
    }),
    z.object({ erro: z.literal(true) }),
  ]),
  errors: ['UNAVAILABLE'],
  example: { params: { cep: '69005070' } },
})
