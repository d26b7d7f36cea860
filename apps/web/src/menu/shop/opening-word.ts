import type { PublicMenu } from '@balcao/contract/menu'
import { dateIn } from '@balcao/domain/time'

const SOON_MS = 12 * 3_600_000

/**
 * How a closed shop says when it opens (`at` and `now` in epoch milliseconds): today by the hour, another day by its name. A
 * pause that goes over midnight is over tonight for whoever reads it.
 */
export function openingWord(
  { company, paused }: Pick<PublicMenu, 'company' | 'paused'>,
  at: number,
  now: number,
): 'backToday' | 'opensToday' | 'opensOn' {
  const isToday = dateIn(at, company.time_zone) === dateIn(now, company.time_zone)
  if (paused && (isToday || at - now < SOON_MS)) return 'backToday'
  return isToday ? 'opensToday' : 'opensOn'
}
