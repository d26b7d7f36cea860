import { does, type DaySlots } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { ensureAgendas } from '../agenda/agendas.store'
import { daysOfRow, type RowQuestion } from './row-days'
import { partsOfVisit } from './visit.store'
import { movedIn, wantedParts, type WantedPart } from './wanted-parts'

/** Who may have the parts of a visit that stands, as its own time counts as free. */
export function rowQuestion({
  parts,
  publicly,
  visitId,
}: {
  parts: readonly WantedPart[]
  publicly: boolean
  visitId: string
}): RowQuestion {
  const agendaIds = [...new Set(parts.flatMap(({ agendaId }) => agendaId ?? []))]
  return {
    which: publicly ? { agendaIds, forCustomers: true } : { agendaIds },
    partsIn: movedIn(parts, { publicly }),
    publicly,
    except: visitId,
  }
}

/** As `rowQuestion`, to find other starts. */
export const askedDays = (companyId: string, asked: Parameters<typeof rowQuestion>[0]) => ({
  daysIn: (tx: Tx, range: { from: string; to: string }, now: Date) =>
    daysOfRow(tx, companyId, rowQuestion(asked), { ...range, now }),
})

/** Days whose starts are told of a part that begins so much later. */
export const laterBy = (milliseconds: number, days: readonly DaySlots[]): DaySlots[] =>
  days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({
      ...slot,
      start: new Date(Date.parse(slot.start) + milliseconds).toISOString(),
    })),
  }))

/** The days to which a visit that stands can be moved by its customer; what it has itself counts as free. */
export async function daysToMove(
  tx: Tx,
  companyId: string,
  visitId: string,
  range: { from: string; to: string; now: Date },
) {
  const rows = await partsOfVisit(tx, companyId, visitId)
  const parts = await customersParts(tx, companyId, wantedParts(rows, rows[0]!, {}))
  return daysOfRow(tx, companyId, rowQuestion({ parts, publicly: true, visitId }), range)
}

/** Customers stay with whom somebody chose for them, as long as that one can be booked and does it. */
export async function customersParts(
  tx: Tx,
  companyId: string,
  parts: readonly WantedPart[],
): Promise<WantedPart[]> {
  const agendaIds = [...new Set(parts.flatMap(({ booked }) => (booked?.isChosen ? [booked.agendaId] : [])))]
  const agendas =
    agendaIds.length > 0 ? await ensureAgendas(tx, companyId, { agendaIds, forCustomers: true }) : []
  return parts.map(({ agendaId: _named, ...part }) => {
    const own = part.booked?.isChosen ? agendas.find(({ id }) => id === part.booked!.agendaId) : undefined
    return own && does(own.offers, part.serviceId) ? { ...part, agendaId: own.id } : part
  })
}
