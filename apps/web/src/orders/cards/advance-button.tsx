import type { OrderRow } from '@balcao/contract/orders'
import { isOpen, isStatus, nextStatus, type OrderStatus } from '@balcao/domain/orders'
import { ArrowRight, Bike, Check, CheckCheck } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { ordersTexts } from '../texts'
import { waits } from '../words/waits'
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
      <div className="flex min-w-0 flex-1 flex-wrap gap-2">
        <MoveButton
          order={order}
          size={size}
          className="grow px-2! text-base! whitespace-nowrap"
          onPress={() => onMove('dispatched')}
        >
          {!isBrief && <Bike size={22} aria-hidden="true" />}
          {t('dispatch')}
        </MoveButton>
        <MoveButton
          order={order}
          size={size}
          kind="secondary"
          className="grow px-3! text-base!"
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
  // What waits for its time is begun before it only on purpose.
  const kind = waits(order) ? 'secondary' : 'primary'
  return (
    <MoveButton order={order} size={size} kind={kind} wide onPress={() => onMove(next)}>
      {t(advanceWord(order, next))}
      <ArrowRight size={22} aria-hidden="true" />
    </MoveButton>
  )
}

function advanceWord(order: OrderRow, next: OrderStatus) {
  if (next === 'production') return waits(order) ? 'beginNow' : 'advance_production'
  if (next !== 'ready') return 'status_analysis'
  return order.fulfilment === 'pickup' ? 'advance_ready_pickup' : 'advance_ready'
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
