import type { SlotGroups } from '@balcao/contract/booking'
import { addDays, slotGroups } from '@balcao/domain/scheduling'
import { dateIn } from '@balcao/domain/time'
import { readAgendas } from '../agenda/read-agenda'
import { readSettings } from '../agenda/settings.store'
import { customerDays } from '../agenda/slot-rules'
import type { Tx } from '../../platform/database/database'
import type { Shop } from '../../menu'

/** As far as an automation sees: three months. */
const MOST_DAYS = 92

/**
 * The free starts of the agendas that customers are offered as the spec's slot-groups (CALL-39, AVAIL-04), from today to the horizon,
 * at most 92 days ahead. They come from the same engine as the page's (decision 0026, A19). The call names no service: a start
 * is listed where the minutes up to the next one on the grid are free.
 */
export async function consultCalendar(tx: Tx, shop: Shop, now: Date): Promise<SlotGroups> {
  const settings = await readSettings(tx, shop.id)
  const from = dateIn(now.getTime(), shop.timeZone)
  const to = addDays(from, Math.min(settings.horizon_days, MOST_DAYS))
  const views = await readAgendas(tx, shop.id, { forCustomers: true, from, to, now })
  const service = { id: '', minutes: settings.grid, modality: 'tempo' } as const
  return slotGroups(customerDays(views, () => service, { from, to }))
}
