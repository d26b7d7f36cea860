import { rowOf, type DaySlots } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import type { WhichAgenda } from '../agenda/agenda-question'
import { readAgendas } from '../agenda/read-agenda'
import type { AskedService } from '../appointments/choosing/choose-service'
import { partsAsked, peopleFor, type PartsIn } from './people-for'
import { requireEach } from './place-row'

/** A visit that one person or several in a row are asked for. */
export interface RowQuestion {
  which: WhichAgenda
  partsIn: PartsIn
  publicly: boolean
  /** A visit by its first part, whose own time counts as free. */
  except?: string | undefined
}

/**
 * The days (`YYYY-MM-DD`, both included) of a visit: a start fits where one person, or several in a row, can do all of it.
 * @throws Problem SERVICE_NOT_OFFERED where nobody does one of its services
 */
export async function daysOfRow(
  tx: Tx,
  companyId: string,
  { which, partsIn, publicly, except }: RowQuestion,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<DaySlots[]> {
  const views = await readAgendas(tx, companyId, { ...which, from, to, except, now })
  const people = peopleFor(views, partsIn, { publicly })
  requireEach(people)
  return rowOf(people, { from, to }).days()
}

/** The days of a visit as its customers see them. @throws Problem SERVICE_NOT_OFFERED where nobody does one of its services */
export function visitDays(
  tx: Tx,
  companyId: string,
  asked: readonly AskedService[],
  dates: { from: string; to: string; now: Date },
): Promise<DaySlots[]> {
  const question = { which: { forCustomers: true }, partsIn: partsAsked(asked), publicly: true }
  return daysOfRow(tx, companyId, question, dates)
}
