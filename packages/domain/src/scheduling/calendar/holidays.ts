import { dayNumber, isoDate } from './day-number'

/** A day on which the country rests. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  date: string
  /** As Brazilians call it. */
  name: string
  /** Not by law: public offices close, and shops as they like ('ponto facultativo'). */
  optional: boolean
}

/** Lei 662/1949 with 10.607/2002, Lei 6.802/1980 (12 October) and Lei 14.759/2023 (20 November, since 2024). */
const fixed: readonly { day: string; name: string; since?: number; optional?: true }[] = [
  { day: '01-01', name: 'Confraternização Universal' },
  { day: '04-21', name: 'Tiradentes' },
  { day: '05-01', name: 'Dia do Trabalho' },
  { day: '09-07', name: 'Independência do Brasil' },
  { day: '10-12', name: 'Nossa Senhora Aparecida' },
  { day: '10-28', name: 'Dia do Servidor Público', optional: true },
  { day: '11-02', name: 'Finados' },
  { day: '11-15', name: 'Proclamação da República' },
  { day: '11-20', name: 'Consciência Negra', since: 2024 },
  { day: '12-25', name: 'Natal' },
]

const movable: readonly { afterEaster: number; name: string; optional?: true }[] = [
  { afterEaster: -48, name: 'Segunda-feira de Carnaval', optional: true },
  { afterEaster: -47, name: 'Terça-feira de Carnaval', optional: true },
  { afterEaster: -2, name: 'Paixão de Cristo' },
  { afterEaster: 60, name: 'Corpus Christi', optional: true },
]

/**
 * The national holidays of Brazil in a year from 1980 on, and the days on which public offices usually close, in the
 * order of time. States and towns have more of their own.
 */
export function nationalHolidays(year: number): Holiday[] {
  const easter = dayNumber(easterSunday(year))
  return [
    ...fixed
      .filter(({ since = year }) => year >= since)
      .map(({ day, name, optional = false }) => ({ date: `${year}-${day}`, name, optional })),
    ...movable.map(({ afterEaster, name, optional = false }) => ({
      date: isoDate(easter + afterEaster),
      name,
      optional,
    })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/**
 * Easter Sunday `YYYY-MM-DD` of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher: moon and century
 * first, then the Sunday. @throws RangeError for what is no year from 1583 to 9999.
 */
export function easterSunday(year: number): string {
  if (!Number.isInteger(year) || year < 1583 || year > 9999) throw new RangeError(`${year} is not a year`)
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const skippedLeapDays = century - Math.floor(century / 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + skippedLeapDays - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  const month = String(Math.floor(days / 31)).padStart(2, '0')
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`
}
