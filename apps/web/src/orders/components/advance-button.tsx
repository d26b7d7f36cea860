import type { OrderRow } from '@balcao/contract/orders'
import { isOpen, isStatus, nextStatus, type OrderStatus } from '@balcao/domain/orders'
import { ArrowRight, Check, CheckCheck } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { statusWord } from '../status-word'
import { ordersTexts } from '../texts'
import { MoveButton } from './move-button'

interface AdvanceButtonProps {
  order: OrderRow
  /** As high as any other button. */
  isBrief?: boolean
  onMove: (to: OrderStatus) => void
}

/**
 * The next thing to do with an order, named after the state it leads to (ORD-28, ORD-29); a ready one is handed over,
 * beside its `DoneButton`. One whose status this screen does not know begins anew (ORD-27).
 */
export function AdvanceButton({ order, isBrief = false, onMove }: AdvanceButtonProps) {
  const t = useTexts(ordersTexts)
  const size = isBrief ? 'normal' : 'large'
  if (order.status === 'ready') {
    return (
      <MoveButton order={order} size={size} wide onPress={() => onMove('delivered')}>
        <CheckCheck size={22} aria-hidden="true" />
        {t('markDelivered')}
      </MoveButton>
    )
  }
  if (isStatus(order.status) && !isOpen(order.status)) return null
  const next = nextStatus(order.status)
  return (
    <MoveButton order={order} size={size} wide onPress={() => onMove(next)}>
      {next === 'production' || next === 'ready' ? t(`advance_${next}`) : statusWord(t, next)}
      <ArrowRight size={22} aria-hidden="true" />
    </MoveButton>
  )
}

/** The advance button of a ready order: 'Concluído', without effect (ORD-26, ORD-30, decision 0026, A14). */
export function DoneButton() {
  const t = useTexts(ordersTexts)
  return (
    <Button kind="secondary" disabled icon={<Check size={18} aria-hidden="true" />} className="mr-auto ml-2">
      {t('advance_done')}
    </Button>
  )
}
