import type { DeliverySettings } from './delivery-settings'
import type { NeighbourhoodFee, NeighbourhoodMatch, NeighbourhoodMatcher } from './neighbourhood-matcher'

/**
 * What a delivery costs, in cents. `bairro` is the neighbourhood as the shop wrote it, null where the base fee holds.
 * `unnamed`: the shop names fees by neighbourhood and none was given; what that means, the caller says.
 */
export type DeliveryFee =
  | { kind: 'fee'; centavos: number; bairro: string | null }
  | { kind: 'unnamed' }
  | { kind: 'ambiguous'; candidates: NeighbourhoodFee[] }
  | Extract<NeighbourhoodMatch, { kind: 'unknown' }>

/**
 * The fee of a delivery to a neighbourhood as it was typed. A shop with fee groups delivers to their neighbourhoods
 * only: one that is not found, or could be two, is said and never guessed. Without groups the base fee holds
 * everywhere. `match` is the matcher of the same groups.
 */
export function deliveryFee(
  { groups, taxa_entrega_cents }: Pick<DeliverySettings, 'groups' | 'taxa_entrega_cents'>,
  match: NeighbourhoodMatcher,
  neighbourhood: string,
): DeliveryFee {
  if (groups.length === 0) return { kind: 'fee', centavos: taxa_entrega_cents, bairro: null }
  if (neighbourhood.trim() === '') return { kind: 'unnamed' }
  const found = match(neighbourhood)
  return found.kind === 'found' ? { kind: 'fee', centavos: found.centavos, bairro: found.bairro } : found
}
