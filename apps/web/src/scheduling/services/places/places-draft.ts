import type { Place } from '@balcao/contract/scheduling'

/** What is wrong with the name of a place. */
type PlaceProblem = 'blank' | 'double'

/** Places whose name is missing, or is that of one before, by id. */
export function placeProblems(places: readonly Place[]): Map<string, PlaceProblem> {
  const seen = new Set<string>()
  return new Map(
    places.flatMap(({ id, name }): [string, PlaceProblem][] => {
      const plain = name.trim().toLocaleLowerCase('pt')
      if (plain === '') return [[id, 'blank']]
      if (seen.has(plain)) return [[id, 'double']]
      seen.add(plain)
      return []
    }),
  )
}

/** Places as they are saved. */
export const tidyPlaces = (places: readonly Place[]): Place[] =>
  places.map((place) => ({ ...place, name: place.name.trim() }))
