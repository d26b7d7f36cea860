/**
 * How a day separator names a day 'YYYY-MM-DD': 'today', 'yesterday', the weekday and date within the last week, and
 * the date with its year before. `today` is a day of the same zone.
 */
export function dayWords(
  day: string,
  { today, locale }: { today: string; locale: string },
): 'today' | 'yesterday' | { date: string } {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  if (daysAgo === 0) return 'today'
  if (daysAgo === 1) return 'yesterday'
  const sameYear = day.slice(0, 4) === today.slice(0, 4)
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(daysAgo > 1 && daysAgo < 7 ? { weekday: 'long' } : {}),
    ...(sameYear ? {} : { year: 'numeric' }),
  })
  return { date: format.format(Date.parse(day)) }
}
