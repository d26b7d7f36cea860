import * as z from 'zod/mini'
import { niches } from '@balcao/domain/company'
import { defineCall } from '../call'
import { done, money, text } from '../call/shapes'
import { managers } from '../roles'
import { change, seen } from './shapes'

/** Neighbourhoods by fee in reais with two decimals, such as `{"5.00": [{"bairro": "Centro"}]}`. */
export const FeeGroups = z.record(
  z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/)),
  z.array(z.object({ bairro: text(80) })).check(z.maxLength(1000)),
)

/** Delivery settings: average minutes, base fee in reais, the fee groups, and the shop's rules in reais of the items (0: none). */
const deliveryFields = {
  tempo_entrega: z.int().check(z.minimum(0), z.maximum(1440)),
  taxa_entrega: money,
  /** Least that is delivered. */
  pedido_minimo: money,
  /** From so much on a delivery is free. */
  entrega_gratis: money,
  bairros_taxas: z.union([FeeGroups, text(200_000)]),
}

const DeliveryFields = z.partial(z.object(deliveryFields))
export type DeliveryFields = z.output<typeof DeliveryFields>

export const DeliveryChange = z.strictObject({
  ...change,
  ...seen,
  ...DeliveryFields.shape,
})

export const saveDelivery = defineCall({
  id: 'delivery.save',
  method: 'POST',
  path: '/webhook/delivery-save',
  summary: 'Saves delivery settings; the same operation as update-customer with delivery fields',
  access: ['module:mod_motoboy', 'apiKey:company'],
  roles: managers,
  limit: 'write',
  bodyLimit: 512 * 1024,
  body: z.strictObject({
    ...change,
    ...seen,
    /**
     * The spec's delivery data (DELIV-14). The pictures may come along as they were read and change nothing: they have
     * acts of their own (update-customer with `imagem_cardapio`).
     */
    delivery_data: z.strictObject({
      ...DeliveryFields.shape,
      nicho_empresa: z.optional(z.enum(niches)),
      imagem_cardapio: z.optional(
        z.array(z.object({ url: text(2_000), fileName: text(120) })).check(z.maxLength(1000)),
      ),
    }),
  }),
  answer: z.object({ ...done.shape, versao: z.optional(z.int()) }),
  errors: ['INVALID_CNPJ', 'FORBIDDEN', 'COMPANY_CHANGED'],
  example: { body: { cnpj: '99.999.999/0001-99', delivery_data: { tempo_entrega: 45, taxa_entrega: 5 } } },
})
