import { wallTime } from '@balcao/domain/time'

/** What a visitor whose clock shows another time is told. */
interface ZoneNote {
  /** The company's zone by name, such as 'Horário do Amazonas'. */
  name: string
  /** The start on the visitor's own clock. */
  date: string
  time: string
}

/** The zone of this browser, by its IANA name. */
export function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A note where the clocks of company and visitor differ at an instant; null where they agree, whatever their names. */
export function zoneNote(
  instant: string,
  { company, visitor, locale }: { company: string; visitor: string; locale: string },
): ZoneNote | null {
  const there = wallTime(Date.parse(instant), company)
  const here = wallTime(Date.parse(instant), visitor)
  if (there.date === here.date && there.time === here.time) return null
  return { name: zoneName(instant, company, locale), date: here.date, time: here.time }
}

/** The zone's name in a language; browsers without the general names give those of the season. */
function zoneName(instant: string, zone: string, locale: string): string {
  for (const style of ['longGeneric', 'long'] as const) {
    try {
      const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style }).formatToParts(
        new Date(instant),
      )
      const name = parts.find(({ type }) => type === 'timeZoneName')?.value
      if (name) return name
    } catch {
      continue
    }
  }
  return zone
}
