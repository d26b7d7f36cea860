import type { PersonGoogle } from '@balcao/contract/google'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import type { Person } from '../write/copies.store'
import type { GoogleLink } from '../google-needs'
import { readStatus } from '../google-status'

interface Connectable {
  agenda_id: string
  name: string
  also_company: boolean
  shared: boolean
}

/** Who has an agenda and works here, by name, with how their own calendar stands; `agendaId`: this one alone. */
export function readPeople(
  link: GoogleLink,
  companyId: string,
  agendaId: string | null = null,
): Promise<PersonGoogle[]> {
  return link.db.asCompany(companyId, async (tx) => {
    const people: PersonGoogle[] = []
    for (const person of await findPeople(tx, companyId, agendaId))
      people.push({
        ...person,
        status: await readStatus(link, tx, { companyId, agendaId: person.agenda_id }),
      })
    return people
  })
}

/** @throws Problem AGENDA_NOT_FOUND for an agenda that is nobody's who works here */
export async function requirePerson(link: GoogleLink, { companyId, agendaId }: Person): Promise<void> {
  const found = await link.db.asCompany(companyId, (tx) => findPeople(tx, companyId, agendaId))
  if (found.length === 0) throw new Problem('AGENDA_NOT_FOUND')
}

async function findPeople(tx: Tx, companyId: string, agendaId: string | null): Promise<Connectable[]> {
  const { rows } = await tx.execute<Connectable>(sql`
    select a.id as agenda_id, e.nome as name, coalesce(g.also_company, true) as also_company,
      coalesce(g.shared, false) as shared
    from agendas a join employees e on e.company_id = a.company_id and e.id = a.employee_id
    left join google_connections g on g.company_id = a.company_id and g.agenda_id = a.id
    where a.company_id = ${companyId} and a.active and e.status <> 'inativo'
      and (${agendaId}::uuid is null or a.id = ${agendaId})
    order by app.search_text(e.nome), a.number`)
  return rows
}
