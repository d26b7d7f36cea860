import { byHandOf, openingAt, weekOrNull } from '@balcao/domain/hours'
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
