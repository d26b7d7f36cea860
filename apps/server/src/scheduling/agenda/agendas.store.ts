import { randomUUID } from 'node:crypto'
import type { Agenda } from '@balcao/contract/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'

/** An agenda that can be booked: the company's own (no employee), or one of an employee. */
export interface AgendaRow {
  id: string
  /** By which the constraint of the bookings tells agendas apart. */
  number: number
  employeeId: string | null
}

/**
 * An agenda that can be booked: the named one of the company, else its own, which is made at first need.
 * @throws Problem AGENDA_NOT_FOUND when it is not the company's, out of use, or of an employee who does not work now
 */
export async function ensureAgenda(tx: Tx, companyId: string, agendaId?: string): Promise<AgendaRow> {
  const found = await findAgenda(tx, companyId, agendaId)
  if (found) return found
  if (agendaId !== undefined) throw new Problem('AGENDA_NOT_FOUND')
  await tx.execute(sql`insert into agendas (company_id, id) values (${companyId}, ${randomUUID()})
    on conflict (company_id) where employee_id is null do nothing`)
  return (await findAgenda(tx, companyId))!
}

async function findAgenda(tx: Tx, companyId: string, agendaId?: string): Promise<AgendaRow | undefined> {
  const which = agendaId === undefined ? sql`a.employee_id is null` : sql`a.id = ${agendaId}`
  const { rows } = await tx.execute<AgendaRow>(sql`
    select a.id, a.number, a.employee_id as "employeeId" from agendas a
    left join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where a.company_id = ${companyId} and ${which} and (a.employee_id is null or (a.active and e.status = 'ativo'))`)
  return rows[0]
}

const turns = { book: sql`for key share`, move: sql`for no key update` }

/**
 * Takes part in an agenda until the transaction ends. Bookings (`book`) go side by side: the database's constraint
 * tells who was first. Those that change a row into a time (`move`) take turns among themselves, because two updates
 * that meet in the constraint would wait for each other. `lockAgendas` keeps both out while days are being closed.
 */
export async function joinAgenda(
  tx: Tx,
  companyId: string,
  agendaId: string,
  as: keyof typeof turns,
): Promise<void> {
  await tx.execute(
    sql`select 1 from agendas where company_id = ${companyId} and id = ${agendaId} ${turns[as]}`,
  )
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
