import type { PixDay } from '@balcao/contract/pix'
import { useTexts } from '../../i18n/language'
import { Money } from '../../ui/values/money'
import { Time } from '../../ui/values/time'
import { pixDayTexts } from './texts'

/** Charges of the day, each with its order and how it stands. */
export function ChargeList({ charges, zone }: { charges: PixDay['charges']; zone: string }) {
  const t = useTexts(pixDayTexts)
  if (charges.length === 0) return <p className="text-ink-soft">{t('noCharges')}</p>
  return (
    <ul aria-label={t('charges')} className="grid gap-1">
      {charges.map(({ txid, state, amount_cents, created_at, order }) => (
        <li key={txid} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
          <Money cents={amount_cents} className="font-semibold" />
          <span className="min-w-0 break-words">
            {order ? t('orderOf', { number: order.number, customer: order.customer_name }) : t('trial')}
          </span>
          <span className="ml-auto text-ink-soft">
            {t(`charge_${state}`)} · <Time at={created_at} zone={zone} show="both" />
          </span>
        </li>
      ))}
    </ul>
  )
}
