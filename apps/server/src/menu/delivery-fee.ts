import { deliveryFee, type FeeGroup } from '@balcao/domain/delivery'
import { neighbourhoodMatcherOf } from '../delivery'

export type FeeAnswer =
  | { kind: 'fee'; cents: number; bairro: string | null }
  | { kind: 'unknown' }
  | { kind: 'ambiguous' }

/** The fee of an order, in cents. Who does not say where cannot be delivered to by a shop with fees by neighbourhood. */
export function feeOf(
  shop: { feeGroups: FeeGroup[]; taxaEntregaCents: number; cidade: string | null },
  order: { fulfilment: 'delivery' | 'pickup'; neighbourhood?: string | null | undefined },
): FeeAnswer {
  if (order.fulfilment === 'pickup') return { kind: 'fee', cents: 0, bairro: null }
  const fee = deliveryFee(
    { groups: shop.feeGroups, taxa_entrega_cents: shop.taxaEntregaCents },
    neighbourhoodMatcherOf(shop.feeGroups, shop.cidade),
    order.neighbourhood ?? '',
  )
  if (fee.kind !== 'fee') return { kind: fee.kind === 'ambiguous' ? 'ambiguous' : 'unknown' }
  return { kind: 'fee', cents: fee.centavos, bairro: fee.bairro ?? (order.neighbourhood || null) }
}
