import type { OrderRow } from '@balcao/contract/orders'
import { isStatus, standingOf } from '@balcao/domain/orders'
import type { Translate } from '../../i18n/language'
import type { ordersTexts } from '../texts'

type OrdersTranslate = Translate<typeof ordersTexts.pt>

/** A status of an order in words; one that this screen does not know, as it came. */
export function statusWord(
  t: OrdersTranslate,
  status: string,
  { fulfilment }: Pick<OrderRow, 'fulfilment'>,
): string {
  return isStatus(status) ? t(`status_${standingOf(status, fulfilment)}`) : status
}
