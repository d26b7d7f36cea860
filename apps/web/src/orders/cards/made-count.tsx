import type { OrderRow } from '@balcao/contract/orders'
import { isInKitchen } from '@balcao/domain/orders'
import { ChefHat } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { ordersTexts } from '../texts'

/** How many lines the kitchen has ticked, '3/5', while some are and others are not. */
export function MadeCount({ order: { status, items, ticked } }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  if (!isInKitchen(status) || ticked.length === 0 || ticked.length >= items.length) return null
  const words = t('madeCount', { made: ticked.length, all: items.length })
  return (
    <span title={words} className="flex items-center gap-1 text-ink-soft">
      <ChefHat size={16} aria-hidden="true" className="shrink-0" />
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {ticked.length}/{items.length}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
