import type { PixDay } from '@balcao/contract/pix'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/page/card'
import { Money } from '../../ui/values/money'
import { pixDayTexts } from './texts'

const sums = ['received', 'returned', 'counted', 'deposits', 'unmatched', 'by_hand'] as const

/** What the bank says came and went, what of it counts, and what people wrote down beside it, as the register has it. */
export function DayTotals({ totals }: { totals: PixDay['totals'] }) {
  const t = useTexts(pixDayTexts)
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {sums.map((name) => {
          const cents = totals[`${name}_cents`]
          const isUrgent = name === 'unmatched' && cents > 0
          return (
            <div key={name} className="grid content-between">
              <dt className="text-sm text-ink-soft">{t(`sum_${name}`)}</dt>
              <dd className={`text-xl font-bold ${isUrgent ? 'text-danger-ink' : ''}`}>
                <Money cents={cents} />
              </dd>
            </div>
          )
        })}
      </dl>
      {totals.by_hand_cents > 0 && <p className="mt-3 text-sm text-ink-soft">{t('byHandHint')}</p>}
    </Card>
  )
}
