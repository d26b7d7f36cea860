import * as z from 'zod/mini'
import { modalities } from '@balcao/domain/modality'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { uuid } from '../call/shapes'
import { everyRole } from '../roles'
import { FeeGroups } from './delivery'
import { HoursRow } from './hours'
import { MenuImage } from './images'
import { Modules } from './modules'
import { ShopByHand } from './opening'
import { ownFields } from './own-fields'

/** How a shop looks to its customers. Addresses of stored pictures. */
export const ShopLook = z.object({
  logo: z.nullable(z.string()),
  capa: z.nullable(z.string()),
  cor: z.nullable(z.string()),
})
export type ShopLook = z.output<typeof ShopLook>

/** The company record as its own session reads it. Grows with each feature; tokens are never in it. */
export const CompanyRecord = z.object({
  id: uuid,
  nome: z.string(),
  nome_empresa: z.string(),
  cnpj: z.string(),
  ...ownFields,
  horario_funcionamento: z.array(HoursRow),
  nicho_empresa: z.string(),
  email_cliente: z.string(),
  /**
   * The former mailbox, masked, while codes still go there: until `ate` (ISO), or while the company has no other (null).
   */
  email_recuperacao: z.optional(z.nullable(z.object({ email: z.string(), ate: z.nullable(z.string()) }))),
  tempo_entrega: z.int(),
  taxa_entrega: z.number(),
  pedido_minimo: z.number(),
  entrega_gratis: z.number(),
  bairros_taxas: FeeGroups,
  imagem_cardapio: z.array(MenuImage),
  /** The catalogue in the shape of its last JSON save; absent when the query leaves it out. */
  cardapio_json: z.optional(z.nullable(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]))),
  imprime_auto: z.boolean(),
  BOT_ON: z.boolean(),
  dias_restantes: z.int(),
  ultima_renovacao: z.nullable(z.string()),
  ...Modules.shape,
  /** IANA zone of the company's clock. */
  time_zone: z.string(),
  atendimento: z.optional(ShopByHand),
  /** Grows with each change of the company's own fields and delivery settings; send it back with a save. */
  versao: z.int(),
})
export type CompanyRecord = z.output<typeof CompanyRecord>

/**
 * A service to book (CATAL-24). `id` joins the names of category and service and changes with them, `itemId`
 * stays; `duration` is minutes.
 */
const ServiceOption = z.object({
  id: z.string(),
  itemId: z.string(),
  name: z.string(),
  category: z.string(),
  duration: z.int(),
  modalidade: z.enum(modalities),
  displayName: z.string(),
})

/** What anybody may read of a company (decision 0026, W18): its hours, its active services, and whether it takes bookings. */
export const PublicProfile = z.object({
  id: uuid,
  nome: z.string(),
  horario_funcionamento: z.array(HoursRow),
  servicos: z.array(ServiceOption),
  agendamento: z.boolean(),
})

export const getCustomer = defineCall({
  id: 'company.getCustomer',
  ...routes.getCustomer,
  summary: 'The company record; without a session only the public profile',
  access: ['public', 'session', 'apiKey:company'],
  roles: everyRole,
  limit: 'profile',
  query: z.object({
    cnpj: z._default(z.string().check(z.trim(), z.maxLength(18)), ''),
    /** Leaves the catalogue out of the answer: screens read it by its own call. */
    sem: z.optional(z.literal('cardapio_json')),
  }),
  answer: z.object({ success: z.literal(true), data: z.union([CompanyRecord, PublicProfile]) }),
  errors: ['INVALID_CNPJ', 'NOT_FOUND', 'FORBIDDEN'],
  example: { query: { cnpj: '99.999.999/0001-99' } },
})
