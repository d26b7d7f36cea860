import { isStatus } from '@balcao/domain/orders'
import type { Translate } from '../i18n/language'
import type { ordersTexts } from './texts'

/** A status in words; one that this screen does not know, as it came. */
export function statusWord(t: Translate<typeof ordersTexts.pt>, status: string): string {
  return isStatus(status) ? t(`status_${status}`) : status
}
