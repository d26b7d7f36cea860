import * as contract from '@balcao/contract/scheduling'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { createPrivateLinks } from '../../platform/secrets/private-links'
import { inBookingShop } from '../booking/in-booking-shop'
import type { SchedulingNeeds } from '../scheduling-needs'
import { feedText } from './feed-text'
import { findFeedAgenda, findFeedAppointments, findFeedId, writeFeedId } from './feeds.store'

const about = {
  'cache-control': 'private, max-age=300',
  'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
  'content-disposition': 'inline; filename="agenda.ics"',
}

/** Agendas as people's own calendars subscribe to them: read-only, at an address that only this installation can make. */
export function registerFeeds(router: Router, needs: SchedulingNeeds): void {
  const { db, clock } = needs
  const links = createPrivateLinks(needs.secrets, 'agenda-feed')
  const feedOf = (companyId: string, feedId: string | null): contract.AgendaFeed => ({
    url:
      feedId &&
      `${needs.pagesUrl()}/api/agenda/feeds/${companyId}/${links.linkOf(companyId, feedId)}/agenda.ics`,
  })

  implement(router, contract.readFeed, ({ caller, params }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) =>
      feedOf(companyId, await findFeedId(tx, companyId, params.agendaId)),
    )
  })

  implement(router, contract.setFeed, ({ caller, params, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) =>
      feedOf(companyId, await writeFeedId(tx, companyId, params.agendaId, body.act)),
    )
  })

  implement(router, contract.feedFile, async ({ params, reply }) => {
    const companyId = params.company.toLowerCase()
    const feedId = links.idOf(companyId, params.link)
    if (feedId === undefined) throw new Problem('AGENDA_NOT_FOUND')
    const text = await inBookingShop(needs, companyId, async (tx, shop) => {
      const agenda = await findFeedAgenda(tx, companyId, feedId)
      return feedText(shop, agenda, await findFeedAppointments(tx, companyId, agenda, clock()))
    })
    await reply.headers(about).send(text)
    return undefined
  })
}
