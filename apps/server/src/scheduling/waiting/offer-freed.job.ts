import { inShop } from '../../menu'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import type { JobDefinition } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { uuidOf } from '../../platform/uuid-of'
import { book } from '../visits/book'
import type { NewsNeeds } from '../news/appointment-news.job'
import { readToTell } from '../news/appointment-to-tell'
import { tellCustomer } from '../news/tell-customer'
import { planOfferEnd, withdrawHold } from './end-offer'
import { lockEntry, visitOf, writeState } from './entries.store'
import { findOffer, offerKey, type FreedTime, type Offer } from './find-offer'

/**
 * Offers a freed time to who waits for it, the longest first, and what is left of it to the next. In quiet hours
 * nobody is woken: it waits for the morning, unless somebody books it before.
 */
export function agendaFreedJob(needs: NewsNeeds): JobDefinition<'agenda-freed'> {
  return {
    name: 'agenda-freed',
    work: 'customer',
    async run(freed, { attempt }) {
      if (attempt > 1) await dropUnclaimed(needs, freed)
      const refused = new Set<string>()
      for (;;) {
        const offer = await needs.db.asCompany(freed.companyId, (tx) => findOffer(tx, needs, freed, refused))
        if (!offer) return
        const outcome = await makeOffer(needs, freed, offer)
        if (outcome === 'taken') refused.add(offerKey(offer))
        if (outcome === 'unreachable') refused.add(offer.entry.id)
      }
    },
  }
}

/**
 * Holds the time, then claims the entry and tells its customer in one transaction: of two freed times at once one
 * gets the entry, and the other goes to the next: `taken` when the time or the entry was meanwhile. Who cannot be told
 * (`unreachable`) stays in the line.
 */
async function makeOffer(
  needs: NewsNeeds,
  freed: FreedTime,
  offer: Offer,
): Promise<'made' | 'taken' | 'unreachable'> {
  const { companyId, agendaId } = freed
  const { entry, start, until } = offer
  // Run again or twice at once it is one offer.
  const offerId = uuidOf(`offer ${entry.id} ${start}`)
  try {
    await book(needs, companyId, {
      id: offerId,
      ...visitOf(entry),
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
    if (error instanceof Problem) return 'taken'
    throw error
  }
  return inShop(needs.db, companyId, async (tx, shop) => {
    const about = await readToTell(tx, needs, shop, offerId)
    const claimed = await lockEntry(tx, companyId, entry.id)
    if (claimed?.offer_id === offerId && claimed.state === 'offered') return 'made'
    if (about?.row.status !== 'held' || claimed?.state !== 'waiting') {
      await withdrawHold(tx, companyId, offerId)
      return 'taken'
    }
    if (about.conversationId === null && about.email === null) {
      await withdrawHold(tx, companyId, offerId)
      return 'unreachable'
    }
    await writeState(tx, companyId, entry.id, { state: 'offered', offerId, until })
    const { agenda_id, starts_at, ends_at } = about.row
    const held = { agendaId: agenda_id, start: starts_at.toISOString(), end: ends_at.toISOString() }
    await planOfferEnd(tx, { companyId, entryId: entry.id, offerId, ...held }, until)
    await tellCustomer(tx, needs, about, 'offered')
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'waiting' })
    return 'made'
  })
}

/** A try that died before it told anybody has left a kept time that nobody knows of. */
async function dropUnclaimed({ db }: Pick<NewsNeeds, 'db'>, freed: FreedTime): Promise<void> {
  const { companyId, agendaId, start, end } = freed
  await db.asCompany(companyId, (tx) =>
    tx.execute(sql`
      delete from appointments a where a.company_id = ${companyId} and a.agenda_id = ${agendaId} and a.status = 'held'
        and a.source = 'waiting' and a.starts_at < ${end}::timestamptz and a.ends_at > ${start}::timestamptz
        and not exists (select from waiting_entries w
          where w.company_id = a.company_id and w.offer_id = a.id and w.state = 'offered')`),
  )
}
