import type { OrderRow } from '@balcao/contract/orders'
import { isOpen, isStatus, nextStatus, type OrderStatus } from '@balcao/domain/orders'
import { ArrowRight, Bike, Check, CheckCheck } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { ordersTexts } from '../texts'
import { MoveButton } from './move-button'

interface AdvanceButtonProps {
  order: OrderRow
  /** As high as any other button. */
  isBrief?: boolean
  onMove: (to: OrderStatus) => void
}

/**
 * The next thing to do with an order, named after the state it leads to (ORD-28, ORD-29); a ready one leaves or is
 * handed over, beside its `DoneButton`. One whose status this screen does not know begins anew (ORD-27).
 */
export function AdvanceButton({ order, isBrief = false, onMove }: AdvanceButtonProps) {
  const t = useTexts(ordersTexts)
  const size = isBrief ? 'normal' : 'large'
  if (order.status === 'ready' && order.fulfilment === 'delivery') {
    return (
      <div className="flex min-w-0 flex-1 gap-2">
        <MoveButton
          order={order}
          size={size}
          className="min-w-0 flex-1 px-2! whitespace-nowrap"
          onPress={() => onMove('dispatched')}
        >
          {!isBrief && <Bike size={22} aria-hidden="true" className="shrink-0" />}
          {t('dispatch')}
        </MoveButton>
        <MoveButton
          order={order}
          size={size}
          kind="secondary"
          className="px-3!"
          aria-label={t('markDelivered')}
          title={t('markDelivered')}
          onPress={() => onMove('delivered')}
        >
          {t('markDeliveredShort')}
        </MoveButton>
      </div>
    )
  }
  if (order.status === 'ready' || order.status === 'dispatched') {
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
      {t(advanceWord(order, next))}
      <ArrowRight size={22} aria-hidden="true" />
    </MoveButton>
  )
}

function advanceWord({ fulfilment }: OrderRow, next: OrderStatus) {
  if (next === 'production') return 'advance_production'
  if (next !== 'ready') return 'status_analysis'
  return fulfilment === 'pickup' ? 'advance_ready_pickup' : 'advance_ready'
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
