const DAY = 1440
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Minutes since midnight of '8:00', '08:00', '08:00:00', '8h' or '8h30'; '24:00' is 1440. Null for anything else. */
export function minutesOf(text: string): number | null {
  const found = /^(\d{1,2})(?::(\d{2})(?::\d{2})?|\s?[hH](\d{2})?)$/.exec(text.trim())
  if (!found) return null
  const minutes = Number(found[2] ?? found[3] ?? 0)
  const total = Number(found[1]) * 60 + minutes
  return minutes < 60 && total <= DAY ? total : null
}

/** HH:MM of minutes since some midnight. The end of a day is 00:00: a time field cannot show 24:00. */
export function clockOf(minutes: number): string {
  const ofDay = minutes % DAY
  return `${twoDigits[Math.floor(ofDay / 60)]}:${twoDigits[ofDay % 60]}`
}
