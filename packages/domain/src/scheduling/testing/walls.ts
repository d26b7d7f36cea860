/** What the clock on the wall shows at one minute: days since 1970-01-01 and minutes since midnight. */
export interface Wall {
  day: number
  minute: number
}

/** The wall of a zone minute by minute from an instant on, asked of Intl: clocks change on quarters of an hour only. */
export function readWalls(zone: string, from: number, days: number): Wall[] {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Array.from({ length: days * 96 }, (_, quarter) => {
    const parts = /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/.exec(clock.format(from + quarter * 900_000))!
    const [month = 0, date = 0, year = 0, hour = 0, minute = 0] = parts.slice(1).map(Number)
    const day = Date.UTC(year, month - 1, date) / 86_400_000
    return Array.from({ length: 15 }, (_none, more) => ({ day, minute: hour * 60 + minute + more }))
  }).flat()
}
