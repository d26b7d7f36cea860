import * as contract from '@balcao/contract/booking'
import { requireCnpj } from '../../auth'
import { implement, RawJson, type Router } from '../../platform/http/implement'
import { KeptAnswer } from '../../platform/http/kept-answer'
import { networkOf } from '../../platform/limits/limits'
import { readTogether } from '../../platform/read-together'
import type { SchedulingNeeds } from '../scheduling-needs'
import { bookSlot } from './book-slot'
import { createBookingLinks } from './booking-link'
import { calendarFile } from './calendar-file'
import { changeBooking } from './change-booking'
import { consultCalendar } from './consult-calendar'
import { holdSlot, releaseSlot } from './hold-slot'
import { inBookingShop } from './in-booking-shop'
import { createKeptMonths } from './kept-months'
import { calendarEntryOf, ownBooking } from './own-booking'
import { readBookingPage } from './read-booking-page'
import { readVisit } from './read-visit'
import { withOwnBooking } from './with-own-booking'

const fresh = { 'cache-control': 'no-store' }

/** The public booking page: read by anybody, booked by a visitor, changed by who holds the link (MODULE-18). */
export function registerBooking(router: Router, needs: SchedulingNeeds): void {
  const { clock } = needs
  const links = createBookingLinks(needs.secrets)
  // The address of a page goes round among a shop's followers: many open the same month in one minute.
  const together = readTogether<string>()
  const months = readTogether<KeptAnswer | RawJson>()
  const kept = createKeptMonths()

  implement(router, contract.readAgenda, async ({ params, query }) => {
    const question = { month: query.month, agendaId: query.agenda_id, link: query.link }
    return months(JSON.stringify([params.company, question]), async () => {
      const page = await readBookingPage({ ...needs, links, kept }, params.company, question, clock())
      return page instanceof KeptAnswer ? page : new RawJson(JSON.stringify(page), { headers: fresh })
    })
  })

  implement(router, contract.readVisit, async ({ params, query }) => {
    const text = await together(JSON.stringify(['visit', params.company, query]), async () =>
      JSON.stringify(await readVisit({ ...needs, links }, params.company, query, clock())),
    )
    return new RawJson(text, { headers: fresh })
  })

  implement(router, contract.holdSlot, ({ params, body, request }) =>
    holdSlot(needs, params.company, body, networkOf(request.ip)),
  )

  implement(router, contract.releaseSlot, async ({ params }) => {
    await releaseSlot(needs, params.company, params.id)
    return { ok: true as const }
  })

  implement(router, contract.bookSlot, ({ params, body, request }) =>
    bookSlot(needs, params.company, body, networkOf(request.ip)),
  )

  implement(router, contract.readBooking, ({ params, reply }) => {
    void reply.headers(fresh)
    return withOwnBooking(needs, params.company, params.link, async (_tx, own) => ownBooking(own, clock()))
  })

  implement(router, contract.changeBooking, ({ params, body }) =>
    changeBooking(needs, params.company, params.link, body),
  )

  implement(router, contract.bookingCalendarFile, async ({ params, reply }) => {
    const entry = await withOwnBooking(needs, params.company, params.link, async (_tx, own) =>
      calendarEntryOf(own),
    )
    const about = {
      ...fresh,
      'content-type': `text/calendar; charset=utf-8; method=${entry.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
      'content-disposition': 'attachment; filename="agendamento.ics"',
    }
    await reply.headers(about).send(calendarFile(entry))
    return undefined
  })

  implement(router, contract.consultCalendar, ({ body }) =>
    inBookingShop(needs, requireCnpj(body.cnpj), (tx, shop) => consultCalendar(tx, shop, clock())),
  )
}
