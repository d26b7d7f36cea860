import type { FeeGroup } from '@balcao/domain/delivery'
import { neighbourhoodMatcherOf } from '../delivery'

export type FeeAnswer =
  { kind: 'fee'; cents: number; bairro: string | null } | { kind: 'unknown' } | { kind: 'ambiguous' }

/**
 * The fee of an order, in cents. A shop with fee groups delivers to their neighbourhoods only: one that is not found,
 * or could be two, is said and never guessed. Without groups the base fee holds everywhere.
 */
export function feeOf(
  shop: { feeGroups: FeeGroup[]; taxaEntregaCents: number; cidade: string | null },
  order: { fulfilment: 'delivery' | 'pickup'; neighbourhood?: string | null | undefined },
): FeeAnswer {
  if (order.fulfilment === 'pickup') return { kind: 'fee', cents: 0, bairro: null }
  if (shop.feeGroups.length === 0) {
    return { kind: 'fee', cents: shop.taxaEntregaCents, bairro: order.neighbourhood || null }
  }
  const match = neighbourhoodMatcherOf(shop.feeGroups, shop.cidade)(order.neighbourhood ?? '')
  if (match.kind === 'found') return { kind: 'fee', cents: match.centavos, bairro: match.bairro }
  return { kind: match.kind }
}
