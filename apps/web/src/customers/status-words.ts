import type { Translate } from '../i18n/language'
import type { customers } from '../i18n/locales/pt/customers'

type Words = Translate<typeof customers>

const orderStatuses = ['analysis', 'production', 'ready', 'delivered', 'cancelled', 'refused'] as const
const appointmentStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const

/** A status in words; one that this screen does not know is shown as it came. */
export function orderStatusWord(t: Words, status: string): string {
  const known = orderStatuses.find((one) => one === status)
  return known ? t(`status_${known}`) : status
}

/** As `orderStatusWord`, for appointments. */
export function appointmentStatusWord(t: Words, status: string): string {
  const known = appointmentStatuses.find((one) => one === status)
  return known ? t(`appointment_${known}`) : status
}
