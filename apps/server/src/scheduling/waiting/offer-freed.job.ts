import { inShop } from '../../menu'
import { Problem } from '../../platform/http/problems'
import type { JobDefinition } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { uuidOf } from '../../platform/uuid-of'
import { book } from '../appointments/book'
import type { NewsParts } from '../news/appointment-news.job'
import { readToTell } from '../news/appointment-to-tell'
import { tellCustomer } from '../news/tell-customer'
import { planOfferEnd, withdrawHold } from './end-offer'
import { lockEntry, writeState } from './entries.store'
import { findOffer, offerKey, type FreedTime, type Offer } from './find-offer'

/**
 * Offers a freed time to who waits for it, the longest first, and what is left of it to the next. In quiet hours
 * nobody is woken: it waits for the morning, unless somebody books it before.
 */
export function agendaFreedJob(parts: NewsParts): JobDefinition {
  return {
    name: 'agenda-freed',
    async run(payload) {
      const freed = payload as FreedTime
      const refused = new Set<string>()
      for (;;) {
        const offer = await parts.db.asCompany(freed.companyId, (tx) => findOffer(tx, parts, freed, refused))
        if (!offer) return
        if (!(await makeOffer(parts, freed, offer))) refused.add(offerKey(offer))
      }
    },
  }
}

/**
 * Holds the time, then claims the entry and tells its customer in one transaction: of two freed times at once one
 * gets the entry, and the other goes to the next. False when the time or the entry was taken meanwhile.
 */
async function makeOffer(parts: NewsParts, freed: FreedTime, offer: Offer): Promise<boolean> {
  const { companyId, agendaId } = freed
  const { entry, start, until } = offer
  // A job that is run again after a crash finds its own hold.
  const offerId = uuidOf(`offer ${entry.id} ${start}`)
  try {
    await book(parts, companyId, {
      id: offerId,
      serviceId: entry.service_id,
      priceType: entry.price_type,
      startsAt: start,
      agendaId,
      status: 'held',
      heldUntil: until,
      publicly: true,
      source: 'waiting',
      person: entry,
      conversationId: entry.conversation_id,
    })
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
  return inShop(parts.db, companyId, async (tx, shop) => {
    const about = await readToTell(tx, parts, shop, offerId)
    const claimed = await lockEntry(tx, companyId, entry.id)
    if (claimed?.offer_id === offerId && claimed.state === 'offered') return true
    if (about?.row.status !== 'held' || claimed?.state !== 'waiting') {
      await withdrawHold(tx, companyId, offerId)
      return false
    }
    await writeState(tx, companyId, entry.id, { state: 'offered', offerId, until })
    const { agenda_id, starts_at, ends_at } = about.row
    const held = { agendaId: agenda_id, start: starts_at.toISOString(), end: ends_at.toISOString() }
    await planOfferEnd(tx, { companyId, entryId: entry.id, offerId, ...held }, until)
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'waiting' })
    await tellCustomer(tx, parts, about, 'offered')
    return true
  })
}
