import type { OrderDetails } from '@balcao/contract/orders'
import { useLanguage, useTexts } from '../../i18n/language'
import { Time } from '../../ui/values/time'
import { ordersTexts } from '../texts'
import { Section } from '../../ui/page/section'
import { timelineSentence } from './timeline-words'

/** The order's history, the latest first. */
export function Timeline({ details, zone, now }: { details: OrderDetails; zone: string; now: number }) {
  const t = useTexts(ordersTexts)
  const { locale } = useLanguage()
  return (
    <Section title={t('history')}>
      <ol className="grid gap-2.5 border-l-2 border-line pl-4">
        {details.timeline.toReversed().map((entry) => (
          <li
            key={entry.id}
            className="relative flex gap-3 before:absolute before:top-2 before:-left-5.25 before:size-2 before:rounded-full before:bg-line-strong"
          >
            <span className="shrink-0 text-ink-soft">
              <Time at={entry.at} zone={zone} show="both" />
            </span>
            <span className="min-w-0">
              {timelineSentence(t, entry, details.order, { zone, now, locale })}
              {typeof entry.detail.note === 'string' && (
                <span className="block text-ink-soft">“{entry.detail.note}”</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
