import type { CustomerOrder } from '@balcao/contract/customers'
import { isStatus, standingOf } from '@balcao/domain/orders'
import type { Translate } from '../i18n/language'
import type { customers } from '../i18n/locales/pt/shop/customers'

type Words = Translate<typeof customers>

const appointmentStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const

/** A status in words; one that this screen does not know is shown as it came. */
export function orderStatusWord(
  t: Words,
  { status, fulfilment }: Pick<CustomerOrder, 'status' | 'fulfilment'>,
): string {
  return isStatus(status) ? t(`status_${standingOf(status, fulfilment)}`) : status
}

/** As `orderStatusWord`, for appointments. */
export function appointmentStatusWord(t: Words, status: string): string {
  const known = appointmentStatuses.find((one) => one === status)
  return known ? t(`appointment_${known}`) : status
}
