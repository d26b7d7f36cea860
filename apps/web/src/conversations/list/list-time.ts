import { dateIn } from '@balcao/domain/time'

const dayMs = 86_400_000

/** How a row tells when its last message came: the time today, yesterday, the weekday within a week, else the date. */
type ListTime =
  | { show: 'time'; at: Date }
  | { show: 'yesterday' }
  | { show: 'weekday'; at: Date }
  | { show: 'date'; at: Date }

/** `timestamp` an ISO instant, `now` in epoch milliseconds, `zone` the company's, by which its days begin. */
export function listTime(timestamp: string, now: number, zone: string): ListTime {
  const at = new Date(timestamp)
  const days = (Date.parse(dateIn(now, zone)) - Date.parse(dateIn(at.getTime(), zone))) / dayMs
  if (days <= 0) return { show: 'time', at }
  if (days === 1) return { show: 'yesterday' }
  return days < 7 ? { show: 'weekday', at } : { show: 'date', at }
}
