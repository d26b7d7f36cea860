import type { OrderRow, TimelineEntry } from '@balcao/contract/orders'
import { formatBrl } from '@balcao/domain/money'
import { cancelReasons, orderStatuses, paymentMethods } from '@balcao/domain/orders'
import { jobCopies } from '@balcao/domain/printing'
import type { Translate } from '../../i18n/language'
import { slotWords } from '../../shared/orders/scheduled/slot-words'
import { statusWord } from '../words/status-word'
import type { ordersTexts } from '../texts'

const printEvents = ['queued', 'reprint', 'printed', 'uncertain', 'failed', 'expired'] as const

type OrdersTranslate = Translate<typeof ordersTexts.pt>

/** What happened, as one sentence with who did it. Details that are not understood are left out. */
export function timelineSentence(
  t: OrdersTranslate,
  entry: TimelineEntry,
  order: Pick<OrderRow, 'fulfilment'>,
  where: Parameters<typeof slotWords>[1],
): string {
  const by = t(`by_${entry.actor}`)
  if (entry.kind === 'status') {
    const to = orderStatuses.find((status) => status === entry.detail.to)
    if (!to) return t('event_edited', { by })
    const reason = cancelReasons.find((one) => one === entry.detail.reason)
    const status = statusWord(t, to, order)
    return reason
      ? t('event_closed', { status, by, reason: t(`reason_${reason}`) })
      : t('event_status', { status, by })
  }
  if (entry.kind === 'print') {
    const copy = jobCopies.find((one) => one === entry.detail.copy)
    const event = printEvents.find((one) => one === entry.detail.event)
    if (!copy || !event) return t('event_print', { by })
    return t(`printEvent_${event}`, { copy: t(`copy_${copy}`), by })
  }
  if (entry.kind === 'paid' || entry.kind === 'payment_voided' || entry.kind === 'returned') {
    const method = paymentMethods.find((one) => one === entry.detail.method) ?? 'other'
    const amount = formatBrl(Number(entry.detail.amount_cents) || 0)
    return t(`event_${entry.kind}`, { amount, method: t(`payment_${method}`), by })
  }
  if (entry.kind === 'rescheduled') {
    const { from, to } = entry.detail
    if (typeof from !== 'string' || typeof to !== 'string') return t('event_edited', { by })
    return t('event_rescheduled', { from: slotWords(from, where), to: slotWords(to, where), by })
  }
  return t(`event_${entry.kind}`, { by })
}
