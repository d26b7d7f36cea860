import * as z from 'zod/mini'
import { licencePlans, licenceTerms } from '@balcao/domain/licence'
import { text, uuid } from '../call/shapes'

/** Shapes that several of the operator’s calls use. */

export const access = ['operator'] as const

export const plan = z.enum(licencePlans)
/** A term is 30, 90 or 365 days (LIC-19). */
export const term = z.enum(licenceTerms)

/** The four flags, all of them. */
export const OperatorModules = z.strictObject({
  mod_atendimento: z.boolean(),
  mod_motoboy: z.boolean(),
  mod_gerente: z.boolean(),
  mod_agendamento: z.boolean(),
})
export type OperatorModules = z.output<typeof OperatorModules>

export const pageSize = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50)
/** Where the next page begins: `next` of the page before. */
export const after = z.optional(uuid)
export const search = z.optional(text(120))
export const next = z.nullable(uuid)

export const MenuFile = z.object({
  id: uuid,
  file_name: z.string(),
  file_type: z.string(),
  bytes: z.int(),
  created_at: z.string(),
  /** Under which lead it lies: what `operator.leadFile` wants. */
  lead_id: uuid,
})

export const companyParams = z.object({ companyId: uuid })
