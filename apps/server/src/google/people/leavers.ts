import { sql } from '../../platform/database/sql'
import type { Whose } from '../connecting/connections.store'
import { disconnect } from '../connecting/disconnect'
import type { GoogleLink } from '../google-needs'

/**
 * Takes the authorisation of a person back who works here no more or is booked no more, as far as Google answers, and
 * forgets it; who is on leave keeps theirs. Answers whether it was so.
 */
export async function endOfLeaver(link: GoogleLink, whose: Whose): Promise<boolean> {
  const { companyId, agendaId } = whose
  if (agendaId === null) return false
  const { rows } = await link.db.asCompany(companyId, (tx) =>
    tx.execute(sql`
      select 1 from agendas a join employees e on e.company_id = a.company_id and e.id = a.employee_id
      where a.company_id = ${companyId} and a.id = ${agendaId} and a.active and e.status <> 'inativo'`),
  )
  if (rows.length > 0) return false
  await disconnect(link, whose, { kind: 'system', name: null })
  return true
}
