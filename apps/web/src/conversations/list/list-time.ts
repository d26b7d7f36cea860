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
  const days = dayNumber(now, zone) - dayNumber(at.getTime(), zone)
  if (days <= 0) return { show: 'time', at }
  if (days === 1) return { show: 'yesterday' }
  return days < 7 ? { show: 'weekday', at } : { show: 'date', at }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function dayNumber(instant: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(zone, format)
  return Math.round(Date.parse(`${format.format(instant)}T00:00:00Z`) / dayMs)
}
