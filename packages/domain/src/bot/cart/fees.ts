import {
  createNeighbourhoodMatcher,
  deliveryFee,
  type DeliveryFee,
  type FeeGroup,
  type NeighbourhoodMatcher,
} from '../../delivery'
import type { BotWorld } from '../model/model'

/** The fee to a neighbourhood as it was typed; null where the shop names no neighbourhoods. */
export function feeTo({ shop }: BotWorld, neighbourhood: string | null): DeliveryFee {
  const groups = [...shop.feeGroups]
  return deliveryFee({ groups, taxa_entrega_cents: shop.baseFeeCents }, matcherOf(shop), neighbourhood ?? '')
}

const matchers = new WeakMap<readonly FeeGroup[], { city: string | null; match: NeighbourhoodMatcher }>()

/** A thousand names are indexed once, not once a turn. */
function matcherOf({ feeGroups, city }: BotWorld['shop']): NeighbourhoodMatcher {
  const known = matchers.get(feeGroups)
  if (known?.city === city) return known.match
  const match = createNeighbourhoodMatcher(feeGroups, { city })
  matchers.set(feeGroups, { city, match })
  return match
}
