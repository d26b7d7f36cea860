import type { BookableService } from '@balcao/contract/booking'
import { mostPeople, seatFinder, serviceRules } from '@balcao/domain/scheduling'
import type { AgendaView } from '../agenda/agenda-view'
import { serves } from '../agenda/lanes'
import type { AgendaService } from '../agenda/services'
import { asOffered, slotRules } from '../agenda/slot-rules'

/** So many agendas with their rooms are looked at for the classes of all services: one company keeps no other waiting. */
const MOST_LOOKS = 2000

type Seats = NonNullable<BookableService['seats']>

/**
 * Of a service: how many people come to it at one time, and where some do and others still can, within `dates`
 * (`YYYY-MM-DD`, both included; null for none). Seats of several agendas at one start add up.
 */
export function pageClasses(
  views: readonly AgendaView[],
  dates: { from: string; to: string } | null,
): (service: AgendaService) => Seats {
  const agendas = [...new Set(views.map(({ agenda }) => agenda.id))].map((id) =>
    views.filter(({ agenda }) => agenda.id === id),
  )
  const find = dates && seatFinder(dates)
  let looks = MOST_LOOKS
  return (service) => {
    const rules = serviceRules(views[0]!.settings, service.id)
    const { seats: each } = rules
    const people = mostPeople(rules)
    const begun = new Set(
      agendas.flatMap(([view]) =>
        view!.classes.flatMap((one) => (one.service === service.id ? [one.at] : [])),
      ),
    )
    const left = new Map<string, { all: number; together: number }>()
    for (const lanes of find && begun.size > 0 ? agendas : []) {
      const seats = new Map<number, { start: string; left: number }>()
      const look = (view: AgendaView, offered: AgendaService, instants: readonly number[]) => {
        looks -= 1
        return looks < 0 ? [] : find!(slotRules(view, offered, { publicly: true }), instants)
      }
      const alone = lanes[0]!
      const offered = lanes.flatMap((view) => asOffered(service.id)(view) ?? [])[0]
      // What is taken in the agenda alone, the first of them, is free with no room either.
      const free = offered ? look(alone, offered, [...begun]) : []
      for (const view of lanes) {
        const here = asOffered(service.id)(view)
        const open = free.filter(({ instant }) => !seats.has(instant))
        if (open.length === 0 || !here || !serves(view, here)) continue
        const instants = open.map(({ instant }) => instant)
        for (const { instant, ...one } of view === alone ? free : look(view, here, instants))
          seats.set(instant, one)
      }
      for (const one of seats.values()) {
        const { all, together } = left.get(one.start) ?? { all: 0, together: 0 }
        left.set(one.start, { all: all + one.left, together: Math.max(together, one.left) })
      }
    }
    const classes = [...left].map(([start, { all, together }]) => ({
      start,
      left: all,
      ...(together < all && { together }),
    }))
    return { each, people, classes: classes.sort((one, other) => (one.start < other.start ? -1 : 1)) }
  }
}
