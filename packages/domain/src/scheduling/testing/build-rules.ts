import { weekOf, type HoursRow, type Week } from '../../hours'
import { findSlots } from '../slots/find-slots'
import type { BookedService, DaySlots, SlotRules, Span } from '../model'

export const saoPaulo = 'America/Sao_Paulo'

/** A week of open ranges `[day, from, to]`. */
export function openWeek(...rows: [HoursRow['dia'], string, string][]): Week {
  return weekOf(
    rows.map(([dia, horario_inicio, horario_fim]) => ({
      dia,
      horario_inicio,
      horario_fim,
      status: 'aberto',
    })),
  )
}

export function aService(given: Partial<BookedService> = {}): BookedService {
  return { minutes: 60, modality: 'tempo', bufferBefore: 0, bufferAfter: 0, ...given }
}

/** Instants of two ISO texts. */
export function span(start: string, end: string): Span {
  return { start: Date.parse(start), end: Date.parse(end) }
}

/** Monday to Friday 09:00 to 12:00 and 13:00 to 18:00 in São Paulo, seen on Friday 20 November 2026 at 06:00. */
export function slotRules(given: Partial<SlotRules> = {}): SlotRules {
  const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'] as const
  return {
    zone: saoPaulo,
    week: openWeek(
      ...days.flatMap((dia): [HoursRow['dia'], string, string][] => [
        [dia, '09:00', '12:00'],
        [dia, '13:00', '18:00'],
      ]),
    ),
    closures: { dates: [], spans: [] },
    busy: [],
    service: aService(),
    grid: 60,
    notice: 0,
    horizon: 60,
    now: Date.parse('2026-11-20T09:00:00Z'),
    ...given,
  }
}

export function slotsOn(date: string, given: Partial<SlotRules> = {}): DaySlots {
  return findSlots(slotRules(given), { from: date, to: date })[0]!
}

export function timesOn(date: string, given: Partial<SlotRules> = {}): string[] {
  return slotsOn(date, given).slots.map((slot) => slot.time)
}
