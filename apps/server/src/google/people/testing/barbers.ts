import type { PersonGoogle } from '@balcao/contract/google'
import type { Agenda } from '@balcao/contract/scheduling'
import type { GooglePerson } from '@balcao/testkit/google'
import { call, type Answer } from '../../../testing/call'
import { givenEmployee, givenPin, signInWithPin } from '../../../testing/employees'
import type { GoogleTown, LinkedShop } from '../../../testing/google'

type Refused = { code?: string; mensagem?: string }

/** Somebody who cuts hair and signs in with a PIN of their own. */
export interface Barber {
  employee: string
  agenda: string
  ask<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    method?: string,
  ): Promise<Answer<Body & Refused>>
  /** Connects a Google account of their own, on their own screen. @throws when it is refused */
  connect(person: GooglePerson): Promise<void>
  /** As the owner reads it. */
  google(): Promise<PersonGoogle>
}

/** A barber of the shop, with an agenda and a PIN. */
export async function givenBarber(
  { server }: GoogleTown,
  shop: LinkedShop,
  nome: string,
  { seesColleagues = false } = {},
): Promise<Barber> {
  const { id: employee } = await givenEmployee(server, shop.company, { nome })
  const agenda = (await shop.ask<Agenda>(`/api/agenda/employees/${employee}`, 'PUT', { active: true })).body
    .id
  const pin = await givenPin(server, shop.company, employee, 'profissional', seesColleagues)
  const { cookie } = await signInWithPin(server, shop.company.cnpj, pin)
  const ask: Barber['ask'] = (path, body, method) =>
    call(server, path, { cookie, ...(body === undefined ? {} : { body }), ...(method ? { method } : {}) })
  return {
    employee,
    agenda,
    ask,
    async connect(person) {
      const { body } = await ask<{ url: string }>(`/api/google/people/${agenda}/consent`, {})
      const { state, code } = Object.fromEntries(new URL(person.consents(body.url)).searchParams)
      const answer = await ask('/api/google/callback', { state, code })
      if (answer.status !== 200) throw new Error(`not connected: ${answer.status} ${answer.text}`)
    },
    google: async () => (await peopleOf(shop)).find((one) => one.agenda_id === agenda)!,
  }
}

/** Everybody's own connection, as the owner reads it. */
export async function peopleOf({ ask }: Pick<LinkedShop, 'ask'>): Promise<PersonGoogle[]> {
  return (await ask<{ people: PersonGoogle[] }>('/api/google/people')).body.people
}
