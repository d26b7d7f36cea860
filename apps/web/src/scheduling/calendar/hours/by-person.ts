import type { Agenda, Appointment, CalendarEvent } from '@balcao/contract/scheduling'
import { ownAgenda } from '../../data/whom'
import { dayBlocks, type DayBlock } from './day-blocks'

/** A part of a date's column that is one person's; the company's own agenda has no name. */
export interface PersonPart {
  id: string
  name: string
  /** How many blocks stand beside each other in it, at the most. */
  lanes: number
}

interface AgendaOfDate {
  appointments: readonly Appointment[]
  events: readonly CalendarEvent[]
}

/**
 * The blocks of a date that several people share: each has a part of the column to themselves, in the order of the
 * agendas, and who has nothing on it has none. Google's events are the company's own.
 */
export function blocksByPerson(
  { appointments, events }: AgendaOfDate,
  agendas: readonly Agenda[],
  date: string,
  zone: string,
): { parts: PersonPart[]; blocks: DayBlock[] } {
  const known = new Set(agendas.map(({ id }) => id))
  const ownId = ownAgenda(agendas)?.id
  // Behind them what is of an agenda that is not listed.
  const filled = [...agendas, undefined]
    .map((person) => {
      const blocks = dayBlocks(
        {
          appointments: appointments.filter(({ agenda_id: id }) =>
            person ? id === person.id : !known.has(id),
          ),
          events: person?.id === ownId ? events : [],
        },
        date,
        zone,
      )
      return { person, blocks, lanes: lanesOf(blocks) }
    })
    .filter(({ blocks }) => blocks.length > 0)
  const all = filled.reduce((sum, { lanes }) => sum + lanes, 0)
  let before = 0
  const blocks = filled.flatMap(({ blocks: own, lanes }) => {
    const first = before
    before += lanes
    return own.map((block) => {
      const share = block.lanes / lanes
      return { ...block, lane: first * share + block.lane, lanes: all * share }
    })
  })
  const parts = filled.map(({ person, lanes }) => ({ id: person?.id ?? '', name: person?.name ?? '', lanes }))
  return { parts, blocks }
}

/** How many blocks stand beside each other, at the most; one where there are none. */
export const lanesOf = (blocks: readonly DayBlock[]): number =>
  Math.max(1, ...blocks.map(({ lanes }) => lanes))
