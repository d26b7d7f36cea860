import { weekOf, type HoursRow } from '@balcao/domain/hours'
import { leftOutside } from '@balcao/domain/scheduling'
import { getCompany, settleOutside, type Outside } from '../../company'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { isBooked, selectAppointments, toWire } from '../appointments/appointments.store'
import { tellDisplaced } from '../news/appointment-displaced.job'
import { lockAgendas } from './agendas.store'
import type { AgendaOfFacts } from './agenda-facts'
import { hoursOrDefault, toPeriods } from './read-agenda'

type Periods = AgendaOfFacts['periods']

interface HoursChange {
  /** The hours that held; none are the product's own. */
  before: readonly HoursRow[]
  after: readonly HoursRow[]
  /** Hours for a while that come before them, where those change; else what each agenda has. */
  periods?: { before: Periods; after: Periods } | undefined
  /** Whose they are: one agenda's, or left out those of all that keep to the company's. */
  agendaId?: string | undefined
  now: Date
}

/**
 * Looks, in the transaction that changes opening hours and before it does, at the coming appointments that they leave
 * outside. None is dropped. Bookings under way are waited for, later ones see the new hours.
 */
export async function appointmentsOutside(tx: Tx, companyId: string, change: HoursChange): Promise<Outside> {
  const { agendaId = null, now } = change
  await lockAgendas(tx, companyId, agendaId)
  const { timeZone: zone } = await getCompany(tx, companyId)
  const rows = await selectAppointments(
    tx,
    companyId,
    sql`a.deleted_at is null and a.status <> 'held' and a.status in ('pending', 'confirmed') and a.starts_at > ${now}
      and a.agenda_id in (select g.id from agendas g where g.company_id = ${companyId}
        and (g.id = ${agendaId}::uuid or (${agendaId}::uuid is null and g.hours is null)))
      order by a.starts_at, a.id`,
  )
  const times = rows.filter(isBooked).map((row) => ({
    row,
    start: row.starts_at.getTime(),
    end: row.ends_at.getTime(),
    dates: row.dates,
    modality: row.modality,
  }))
  const periodsOf = await periodsByAgenda(tx, companyId)
  const hoursIn = (id: string, at: 'before' | 'after') => ({
    week: weekOf(hoursOrDefault([...change[at]])),
    periods: toPeriods(change.periods?.[at] ?? periodsOf.get(id) ?? []),
  })
  const left = [...new Set(times.map(({ row }) => row.agenda_id))]
    .flatMap((id) =>
      leftOutside(
        times.filter(({ row }) => row.agenda_id === id),
        { zone, before: hoursIn(id, 'before'), after: hoursIn(id, 'after') },
      ),
    )
    .map(({ row }) => row)
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
  return {
    named: { appointments: left.map(toWire) },
    tell: () => tellDisplaced(tx, companyId, left),
  }
}

async function periodsByAgenda(tx: Tx, companyId: string): Promise<Map<string, Periods>> {
  const { rows } = await tx.execute<{ id: string; periods: Periods }>(
    sql`select id, periods from agendas where company_id = ${companyId} and periods <> '[]'`,
  )
  return new Map(rows.map(({ id, periods }) => [id, periods]))
}

/**
 * The same where an employee gets hours of their own, for a while or always, or the company's again (null); nothing for one without an agenda.
 * @throws Problem HOURS_LEAVE_APPOINTMENTS
 */
export async function changeHoursOf(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { hours, periods, accept, tell, now }: HoursOfOne,
): Promise<void> {
  if (hours === undefined && periods === undefined) return
  const { rows } = await tx.execute<{
    id: string
    own: HoursRow[] | null
    periods: Periods
    company: HoursRow[]
  }>(sql`
    select a.id, a.hours as own, a.periods, c.horario_funcionamento as company
    from agendas a join companies c on c.id = a.company_id
    where a.company_id = ${companyId} and a.employee_id = ${employeeId}`)
  const [agenda] = rows
  if (!agenda) return
  const wanted = hours === undefined ? agenda.own : hours
  const [before, after] = [agenda.own ?? agenda.company, wanted ?? agenda.company]
  const ofWhile = { before: agenda.periods, after: periods ?? agenda.periods }
  const over = !accept ? 'ask' : tell ? 'tell' : 'keep'
  await settleOutside(over, [
    () => appointmentsOutside(tx, companyId, { before, after, periods: ofWhile, agendaId: agenda.id, now }),
  ])
}

/** What is to be different of somebody's hours; what is left out stays. */
interface HoursOfOne {
  hours?: HoursRow[] | null | undefined
  periods?: Periods | undefined
  accept: boolean
  tell: boolean
  now: Date
}
