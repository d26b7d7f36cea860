import { MOST_DAYS } from '@balcao/domain/manager'

const dayMs = 86_400_000
const earliest = '2000-01-01'

/** Why two days are no period. */
export type DaysProblem = 'missing' | 'odd' | 'reversed' | 'tooMany'

/** What is wrong with two days (YYYY-MM-DD, both included) as a period; null when nothing is. */
export function problemOfDays(from: string, to: string): DaysProblem | null {
  if (from === '' || to === '') return 'missing'
  if (!isDay(from) || !isDay(to)) return 'odd'
  if (from > to) return 'reversed'
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1 > MOST_DAYS ? 'tooMany' : null
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < earliest) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
