import { DAY_MS } from '../calendar/day-number'
import type { Span } from '../model'
import { zoneClock } from '../calendar/zone-clock'

/** An agenda that could take a start. */
interface Candidate {
  /** Tells agendas apart; the older one has the smaller. */
  number: number
  /** What blocks it, in any order, none over another. Epoch milliseconds. */
  busy: readonly Span[]
}

/**
 * The agendas that could take a start (epoch milliseconds) in the order in which they are asked: first who has the fewest
 * blocked minutes on that date of the zone. Who has as few takes turns by the day, so that an empty day does not always
 * begin with the oldest agenda.
 */
export function fairestFirst<Agenda extends Candidate>(
  agendas: readonly Agenda[],
  { start, zone }: { start: number; zone: string },
): Agenda[] {
  const clock = zoneClock(zone, start - 2 * DAY_MS)
  const day = Math.floor(clock.toLocal(start) / DAY_MS)
  const spans = clock.spansOf(day * DAY_MS, (day + 1) * DAY_MS)
  const load = (agenda: Agenda) => sum(spans.map((span) => overlap(agenda.busy, span)))
  const byAge = [...agendas].sort((a, b) => a.number - b.number)
  const turn = byAge.length === 0 ? 0 : day % byAge.length
  const inTurn = [...byAge.slice(turn), ...byAge.slice(0, turn)]
  const loads = new Map(inTurn.map((agenda) => [agenda, load(agenda)]))
  return inTurn.sort((a, b) => loads.get(a)! - loads.get(b)!)
}

function overlap(busy: readonly Span[], { start, end }: Span): number {
  return sum(busy.map((span) => Math.max(0, Math.min(span.end, end) - Math.max(span.start, start))))
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
