import { randomUUID } from 'node:crypto'
import type { BodyInputOf } from '@balcao/contract'
import type { Agenda, setAgenda } from '@balcao/contract/scheduling'
import type { TestCompany } from '../../../testing/builders'
import { call, type Answer } from '../../../testing/call'
import type { TestServer } from '../../../testing/server'

type AgendaChange = BodyInputOf<typeof setAgenda>

/** What a refusal says. */
interface Refused {
  code: string
  mensagem: string
  fields?: { path: string; mensagem: string }[]
  current?: unknown
}

/** Somebody of a salon, by their agenda. */
export type Person = Agenda & { employee: string }

/** Changes somebody's agenda, by the session of a company. */
export const changeAgenda = (
  server: TestServer,
  { cookie }: Pick<TestCompany, 'cookie'>,
  { employee }: Pick<Person, 'employee'>,
  change: AgendaChange,
): Promise<Answer<Agenda & Refused>> =>
  call(server, `/api/agenda/employees/${employee}`, { cookie, method: 'PUT', body: change })

/** Somebody who works in a company from now on, and can be booked. */
export async function givenPerson(
  server: TestServer,
  company: TestCompany,
  nome: string,
  change: AgendaChange = {},
): Promise<Person> {
  const employee = randomUUID()
  await server.app.db.owner.query(
    'insert into employees (company_id, id, nome, data_admissao) values ($1, $2, $3, current_date)',
    [company.id, employee, nome],
  )
  const { body } = await changeAgenda(server, company, { employee }, { active: true, ...change })
  return { ...body, employee }
}
