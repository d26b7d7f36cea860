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

/** More sets than this are not looked at: visits of services that need many different places stay behind. */
const MOST_SETS = 200

/**
 * The sets of units that appointments may take where these are the needs of services that can be done in one visit: none
 * first, then each by itself, then for two needs, and so on. In the order in which the units are named.
 */
export function unitSets(needs: readonly PlaceNeed[]): number[][] {
  const sets = new Map<string, number[]>([['', []]])
  let last: number[][] = [[]]
  while (last.length > 0 && sets.size < MOST_SETS) {
    const next: number[][] = []
    for (const set of last) {
      for (const need of needs) {
        if (meetsNeeds(set, [need])) continue
        for (const unit of need) {
          const bigger = [...set, unit].sort((a, b) => a - b)
          const key = bigger.join()
          if (sets.has(key)) continue
          sets.set(key, bigger)
          next.push(bigger)
        }
      }
    }
    last = next
  }
  return [...sets.values()]
}
