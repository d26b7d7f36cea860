/** What a service needs of the places: one of these units, for its whole length. */
export type PlaceNeed = readonly number[]

/** Whether what an appointment has of the places is all that it needs. One unit may answer several needs. */
export function meetsNeeds(units: readonly number[], needs: readonly PlaceNeed[]): boolean {
  return needs.every((need) => need.some((unit) => units.includes(unit)))
}

/** Whether it is no more than that either: without any of the units something would be missing. */
export function meetsJust(units: readonly number[], needs: readonly PlaceNeed[]): boolean {
  return (
    meetsNeeds(units, needs) &&
    units.every(
      (unit) =>
        !meetsNeeds(
          units.filter((other) => other !== unit),
          needs,
        ),
    )
  )
}

/**
 * The sets of units that appointments may take where these are the needs of services that can be done in one visit: none
 * first, then each by itself, then for two needs, and so on. In the order in which the units are named. No more than `most`:
 * where a need has too many units its first ones count, and visits that need many different places stay behind.
 */
export function unitSets(needs: readonly PlaceNeed[], most: number): number[][] {
  const each = new Set(needs.flat()).size < most ? most : Math.max(1, Math.floor((most - 1) / needs.length))
  const sets = new Map<string, number[]>([['', []]])
  let last: number[][] = [[]]
  while (last.length > 0) {
    const next: number[][] = []
    for (const set of last) {
      for (const need of needs) {
        if (meetsNeeds(set, [need])) continue
        for (const unit of need.slice(0, each)) {
          const bigger = [...set, unit].sort((a, b) => a - b)
          const key = bigger.join()
          if (sets.has(key)) continue
          if (sets.size >= most) return [...sets.values()]
          sets.set(key, bigger)
          next.push(bigger)
        }
      }
    }
    last = next
  }
  return [...sets.values()]
}
