import type { PixDay } from '@balcao/contract/pix'
import { formatAmount } from '@balcao/domain/money'
import type { Translate } from '../../i18n/language'
import { writeCsv } from '../../lib/browser/csv-file'
import type { pixDayTexts } from './texts'

/** The received PIX of a day as a spreadsheet reads them, in the order of their arrival; amounts in reais, times by the shop's clock. */
export function dayInCsv(day: PixDay, zone: string, t: Translate<typeof pixDayTexts.pt>): Promise<string> {
  const moment = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const head = [
    t('column_time'),
    t('column_id'),
    t('column_amount'),
    t('column_counted'),
    t('column_returned'),
    t('column_unmatched'),
    t('column_order'),
    t('column_customer'),
  ]
  const rows = day.receipts.toReversed().map((receipt) => {
    const returned = receipt.refunds.filter(({ state }) => state === 'returned')
    return [
      moment.format(new Date(receipt.at)),
      receipt.end_to_end_id,
      formatAmount(receipt.amount_cents),
      formatAmount(receipt.counted_cents),
      formatAmount(returned.reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
      formatAmount(receipt.unmatched_cents),
      receipt.order ? String(receipt.order.number) : receipt.deposit ? t('deposit') : '',
      harmless(receipt.order?.customer_name ?? receipt.deposit?.client ?? ''),
    ]
  })
  return writeCsv([head, ...rows])
}

/** A name that a spreadsheet would take for a formula. */
const harmless = (name: string) => (/^[=+\-@\t\r]/.test(name) ? `'${name}` : name)
