import { droppedInto } from '@balcao/domain/orders'
import { ArrowRight } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../i18n/language'
import { statusWord } from '../words/status-word'
import { ordersTexts } from '../texts'
import type { CardDrag } from './use-card-drag'

/** What hangs at the pointer while a card is dragged: whose it is, and what it would become here. */
export function DragGhost({ drag: { order, x, y, over } }: { drag: CardDrag }) {
  const t = useTexts(ordersTexts)
  const to = over && droppedInto(order, over)
  const isRight = x > window.innerWidth / 2
  return createPortal(
    <div
      aria-hidden="true"
      style={{ translate: isRight ? `calc(${x - 12}px - 100%) ${y + 8}px` : `${x + 12}px ${y + 8}px` }}
      className="pointer-events-none fixed top-0 left-0 z-50 flex max-w-72 items-center gap-2 rounded-md border border-line-strong bg-raised px-3 py-2 font-bold text-ink shadow-float"
    >
      <span className="tabular-nums">#{order.number}</span>
      <span className="truncate">{order.customer_name}</span>
      {to && (
        <>
          <ArrowRight size={18} className="shrink-0" />
          <span className="whitespace-nowrap">{statusWord(t, to, order)}</span>
        </>
      )}
    </div>,
    document.body,
  )
}
