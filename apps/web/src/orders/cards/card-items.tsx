import type { OrderItem } from '@balcao/contract/orders'
import { useTexts } from '../../i18n/language'
import { ordersTexts } from '../texts'

/** What was ordered, in brief: quantities first, options and notes below, the rest counted. */
export function CardItems({ items, most }: { items: readonly OrderItem[]; most: number }) {
  const t = useTexts(ordersTexts)
  const shown = items.length > most + 1 ? items.slice(0, most) : items
  const rest = items.length - shown.length
  return (
    <ul className="grid gap-1.5">
      {shown.map((item, index) => (
        <li key={index} className="flex gap-2.5 text-lg leading-snug">
          <span className="min-w-8 shrink-0 text-right font-bold tabular-nums">{item.quantity}×</span>
          <span className="grid min-w-0">
            <span className="font-medium break-words">{item.name}</span>
            {item.options.length > 0 && (
              <span className="text-base break-words text-ink-soft">
                {item.options.map(({ name }) => `+ ${name}`).join(', ')}
              </span>
            )}
            {item.notes && (
              <span className="text-base font-semibold break-words text-analysis-ink">{item.notes}</span>
            )}
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li className="pl-10.5 text-base font-medium text-ink-soft">{t('moreItems', { count: rest })}</li>
      )}
    </ul>
  )
}
