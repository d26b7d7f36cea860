import type { FeeGroup } from './fee-groups'
import type { NeighbourhoodFee } from './neighbourhood-matcher'
import { formsOf } from './neighbourhood-words'

/**
 * Neighbourhoods that stand under more than one fee, also where only the spelling differs ('Jd. Europa' and 'Jardim
 * Europa'): a customer there cannot be told a fee. Each inner list holds the entries that mean the same place.
 */
export function sameNeighbourhoodTwice(groups: readonly FeeGroup[]): NeighbourhoodFee[][] {
  const byName = new Map<string, NeighbourhoodFee[]>()
  for (const { centavos, bairros } of groups) {
    for (const bairro of bairros) {
      // The first form alone: an abbreviation that may mean two things is no reason to warn.
      const form = formsOf(bairro)[0] ?? bairro
      byName.set(form, [...(byName.get(form) ?? []), { bairro, centavos }])
    }
  }
  return [...byName.values()].filter((same) => new Set(same.map(({ centavos }) => centavos)).size > 1)
}
