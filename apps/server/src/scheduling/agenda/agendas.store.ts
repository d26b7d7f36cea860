import { randomUUID } from 'node:crypto'
import type { Agenda } from '@balcao/contract/scheduling'
import type { HoursRow } from '@balcao/domain/hours'
import { defaultScheduling, tidyOffers, type Offers, type OwnAgenda } from '@balcao/domain/scheduling'
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
  /** What they do; null is every service, as the catalogue has it. */
  offers: Offers | null
}

/** Of `agendas a left join employees e`: whether it can be booked now. */
export const isBookable = (companyId: string): Sql => sql`(a.active and e.status = 'ativo'
    or a.employee_id is null and not ${isOff(companyId)})`

/** Of `agendas a`: whether it is meant. */
export function whichAgendas(
  companyId: string,
  { agendaId, agendaIds, forCustomers = false }: WhichAgenda,
): Sql {
  if (agendaId !== undefined) return sql`a.id = ${agendaId}`
  const named = [...(agendaIds ?? [])]
  if (!forCustomers && agendaIds !== undefined) return sql`a.id = any(${named}::uuid[])`
  if (!forCustomers) return sql`(a.employee_id is null or ${isOff(companyId)})`
  return sql`(a.id = any(${named}::uuid[]) or a.employee_id is not null or ${ownIs(companyId, 'customers')}
    or not ${somebodyIs(companyId, sql`w.status = 'ativo'`)})`
}

/** Whether an agenda that is in use belongs to such an employee `w`. */
const somebodyIs = (companyId: string, such: Sql) => sql`exists (select from agendas p
    join employees w on w.company_id = p.company_id and w.id = p.employee_id
    where p.company_id = ${companyId} and p.active and ${such})`

/** Whether the owner says so of the company's own agenda. */
export const ownIs = (companyId: string, said: OwnAgenda) => sql`coalesce((select s.settings->>'own_agenda'
    from scheduling_settings s where s.company_id = ${companyId}), ${defaultScheduling.own_agenda}) = ${said}`

/** Whether the company's own agenda is out of use: where the owner says so, as long as somebody else has one. */
const isOff = (companyId: string) =>
  sql`(${ownIs(companyId, 'off')} and ${somebodyIs(companyId, sql`w.status = 'ativo'`)})`

/**
 * Of `agendas a`: the company's own, which customers are offered only because everybody is away for a while. Nobody is
 * there then who could serve them.
 */
export function isOfNobody(
  companyId: string,
  { agendaId, agendaIds, forCustomers = false }: WhichAgenda,
): Sql {
  if (!forCustomers || agendaId !== undefined) return sql`false`
  return sql`(a.employee_id is null and a.id <> all(${[...(agendaIds ?? [])]}::uuid[])
    and not ${ownIs(companyId, 'customers')} and ${somebodyIs(companyId, sql`w.status in ('ferias', 'licenca')`)})`
}

/**
 * The agendas that are meant and can be booked, the oldest first; never none, for the company's own is made at first need.
 * @throws Problem AGENDA_NOT_FOUND when the named one is not the company's, out of use, or of an employee who does not
 * work now
 */
export async function ensureAgendas(tx: Tx, companyId: string, which: WhichAgenda): Promise<AgendaRow[]> {
  const found = await findAgendas(tx, companyId, which)
  if (found.length > 0) return found
  if (which.agendaId !== undefined || (which.agendaIds && !which.forCustomers))
    throw new Problem('AGENDA_NOT_FOUND')
  await makeOwnAgenda(tx, companyId)
  return findAgendas(tx, companyId, which)
}

/** The named agenda, else the company's own. @throws Problem AGENDA_NOT_FOUND as `ensureAgendas`, and where the own one is out of use */
export async function ensureAgenda(tx: Tx, companyId: string, agendaId?: string): Promise<AgendaRow> {
  const [agenda] = await ensureAgendas(tx, companyId, { agendaId })
  if (agendaId === undefined && agenda!.employeeId !== null)
    throw new Problem('AGENDA_NOT_FOUND', { mensagem: 'Escolha com quem' })
  return agenda!
}

/** The company's own agenda has a row, whether it is in use or not. */
export async function makeOwnAgenda(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`insert into agendas (company_id, id) select ${companyId}, ${randomUUID()}
    where not exists (select from agendas where company_id = ${companyId} and employee_id is null)
    on conflict (company_id) where employee_id is null do nothing`)
}

/** Waits for the bookings under way in the company's own agenda, and keeps others out until the end. */
export async function lockOwnAgenda(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(
    sql`select 1 from agendas where company_id = ${companyId} and employee_id is null for update`,
  )
}

/** The agendas that are meant and can be booked, the oldest first. */
export async function findAgendas(tx: Tx, companyId: string, which: WhichAgenda): Promise<AgendaRow[]> {
  const { rows } = await tx.execute<AgendaRow>(sql`
    select a.id, a.number, a.employee_id as "employeeId", a.offers from agendas a
    left join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where a.company_id = ${companyId} and ${whichAgendas(companyId, which)} and ${isBookable(companyId)} order by a.number`)
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
  await makeOwnAgenda(tx, companyId)
  const { rows } = await tx.execute<Agenda>(sql`
    select a.id, coalesce(e.nome, '') as name, a.employee_id, a.hours, a.periods, a.offers, a.version,
      coalesce(${isBookable(companyId)}, false) as active
    from agendas a left join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where a.company_id = ${companyId} order by a.employee_id is not null, app.search_text(e.nome), a.id`)
  if (rows.every(({ offers }) => offers === null)) return rows
  const known = await knownServices(tx, companyId)
  return rows.map((row) => ({ ...row, offers: tidyOffers(row.offers, known) }))
}

/** Ids of all services in the catalogue, whether they are on sale or not. */
async function knownServices(tx: Tx, companyId: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select i.id from catalogue_rows i join catalogue_rows c on c.company_id = i.company_id and c.kind = 'category'
      and c.id = i.category_id and c.content @> '{"section": "servicos"}'
    where i.company_id = ${companyId} and i.kind = 'item'`)
  return new Set(rows.map(({ id }) => id))
}

/** What is to be different of somebody's agenda; what is left out stays. */
export interface AgendaChange {
  active?: boolean | undefined
  hours?: HoursRow[] | null | undefined
  periods?: Agenda['periods'] | undefined
  offers?: Offers | null | undefined
  /** The version that the change was made from. */
  version?: number | undefined
}

/**
 * Gives an employee an agenda, takes it out of use, or changes when and for what they can be booked. Bookings under way
 * are waited for: once it is answered, none comes by what was said before. What is that way already stays as it is.
 * @throws Problem AGENDA_NOT_FOUND for an employee whom the company does not have; AGENDA_CHANGED with `current` when it is
 * no longer the version that the change was made from
 */
export async function setEmployeeAgenda(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { version, ...change }: AgendaChange,
): Promise<Agenda> {
  await tx.execute(sql`
    insert into agendas (company_id, id, employee_id)
    select company_id, ${randomUUID()}, id from employees where company_id = ${companyId} and id = ${employeeId}
    on conflict do nothing`)
  const { rows } = await tx.execute<StoredAgenda>(sql`
    select id, active, hours, periods, offers, version from agendas
    where company_id = ${companyId} and employee_id = ${employeeId} for update`)
  const [before] = rows
  if (!before) throw new Problem('AGENDA_NOT_FOUND')
  const given = change.offers && tidyOffers(change.offers, await knownServices(tx, companyId))
  const after = {
    active: change.active ?? before.active,
    hours: change.hours === undefined ? before.hours : change.hours,
    periods: change.periods ?? before.periods,
    offers: given === undefined ? before.offers : given,
  }
  const { rows: changed } = await tx.execute<{ changed: boolean }>(sql`
    select (active, hours, periods, offers) is distinct from (${after.active}, ${json(after.hours)}::jsonb,
      ${json(after.periods)}::jsonb, ${json(after.offers)}::jsonb) as changed
    from agendas where company_id = ${companyId} and id = ${before.id}`)
  const read = async () =>
    (await listAgendas(tx, companyId)).find(({ employee_id }) => employee_id === employeeId)!
  if (changed[0]?.changed !== true) return read()
  if (version !== undefined && version !== before.version)
    throw new Problem('AGENDA_CHANGED', { current: await read() })
  await tx.execute(sql`
    update agendas set active = ${after.active}, hours = ${json(after.hours)}::jsonb,
      periods = ${json(after.periods)}::jsonb, offers = ${json(after.offers)}::jsonb,
      version = version + 1
    where company_id = ${companyId} and id = ${before.id}`)
  return read()
}

interface StoredAgenda {
  id: string
  active: boolean
  hours: HoursRow[] | null
  periods: Agenda['periods']
  offers: Offers | null
  version: number
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
