import {
  byHandOf,
  isOrderSlot,
  openingAt,
  orderSlots,
  weekOrNull,
  type SlotQuestion,
} from '@balcao/domain/hours'
import { USUAL_MINUTES, type Fulfilment } from '@balcao/domain/orders'
import type { Shop } from './find-shop'

/** How a shop stands to its customers at an instant. */
export interface Opening {
  open: boolean
  /** The next opening as an ISO instant; null when it is open or never opens. */
  opens_at: string | null
  /** It would be open by its hours. */
  paused: boolean
  delivers: boolean
  /** Average minutes of a delivery, with what takes longer tonight. */
  minutes: number
}

/** When an order may be wanted, today and tomorrow, as epoch milliseconds; none where the shop takes no order for later. */
export function slotsOf(shop: Shop, fulfilment: Fulfilment, now: Date): number[] {
  return shop.schedules ? orderSlots(slotQuestion(shop, fulfilment, now)) : []
}

/** Whether an order may be wanted for a moment (ISO), by who chose it from `slotsOf` just before. */
export function takesFor(shop: Shop, moment: string, fulfilment: Fulfilment, now: Date): boolean {
  return shop.schedules && isOrderSlot(Date.parse(moment), slotQuestion(shop, fulfilment, now))
}

function slotQuestion(shop: Shop, fulfilment: Fulfilment, now: Date): SlotQuestion {
  return {
    week: weekOrNull(shop.hours),
    byHand: byHandOf(shop),
    now: now.getTime(),
    zone: shop.timeZone,
    minutes: openingOf(shop, now).minutes || USUAL_MINUTES,
    delivery: fulfilment === 'delivery',
  }
}

/** By its hours, where it names any, and by what was said by hand. */
export function openingOf(shop: Shop, now: Date): Opening {
  const { opensAt, extraMinutes, ...opening } = openingAt(
    weekOrNull(shop.hours),
    byHandOf(shop),
    now.getTime(),
    shop.timeZone,
  )
  return {
    ...opening,
    opens_at: opensAt === null ? null : new Date(opensAt).toISOString(),
    // A shop that promises no time promises none tonight.
    minutes: shop.tempoEntrega === 0 ? 0 : shop.tempoEntrega + extraMinutes,
  }
}
