import type { FreeStart } from '../choosing/fitting'

const parts = ['morning', 'afternoon', 'evening'] as const
type PartOfDay = (typeof parts)[number]

/** The starts of a day by its parts, empty ones left out: the afternoon begins at 12:00, the evening at 18:00. */
export function partsOfDay(
  starts: readonly FreeStart[],
): { part: PartOfDay; starts: readonly FreeStart[] }[] {
  return parts
    .map((part) => ({ part, starts: starts.filter(({ time }) => partOf(time) === part) }))
    .filter((each) => each.starts.length > 0)
}

function partOf(time: string): PartOfDay {
  return time < '12:00' ? 'morning' : time < '18:00' ? 'afternoon' : 'evening'
}
