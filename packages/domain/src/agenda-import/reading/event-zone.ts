import ICAL from 'ical.js'
import { instantOfWall, wallMilliseconds } from '../../time/wall-clock'
import { wallOf } from './series'

/** The clock that an event is written by. Walls are epoch milliseconds as if they were UTC. */
export interface EventZone {
  instantOf(wall: number): number
  wallAt(instant: number): number
}

/** As Outlook calls Brazil's. */
const windowsZones: Record<string, string> = {
  'E. South America Standard Time': 'America/Sao_Paulo',
  'SA Western Standard Time': 'America/Manaus',
  'Central Brazilian Standard Time': 'America/Cuiaba',
  'SA Eastern Standard Time': 'America/Fortaleza',
  'Bahia Standard Time': 'America/Bahia',
  'Tocantins Standard Time': 'America/Araguaina',
  'SA Pacific Standard Time': 'America/Rio_Branco',
  'UTC-02': 'America/Noronha',
}

/**
 * The zones of a file by their names: IANA's and Outlook's as they are known here, which is newer than what a file says of
 * them, else as the file describes them. Undefined for one that neither knows.
 */
export function zonesOf(described: ReadonlyMap<string, ICAL.Component>) {
  const known = new Map<string, EventZone | undefined>()
  return (name: string): EventZone | undefined => {
    if (!known.has(name)) known.set(name, namedZone(name) ?? describedZone(described.get(name)))
    return known.get(name)
  }
}

/** A zone of IANA. @throws RangeError for an unknown one, once it is asked */
export const ianaZone = (zone: string): EventZone => ({
  instantOf: (wall) => instantOfWall(wall, zone),
  wallAt: (instant) => wallMilliseconds(instant, zone),
})

export const utc: EventZone = { instantOf: (wall) => wall, wallAt: (instant) => instant }

function namedZone(name: string): EventZone | undefined {
  // Some put the name of their own registry before it: /freeassociation.sourceforge.net/America/Sao_Paulo.
  const iana = windowsZones[name] ?? /(?:^|\/)([A-Za-z_]+(?:\/[A-Za-z_+-]+)+)$/.exec(name)?.[1] ?? name
  for (const one of [iana, iana.split('/').slice(-2).join('/')]) {
    try {
      wallMilliseconds(0, one)
      return ianaZone(one)
    } catch {
      // The next spelling.
    }
  }
  return undefined
}

function describedZone(component: ICAL.Component | undefined): EventZone | undefined {
  if (!component) return undefined
  const zone = new ICAL.Timezone(component)
  return {
    instantOf(wall) {
      const time = ICAL.Time.fromJSDate(new Date(wall), true)
      time.zone = zone
      return time.toUnixTime() * 1000
    },
    wallAt: (instant) => wallOf(ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone)),
  }
}
