import { slotWords } from '@balcao/domain/bot'
import { randomUUID } from 'node:crypto'
import {
  defaultOrderNotices,
  displacedOrder,
  leftAndDelivered,
  newsAfter,
  orderCorrection,
  type OrderNotice,
  type OrderNoticeSetting,
} from '@balcao/domain/messaging'
import { isOpen, standingOf } from '@balcao/domain/orders'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import type { OrderToTell } from './order-to-tell'
import {
  announceTold,
  lockConversationOfOrder,
  sendWords,
  type Found,
  type OrderNoticeNeeds,
} from './tell-of-order'

/**
 * Shows beside its conversation that an order moved, and tells its customer: at once that it was received, and of moves
 * once they have stood for a while. Only somebody with whom there is a conversation is told. BOT_ON is another switch:
 * these are news, not answers.
 */
export function orderMovedJob(needs: OrderNoticeNeeds): JobDefinition<'order-moved'> {
  return {
    name: 'order-moved',
    work: 'customer',
    async run({ placed = false, ...place }) {
      await needs.db.asCompany(place.companyId, async (tx) => {
        const found = await lockConversationOfOrder(tx, place)
        if (!found) return
        const sent = placed ? await tellReceived(tx, needs, found) : null
        // One wait for each order: a move while the last one waits begins it anew.
        if (!placed)
          await addJob(tx, 'order-news', place, {
            afterMs: needs.newsAfterMs,
            key: `order-news:${place.companyId}:${place.orderId}`,
          })
        await announceTold(tx, found, sent)
      })
    },
  }
}

/** Tells the customer where the order stands now; what it has been meanwhile is no news any more. */
export function orderNewsJob(needs: OrderNoticeNeeds): JobDefinition<'order-news'> {
  return {
    name: 'order-news',
    work: 'customer',
    async run(place) {
      await needs.db.asCompany(place.companyId, async (tx) => {
        const found = await lockConversationOfOrder(tx, place)
        const sent = found ? await tellStanding(tx, needs, found) : null
        if (found && sent !== null) await announceTold(tx, found, sent)
      })
    },
  }
}

/**
 * The shop will not be open any more when an order for later is wanted, and wants its customer to know: they are asked to
 * choose another time, once for the moment that it is wanted for.
 */
export function orderDisplacedJob(needs: OrderNoticeNeeds): JobDefinition<'order-displaced'> {
  return {
    name: 'order-displaced',
    work: 'customer',
    async run({ moment, ...place }) {
      await needs.db.asCompany(place.companyId, async (tx) => {
        const found = await lockConversationOfOrder(tx, place)
        const sent = found ? await tellDisplaced(tx, needs, found, moment) : null
        if (found && sent !== null) await announceTold(tx, found, sent)
      })
    },
  }
}

async function tellReceived(tx: Tx, needs: OrderNoticeNeeds, found: Found): Promise<string | null> {
  const { order } = found
  // What the bot placed it has just confirmed itself; an order may have been accepted before this job's turn.
  const isNew = order.status === 'analysis' || order.status === 'production'
  if (!isNew || order.source === 'bot') return null
  if ((await findLastTold(tx, found)) !== null) return null
  const { on, text } = await findSetting(tx, found.companyId, 'analysis')
  return tell(tx, needs, found, 'analysis', { on, text: [text, ...scheduledWords(needs, order)].join('\n') })
}

/** The owner's words may not know of it. */
function scheduledWords({ clock }: OrderNoticeNeeds, { scheduled_for: wanted, shop }: OrderToTell): string[] {
  return wanted ? [`Agendado para ${slotWords(wanted.toISOString(), clock().getTime(), shop.timeZone)}.`] : []
}

async function tellStanding(tx: Tx, needs: OrderNoticeNeeds, found: Found): Promise<string | null> {
  const last = await findLastTold(tx, found)
  const notice = standingOf(found.order.status, found.order.fulfilment)
  const news = newsAfter(last, notice)
  if (news === 'nothing') return null
  // What was said and is not true is taken back, whatever news are switched on.
  if (news === 'correction')
    return tell(tx, needs, found, notice, { on: true, text: orderCorrection(last!, notice) })
  const setting = await findSetting(tx, found.companyId, notice)
  if (!setting.on && notice === 'delivered' && isOwedThatItLeft(found, last)) {
    const { on } = await findSetting(tx, found.companyId, 'dispatched')
    return tell(tx, needs, found, notice, { ...leftAndDelivered, on })
  }
  return tell(tx, needs, found, notice, setting)
}

async function tellDisplaced(
  tx: Tx,
  needs: OrderNoticeNeeds,
  found: Found,
  moment: string,
): Promise<string | null> {
  const { status, scheduled_for: wanted, shop } = found.order
  const now = needs.clock()
  const isThere = isOpen(status) && status !== 'dispatched'
  const stands = isThere && wanted?.getTime() === Date.parse(moment) && wanted > now
  if (!stands || (await isToldOf(tx, found, moment))) return null
  const text = displacedOrder(slotWords(moment, now.getTime(), shop.timeZone))
  return tell(tx, needs, found, { displacedFrom: moment }, { on: true, text })
}

/** Whether the shop marked a delivery as delivered and its customer never read that it left (decision 0032). */
function isOwedThatItLeft({ order }: Found, last: OrderNotice | null): boolean {
  return order.fulfilment === 'delivery' && last !== 'dispatched'
}

async function tell(
  tx: Tx,
  needs: OrderNoticeNeeds,
  found: Found,
  /** Where it stands, or the moment at which the shop is not open any more. */
  about: OrderNotice | { displacedFrom: string },
  { on, text }: OrderNoticeSetting,
): Promise<string | null> {
  const id = randomUUID()
  if (!on || !(await sendWords(tx, needs, found, { id, text }))) return null
  const { companyId, order } = found
  const [notice, moment] = typeof about === 'string' ? [about, null] : ['displaced', about.displacedFrom]
  await tx.execute(sql`insert into order_notices (company_id, order_id, notice, for_moment, message_id, at)
    values (${companyId}, ${order.id}, ${notice}, ${moment}::timestamptz, ${id}, ${needs.clock()})`)
  return id
}

async function findLastTold(tx: Tx, { companyId, order }: Found): Promise<OrderNotice | null> {
  const { rows } = await tx.execute<{ notice: OrderNotice }>(sql`
    select notice from order_notices where company_id = ${companyId} and order_id = ${order.id}
      and for_moment is null
    order by seq desc limit 1`)
  return rows[0]?.notice ?? null
}

async function isToldOf(tx: Tx, { companyId, order }: Found, moment: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from order_notices
    where company_id = ${companyId} and order_id = ${order.id} and for_moment = ${moment}::timestamptz`)
  return rowCount !== 0
}

async function findSetting(tx: Tx, companyId: string, notice: OrderNotice): Promise<OrderNoticeSetting> {
  const { rows } = await tx.execute<{ setting: OrderNoticeSetting | null }>(sql`
    select notices->${notice} as setting from bot_settings where company_id = ${companyId}`)
  return rows[0]?.setting ?? defaultOrderNotices[notice]
}
