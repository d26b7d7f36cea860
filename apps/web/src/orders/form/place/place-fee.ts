import type { CompanyRecord } from '@balcao/contract/company'
import {
  createNeighbourhoodMatcher,
  deliveryFee,
  readDelivery,
  type DeliveryFee,
} from '@balcao/domain/delivery'

import { priceOrder, type OrderPrice } from '@balcao/domain/orders'

export type PlaceFee = Exclude<DeliveryFee, { kind: 'unnamed' }>

/** The company's fee of a delivery as its neighbourhood is typed. Null while there is nothing to say. */
export function createPlaceFee(
  record: Pick<CompanyRecord, 'tempo_entrega' | 'taxa_entrega' | 'bairros_taxas' | 'cidade_empresa'>,
): (neighbourhood: string) => PlaceFee | null {
  const settings = readDelivery(record)
  const match = createNeighbourhoodMatcher(settings.groups, { city: record.cidade_empresa })
  return (neighbourhood) => {
    const fee = deliveryFee(settings, match, neighbourhood)
    if (fee.kind === 'unnamed') return null
    // No fee at all was set: the field is left to the person.
    return fee.kind === 'fee' && fee.bairro === null && fee.centavos === 0 ? null : fee
  }
}

/** A delivery by the company's rules: free from a value on, and what is missing to them. Cents. */
export function priceDelivery(
  record: Pick<CompanyRecord, 'pedido_minimo' | 'entrega_gratis'>,
  { itemsCents, feeCents }: { itemsCents: number; feeCents: number },
): OrderPrice {
  const { pedido_minimo_cents: minimumCents, entrega_gratis_cents: freeFromCents } = readDelivery(record)
  return priceOrder({ itemsCents, feeCents, fulfilment: 'delivery', rules: { minimumCents, freeFromCents } })
}
