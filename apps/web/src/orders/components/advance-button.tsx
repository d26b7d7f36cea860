import type { OrderRow } from '@balcao/contract/orders'
import { isOpen, nextStatus, type OrderStatus } from '@balcao/domain/orders'
import { ArrowRight, Check, CheckCheck } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { ordersTexts } from '../texts'

interface AdvanceButtonProps {
  order: OrderRow
  onMove: (to: OrderStatus) => void
}

/**
 * The next thing to do with an order, named after the state it leads to (ORD-28, ORD-29); a ready one is handed over,
 * beside its `DoneButton`.
 */
export function AdvanceButton({ order, onMove }: AdvanceButtonProps) {
  const t = useTexts(ordersTexts)
  if (order.status === 'ready') {
    return (
      <Button size="large" wide onClick={() => onMove('delivered')}>
        <CheckCheck size={22} aria-hidden="true" />
        {t('markDelivered')}
      </Button>
    )
  }
  if (!isOpen(order.status)) return null
  const next = nextStatus(order.status)
  return (
    <Button size="large" wide onClick={() => onMove(next)}>
      {next === 'production' ? t('advance_production') : t('advance_ready')}
      <ArrowRight size={22} aria-hidden="true" />
    </Button>
  )
}

/** The advance button of a ready order: 'Concluído', without effect (ORD-26, ORD-30, spec-notes A14). */
export function DoneButton() {
  const t = useTexts(ordersTexts)
  return (
    <Button kind="secondary" disabled icon={<Check size={18} aria-hidden="true" />} className="mr-auto ml-2">
      {t('advance_done')}
    </Button>
  )
}
