import * as contract from '@balcao/contract/google'
import type { PersonGoogle } from '@balcao/contract/google'
import { actorOf } from '../../platform/audit'
import { companyOf, type Caller } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { agendaToWorkIn, throughOwnEyes } from '../../scheduling'
import { askerOf } from '../audit'
import { addReading } from '../calls/turns'
import { checkConnection } from '../connecting/check-connection'
import { beginConsent, openerOf } from '../connecting/consent'
import { disconnect } from '../connecting/disconnect'
import type { GoogleLink } from '../google-needs'
import type { Person } from '../write/copies.store'
import { setAlsoCompany } from './also-company'
import { readPeople, requirePerson } from './people'

/** The calls about people's own calendars. A professional's are about their own connection, whatever they name. */
export function registerPeople(router: Router, link: GoogleLink): void {
  implement(router, contract.googlePeople, async ({ caller }) => {
    const own = await ownAgenda(link, caller)
    if (own === undefined) return { people: [] }
    return { people: await readPeople(throughOwnEyes(link, caller), companyOf(caller), own) }
  })
  implement(router, contract.checkPerson, async ({ caller, params, request }) => {
    const { person, seen } = await theirs(link, caller, params.agendaId)
    await checkConnection(seen, person, askerOf(request))
    const checked = await personOf(seen, person)
    const { connected, sync } = checked.status
    // Who looks wants to see what was moved there just now.
    if (connected && sync === 'poll')
      await seen.db.asCompany(person.companyId, (tx) => addReading(tx, person))
    return checked
  })
  implement(router, contract.beginPersonConsent, async ({ caller, params, body }) => {
    const { person, seen } = await theirs(link, caller, params.agendaId)
    const url = await beginConsent(seen, openerOf(caller), { returnTo: body.return_to, whose: person })
    return { url }
  })
  implement(router, contract.savePersonGoogle, async ({ caller, params, body }) => {
    const { person, seen } = await theirs(link, caller, params.agendaId)
    await setAlsoCompany(seen, person, { alsoCompany: body.also_company, by: actorOf(caller) })
    return personOf(seen, person)
  })
  implement(router, contract.disconnectPerson, async ({ caller, params }) => {
    const { person, seen } = await theirs(link, caller, params.agendaId)
    await disconnect(seen, person, actorOf(caller))
    return personOf(seen, person)
  })
}

/** Whom a call names, and the link with as much of the database as the caller may see. @throws Problem AGENDA_NOT_FOUND */
async function theirs(
  link: GoogleLink,
  caller: Caller,
  agendaId: string,
): Promise<{ person: Person; seen: GoogleLink }> {
  const person = { companyId: companyOf(caller), agendaId }
  await agendaToWorkIn(link, caller, agendaId)
  await requirePerson(link, person)
  return { person, seen: throughOwnEyes(link, caller) }
}

/** The one that a professional is told of; null where the caller is told of all, undefined for one without an agenda. */
async function ownAgenda(link: GoogleLink, caller: Caller): Promise<string | null | undefined> {
  return agendaToWorkIn(link, caller, undefined).then(
    (own) => own ?? null,
    (error: unknown) => {
      if (error instanceof Problem && error.code === 'AGENDA_NOT_FOUND') return undefined
      throw error
    },
  )
}

async function personOf(link: GoogleLink, { companyId, agendaId }: Person): Promise<PersonGoogle> {
  const [person] = await readPeople(link, companyId, agendaId)
  if (!person) throw new Problem('AGENDA_NOT_FOUND')
  return person
}
