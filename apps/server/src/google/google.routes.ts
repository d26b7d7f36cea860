import * as contract from '@balcao/contract/google'
import { actorOf } from '../platform/audit'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { throughOwnEyes } from '../scheduling'
import { askerOf } from './audit'
import { createUnavailability, findEvent, findUnavailability, listEvents } from './calls/calendar-calls'
import { setAlsoClosures } from './connecting/also-closures'
import { receivePush } from './connecting/channel'
import { checkConnection } from './connecting/check-connection'
import { beginConsent, finishConsent, openerOf } from './connecting/consent'
import { ofCompany } from './connecting/connections.store'
import { disconnect } from './connecting/disconnect'
import type { GoogleLink } from './google-needs'
import { readStatus } from './google-status'
import { addReading } from './calls/turns'
import { registerPeople } from './people/people.routes'

/** The calls of the link to Google Calendar. */
export function registerGoogle(router: Router, link: GoogleLink): void {
  registerPeople(router, link)
  implement(router, contract.googleStatus, async ({ caller, query, request }) => {
    const companyId = companyOf(caller)
    if (query.check) await checkConnection(link, ofCompany(companyId), askerOf(request))
    return link.db.asCompany(companyId, async (tx) => {
      const status = await readStatus(link, tx, ofCompany(companyId))
      // Who looks wants to see what was moved there just now. Where Google tells us, it is here already.
      if (query.check && status.connected && status.sync === 'poll')
        await addReading(tx, ofCompany(companyId))
      return status
    })
  })
  implement(router, contract.beginConsent, async ({ caller, body }) => ({
    url: await beginConsent(link, openerOf(caller), { returnTo: body.return_to }),
  }))
  implement(router, contract.finishConsent, ({ caller, body }) =>
    finishConsent(throughOwnEyes(link, caller), { ...openerOf(caller), by: actorOf(caller) }, body),
  )
  implement(router, contract.saveGoogle, async ({ caller, body }) => {
    const companyId = companyOf(caller)
    await setAlsoClosures(link, companyId, { alsoClosures: body.also_closures, by: actorOf(caller) })
    return link.db.asCompany(companyId, (tx) => readStatus(link, tx, ofCompany(companyId)))
  })
  implement(router, contract.disconnectGoogle, ({ caller }) =>
    disconnect(link, ofCompany(companyOf(caller)), actorOf(caller)),
  )

  implement(router, contract.googleEvents, async ({ caller, query }) => ({
    events: await listEvents(link, companyOf(caller), query),
  }))
  implement(router, contract.googleEvent, async ({ caller, params }) => ({
    event: await findEvent(link, companyOf(caller), params.eventId),
  }))
  implement(router, contract.unavailableEvents, async ({ caller, query }) => ({
    events: await findUnavailability(link, companyOf(caller), query.date),
  }))
  implement(router, contract.createUnavailability, async ({ caller, body }) => ({
    event: await createUnavailability(link, companyOf(caller), body),
  }))

  implement(router, contract.receiveGoogle, async ({ params, request }) => {
    await receivePush(link, params.channelId, request.headers['x-goog-channel-token'])
  })
}
