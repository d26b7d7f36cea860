import { shortName } from '@balcao/domain/employees'
import type { Offers } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { isBookable, ownIs } from './agendas.store'

/** Somebody who can be chosen, by the name that customers know, and what they do. */
export interface Person {
  agendaId: string
  /** Null of the company's own agenda, where the owner offers it beside theirs. */
  name: string | null
  offers: Offers | null
}

/** Whom customers may choose, by name, the company last: the employees who have an agenda and work now. */
export async function listPeople(tx: Tx, companyId: string): Promise<Person[]> {
  const { rows } = await tx.execute<{
    id: string
    nome: string | null
    offers: Offers | null
  }>(sql`
    select a.id, e.nome, a.offers from agendas a
    left join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where a.company_id = ${companyId} and ${isBookable(companyId)}
      and (a.employee_id is not null or ${ownIs(companyId, 'customers')})
    order by a.employee_id is null, app.search_text(e.nome), a.number`)
  return rows.map(({ id, nome, offers }) => ({
    agendaId: id,
    name: nome === null ? null : shortName(nome),
    offers,
  }))
}
