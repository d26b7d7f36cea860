import type { AgendaWarning } from '@balcao/contract/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import type { AgendaView } from '../agenda/agenda-view'
import { serves } from '../agenda/lanes'
import { tooMany } from '../agenda/seats'
import { asOne, type ChosenService, type Part } from '../appointments/choosing/choose-service'
import { timedOf } from '../appointments/choosing/take-turn'
import { clearest, oneAKey, placeByWill, type Will } from '../appointments/will/place-by-will'
import type { PartsIn } from './people-for'
import { withinVisit, type PlacedPart } from './place-row'

interface WilledRow {
  /** Epoch milliseconds. */
  start: number
  /** The visit, by its first part. */
  id: string
  will: Will
  mayBePast?: boolean
  /** It is over or cancelled, and lies in nobody's way. */
  isOver?: boolean
}

/**
 * Where a visit lies that the owner wants at an instant whatever the agendas say: each service with the one person who is
 * meant for it. All that speaks against any part is read at once.
 * @throws Problem APPOINTMENT_WARNED with `current: {warnings}`, SERVICE_NOT_OFFERED, and those of `placeByWill`
 */
export async function willedRow(
  tx: Tx,
  companyId: string,
  views: readonly AgendaView[],
  partsIn: PartsIn,
  { start, id, will, ...how }: WilledRow,
): Promise<PlacedPart[]> {
  const placed: PlacedPart[] = []
  const warnings: AgendaWarning[] = []
  let at = start
  for (const lanes of stretchesOf(views, partsIn)) {
    const { view, service } = clearest(lanes, { start: at })
    try {
      const wanted = { start: at, id, accept: will.accept, ...how }
      const found = await placeByWill(tx, companyId, view, timedOf(service), wanted)
      placed.push({ view, service, ...found })
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'APPOINTMENT_WARNED') throw error
      warnings.push(...(error.detail.current as { warnings: AgendaWarning[] }).warnings)
    }
    at += service.minutes * 60_000
  }
  if (warnings.length > 0)
    throw new Problem('APPOINTMENT_WARNED', { current: { warnings: oneAKey(warnings) } })
  return withinVisit(placed)
}

interface LaneOfStretch {
  view: AgendaView
  service: ChosenService
}

/** What each person does without a break, with the sets of units that they can do it in; never none. */
function stretchesOf(views: readonly AgendaView[], partsIn: PartsIn): LaneOfStretch[][] {
  const byView = views.map((view) => ({ view, parts: partsIn(view) }))
  const count = byView[0]?.parts.length ?? 0
  const whose = Array.from(
    { length: count },
    (_, place) => byView.find(({ parts }) => parts[place] !== undefined)?.view.agenda.id,
  )
  const stretches: LaneOfStretch[][] = []
  for (let from = 0; from < count;) {
    let to = from + 1
    while (to < count && whose[to] === whose[from]) to += 1
    const lanes = byView.flatMap(({ view, parts }) => {
      const own = parts.slice(from, to)
      if (view.agenda.id !== whose[from] || !own.every((part): part is Part => part !== undefined)) return []
      const service = asOne(own)
      return serves(view, timedOf(service), 'just') ? [{ view, service }] : []
    })
    if (lanes.length === 0) throw new Problem('SERVICE_NOT_OFFERED')
    stretches.push(lanes)
    from = to
  }
  return stretches
}

/**
 * What is not said of a visit that several people do: it is for one customer, as a class comes alone; rooms are what its services
 * need, and its length is theirs.
 * @throws Problem APPOINTMENT_INVALID naming `people`, `place_ids` or `minutes`
 */
export function refuseOwnWishes({
  people = 1,
  placeIds,
  will,
}: {
  people?: number | undefined
  placeIds?: readonly string[] | undefined
  will?: Will | undefined
}): void {
  if (people > 1) throw tooMany(1)
  const mensagem =
    placeIds !== undefined
      ? 'As salas de uma visita com várias pessoas são as que os serviços precisam.'
      : will?.minutes !== undefined
        ? 'A duração de uma visita com várias pessoas é a dos serviços.'
        : null
  if (mensagem === null) return
  const path = placeIds !== undefined ? 'place_ids' : 'minutes'
  throw new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path, mensagem }] })
}
