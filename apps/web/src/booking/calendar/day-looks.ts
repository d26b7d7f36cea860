import type { DayLook } from '../choosing/fitting'

/** Starts that a day shows under the pointer or the focus (BOOK-08). */
const previewed = 6

/**
 * The day that the Tab key comes to at first: the chosen one of this month, else the first with a free time, else, with
 * null, the first that there is.
 */
export function entryDay(
  looks: ReadonlyMap<string, DayLook> | undefined,
  chosen: string | null,
): string | null {
  const free = [...(looks?.values() ?? [])].find(({ starts }) => starts.length > 0)
  return chosen ?? free?.date ?? null
}

/** The first starts of a day, and how many more there are (BOOK-08, BOOK-09). */
export function previewOf<Start>(starts: readonly Start[]): { shown: readonly Start[]; more: number } {
  return { shown: starts.slice(0, previewed), more: Math.max(0, starts.length - previewed) }
}

/** Why a chosen day offers no time: it is closed (BOOK-19), or all its times are taken (BOOK-20). */
export function refusalOf(look: DayLook): 'closedDay' | 'fullDay' | null {
  if (look.status !== 'open') return 'closedDay'
  return look.starts.length === 0 ? 'fullDay' : null
}
