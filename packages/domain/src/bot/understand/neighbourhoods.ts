import { createNeighbourhoodMatcher, type FeeGroup, type NeighbourhoodMatcher } from '../../delivery'

/** Where a shop delivers. */
export interface Area {
  feeGroups: readonly FeeGroup[]
  city: string | null
}

const kept = new WeakMap<readonly FeeGroup[], { city: string | null; match: NeighbourhoodMatcher }>()

/** What finds a shop's neighbourhoods. A thousand names are indexed once, not once a turn or a question. */
export function neighbourhoodsOf({ feeGroups, city }: Area): NeighbourhoodMatcher {
  const known = kept.get(feeGroups)
  if (known?.city === city) return known.match
  const match = createNeighbourhoodMatcher(feeGroups, { city })
  kept.set(feeGroups, { city, match })
  return match
}
