import { useTexts } from '../../i18n/language'
import { Money } from '../../ui/money'
import { menuTexts } from '../texts'

interface TotalsProps {
  itemsCents: number
  /** Null until the place is known. */
  feeCents: number | null
  fulfilment: 'delivery' | 'pickup'
}

/** What it comes to. Nothing is added later. */
export function Totals({ itemsCents, feeCents, fulfilment }: TotalsProps) {
  const t = useTexts(menuTexts)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 border-y border-line py-4">
      <dt>{t('items')}</dt>
      <dd>
        <Money cents={itemsCents} />
      </dd>
      {fulfilment === 'delivery' && (
        <>
          <dt>{t('fee')}</dt>
          <dd>{feeCents === null ? '–' : <Money cents={feeCents} />}</dd>
        </>
      )}
      <dt className="text-lg font-bold">{t('total')}</dt>
      <dd className="text-lg font-bold">
        <Money cents={itemsCents + (feeCents ?? 0)} />
      </dd>
    </dl>
  )
}
