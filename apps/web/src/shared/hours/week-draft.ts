import type { CompanyRecord } from '@balcao/contract/company'
import { weekdays, type Weekday } from '@balcao/domain/company'
import { defaultHours } from '@balcao/domain/hours'

export type HoursRows = CompanyRecord['horario_funcionamento']

/** One open range as it is typed: HH:MM, or empty while it is not filled. */
export interface RangeDraft {
  from: string
  to: string
}

/** A weekday being edited. A closed one keeps its ranges, so that opening it again brings them back. */
export interface DayDraft {
  dia: Weekday
  open: boolean
  ranges: RangeDraft[]
}

export const mostRanges = 10
const usualRange: RangeDraft = { from: '08:00', to: '18:00' }

/** Seven days, Monday first, out of a record's rows; without any rows the default week (COMP-20, COMP-21). */
export function weekDraftOf(rows: HoursRows): DayDraft[] {
  const known = rows.length === 0 ? defaultHours() : rows
  return weekdays.map((dia) => {
    const own = known.filter((row) => row.dia === dia)
    const open = own.filter(({ status }) => status === 'aberto')
    const shown = open.length > 0 ? open : own.slice(0, 1)
    return {
      dia,
      open: open.length > 0,
      ranges: shown.length > 0 ? shown.map(rangeOf) : [usualRange],
    }
  })
}

/** The rows to save: one per open range, one for a closed day. `places` tells which range each row came from. */
export function rowsOfDraft(week: readonly DayDraft[]): {
  rows: HoursRows
  places: { day: number; range: number }[]
} {
  const written = week.flatMap(({ dia, open, ranges }, day) =>
    (open ? ranges : ranges.slice(0, 1)).map((range, place) => ({
      row: {
        dia,
        horario_inicio: range.from || (open ? '' : usualRange.from),
        horario_fim: range.to || (open ? '' : usualRange.to),
        status: open ? ('aberto' as const) : ('fechado' as const),
      },
      place: { day, range: place },
    })),
  )
  return { rows: written.map(({ row }) => row), places: written.map(({ place }) => place) }
}

/** The week with one day's opening and ranges copied to others. */
export function copyDay(week: readonly DayDraft[], from: Weekday, to: readonly Weekday[]): DayDraft[] {
  const source = week.find(({ dia }) => dia === from)
  return week.map((day) =>
    source && to.includes(day.dia) ? { ...day, open: source.open, ranges: [...source.ranges] } : day,
  )
}

/** The range that is offered when one more is added: from an hour after the last one, four hours long. */
export function nextRange(ranges: readonly RangeDraft[]): RangeDraft {
  const last = ranges.at(-1)
  if (!last?.to) return usualRange
  const start = Number(last.to.slice(0, 2)) + 1
  if (start > 22 || last.to <= last.from) return { from: '', to: '' }
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  return { from: clock(start), to: clock(Math.min(start + 4, 23)) }
}

/** Whether a filled range ends on the following day. */
export function endsNextDay({ from, to }: RangeDraft): boolean {
  return from !== '' && to !== '' && to <= from
}

// One way to write midnight, so that two states can be compared.
const rangeOf = ({ horario_inicio, horario_fim }: HoursRows[number]): RangeDraft => ({
  from: horario_inicio,
  to: horario_fim === '24:00' ? '00:00' : horario_fim,
})
