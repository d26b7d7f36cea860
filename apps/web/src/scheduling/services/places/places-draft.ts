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

/** A list with one of its things as another list has it: put in, changed or taken out. */
export function takeListed<One extends { id: string }>(
  list: readonly One[],
  other: readonly One[],
  id: string,
): One[] {
  const theirs = other.find((one) => one.id === id)
  if (!theirs) return list.filter((one) => one.id !== id)
  return list.some((one) => one.id === id)
    ? list.map((one) => (one.id === id ? theirs : one))
    : [...list, theirs]
}
