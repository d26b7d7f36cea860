import { createNeighbourhoodMatcher, type FeeGroup, type NeighbourhoodMatcher } from '@balcao/domain/delivery'

/** Companies whose matchers are kept at hand; the one that was asked longest ago makes room. */
const mostKept = 200
const kept = new Map<string, NeighbourhoodMatcher>()

/**
 * The matcher of these fee groups. Building one for a thousand names holds the process up for longer than an order may
 * take, so it is kept for as long as the groups say the same.
 */
export function neighbourhoodMatcherOf(
  groups: readonly FeeGroup[],
  city: string | null,
): NeighbourhoodMatcher {
  const key = JSON.stringify([city, groups])
  const matcher = kept.get(key) ?? createNeighbourhoodMatcher(groups, { city })
  kept.delete(key)
  kept.set(key, matcher)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  return matcher
}
