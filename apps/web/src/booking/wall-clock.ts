const formats = new Map<string, Intl.DateTimeFormat>()

/** 'YYYY-MM-DD' and 'HH:MM' of an ISO instant on the clock of an IANA zone. @throws RangeError for an unknown zone. */
export function wallClock(instant: string, zone: string): { date: string; time: string } {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(zone, format)
  }
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}
