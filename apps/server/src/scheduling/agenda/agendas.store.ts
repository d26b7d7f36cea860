import { randomUUID } from 'node:crypto'
import type { Agenda } from '@balcao/contract/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import type { WhichAgenda } from './agenda-question'

/** An agenda that can be booked: the company's own (no employee), or one of an employee. */
export interface AgendaRow {
  id: string
  /** By which the constraint of the bookings tells agendas apart. */
  number: number
  employeeId: string | null
}

/** Of `agendas a left join employees e`: whether it can be booked now. */
export const isBookable = sql`(a.employee_id is null or (a.active and e.status = 'ativo'))`

/** Of `agendas a`: whether it is meant. */
export function whichAgendas(companyId: string, { agendaId, forCustomers = false }: WhichAgenda): Sql {
  if (agendaId !== undefined) return sql`a.id = ${agendaId}`
  if (!forCustomers) return sql`a.employee_id is null`
  return sql`(a.employee_id is not null) = exists (select from agendas p
    join employees w on w.company_id = p.company_id and w.id = p.employee_id
    where p.company_id = ${companyId} and p.active and w.status = 'ativo')`
}

/**
 * The agendas that are meant and can be booked, the oldest first; never none, for the company's own is made at first need.
 * @throws Problem AGENDA_NOT_FOUND when the named one is not the company's, out of use, or of an employee who does not
 * work now
 */
export async function ensureAgendas(tx: Tx, companyId: string, which: WhichAgenda): Promise<AgendaRow[]> {
  const found = await findAgendas(tx, companyId, which)
  if (found.length > 0) return found
  if (which.agendaId !== undefined) throw new Problem('AGENDA_NOT_FOUND')
  await tx.execute(sql`insert into agendas (company_id, id) values (${companyId}, ${randomUUID()})
    on conflict (company_id) where employee_id is null do nothing`)
  return findAgendas(tx, companyId, which)
}

/** The named agenda, else the company's own. @throws Problem AGENDA_NOT_FOUND as `ensureAgendas` */
export async function ensureAgenda(tx: Tx, companyId: string, agendaId?: string): Promise<AgendaRow> {
  return (await ensureAgendas(tx, companyId, { agendaId }))[0]!
}

/** The agendas that are meant and can be booked, the oldest first. */
export async function findAgendas(tx: Tx, companyId: string, which: WhichAgenda): Promise<AgendaRow[]> {
  const { rows } = await tx.execute<AgendaRow>(sql`
    select a.id, a.number, a.employee_id as "employeeId" from agendas a
    left join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where a.company_id = ${companyId} and ${whichAgendas(companyId, which)} and ${isBookable} order by a.number`)
  return rows
}

const turns = { book: sql`for key share`, move: sql`for no key update` }

/**
 * Takes part in agendas until the transaction ends. Bookings (`book`) go side by side: the database's constraint
 * tells who was first. Those that change a row into a time (`move`) take turns among themselves, because two updates
 * that meet in the constraint would wait for each other. `lockAgendas` keeps both out while days are being closed.
 */
export async function joinAgendas(
  tx: Tx,
  companyId: string,
  agendas: readonly Pick<AgendaRow, 'id'>[],
  as: keyof typeof turns,
): Promise<void> {
  const ids = agendas.map(({ id }) => id)
  await tx.execute(sql`select 1 from agendas where company_id = ${companyId} and id = any(${ids}::uuid[])
    order by id ${turns[as]}`)
}

/** Waits for the bookings under way in one agenda, or in all of the company, and keeps others out until the end. */
export async function lockAgendas(tx: Tx, companyId: string, agendaId: string | null): Promise<void> {
  await tx.execute(sql`select 1 from agendas where company_id = ${companyId}
    and (${agendaId}::uuid is null or id = ${agendaId}) order by id for update`)
}

/** All agendas of the company, its own first; `active` where they can be booked now. */
export async function listAgendas(tx: Tx, companyId: string): Promise<Agenda[]> {
  await ensureAgenda(tx, companyId)
  const { rows } = await tx.execute<Agenda>(sql`
    select a.id, coalesce(e.nome, '') as name, a.employee_id,
      a.employee_id is null or (a.active and e.status = 'ativo') as active
    from agendas a left join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where a.company_id = ${companyId} order by a.employee_id is not null, app.search_text(e.nome), a.id`)
  return rows
}

/**
 * Gives an employee an agenda, or takes it out of use. @throws Problem AGENDA_NOT_FOUND for an employee whom the
 * company does not have
 */
export async function setEmployeeAgenda(
  tx: Tx,
  companyId: string,
  employeeId: string,
  active: boolean,
): Promise<Agenda> {
  const { rowCount } = await tx.execute(sql`
    insert into agendas (company_id, id, employee_id, active)
    select company_id, ${randomUUID()}, id, ${active} from employees where company_id = ${companyId} and id = ${employeeId}
    on conflict (company_id, employee_id) where employee_id is not null do update set active = excluded.active`)
  if (rowCount !== 1) throw new Problem('AGENDA_NOT_FOUND')
  const agendas = await listAgendas(tx, companyId)
  return agendas.find(({ employee_id }) => employee_id === employeeId)!
}
