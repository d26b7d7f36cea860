import { isByDay } from '@balcao/domain/modality'
import { visitRules, type InRow } from '@balcao/domain/scheduling'
import type { AgendaView } from '../agenda/agenda-view'
import { serves } from '../agenda/lanes'
import { isClass } from '../agenda/seats'
import { asOffered, slotRules } from '../agenda/slot-rules'
import type { TimedService } from '../agenda/timed-service'
import { asOne, choosePrice, type AskedService, type Part } from '../appointments/choosing/choose-service'
import { timedOf } from '../appointments/choosing/take-turn'

/** How each service of a visit is done in an agenda, in their order; undefined of those that are not, or not by who is meant. */
export type PartsIn = (view: AgendaView) => readonly (Part | undefined)[]

/** Somebody who may have a part in a visit, as their agenda is seen. */
export interface PersonFor extends InRow {
  view: AgendaView
  parts: readonly (Part | undefined)[]
}

/** Services as each agenda offers them now, of those that name somebody in that agenda alone. */
export function partsAsked(services: readonly AskedService[]): PartsIn {
  return (view) =>
    services.map(({ serviceId, priceType, agendaId }) => {
      if (agendaId !== undefined && agendaId !== view.agenda.id) return undefined
      const service = asOffered(serviceId)(view)
      const isAlone = !service || isByDay(service.modality) || isClass(view, service)
      return isAlone ? undefined : choosePrice(service, priceType)
    })
}

interface HowToAsk {
  publicly: boolean
  /** The counter begins at any minute, and not on the grid alone. */
  anyMinute?: boolean
  /** Nobody takes units of places in vain: for booking, and not for a look. */
  just?: boolean
  /** Minutes of notice that are not asked for, because the time is kept. */
  isKept?: boolean
  /** Epoch milliseconds: a start that it keeps may be past. */
  keeps?: number | undefined
}

/** So many agendas with their sets of units are looked at for one question: each costs a pass for each stretch of services. */
const MOST_LOOKED_AT = 72
const LEAST_SETS = 6

/** Those of the agendas who do any of the services, as the rule takes them; of each the sets of units that are the least busy. */
export function peopleFor(
  views: readonly AgendaView[],
  partsIn: PartsIn,
  { publicly, anyMinute = false, just = false, isKept = false, keeps = Infinity }: HowToAsk,
): PersonFor[] {
  const agendas = new Set(views.map(({ agenda }) => agenda.id))
  const most = Math.max(LEAST_SETS, Math.floor(MOST_LOOKED_AT / agendas.size))
  const sets = new Map<string, number>()
  return views.flatMap((view) => {
    const parts = partsIn(view)
    const known = parts.find((part) => part && serves(view, timedAs([part])))
    const before = sets.get(view.agenda.id) ?? 0
    if (!known || before >= most) return []
    sets.set(view.agenda.id, before + 1)
    const { service: _, seats: _none, ...rules } = slotRules(view, timedAs([known]), { publicly, anyMinute })
    return {
      person: view.agenda.number,
      view,
      parts,
      rules: { ...rules, now: Math.min(rules.now, keeps), ...(isKept && { notice: 0 }) },
      does: parts.map((part) => {
        if (!part) return undefined
        const { buffer_before, buffer_after } = visitRules(view.settings, [part.service_id])
        return { minutes: part.minutes, bufferBefore: buffer_before, bufferAfter: buffer_after }
      }),
      suits: (from: number, to: number) =>
        serves(view, timedAs(parts.slice(from, to).map((part) => part!)), just ? 'just' : undefined),
    }
  })
}

/** Services of one stretch as far as their time goes. */
const timedAs = (parts: readonly Part[]): TimedService => timedOf(asOne(parts))
