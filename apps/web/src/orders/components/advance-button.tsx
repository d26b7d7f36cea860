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
 * The next thing to do with an order, named after the state it leads to (ORD-28, ORD-29). A ready one keeps its
 * 'Concluído' without effect (ORD-26, ORD-30, spec-notes A14); handing it over is a button of its own.
 */
export function AdvanceButton({ order, onMove }: AdvanceButtonProps) {
  const t = useTexts(ordersTexts)
  const next = nextStatus(order.status)
  if (order.status === 'ready') {
    return (
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
        <Button
          kind="secondary"
          size="large"
          disabled
          icon={<Check size={20} aria-hidden="true" />}
          className="px-4"
        >
          {t('advance_done')}
        </Button>
        <Button
          size="large"
          wide
          onClick={() => onMove('delivered')}
          className="px-3 leading-tight"
          icon={<CheckCheck size={22} aria-hidden="true" className="shrink-0" />}
        >
          {t('markDelivered')}
        </Button>
      </div>
    )
  }
  if (!isOpen(order.status)) return null
  return (
    <Button size="large" wide onClick={() => onMove(next)}>
      {next === 'production' ? t('advance_production') : t('advance_ready')}
      <ArrowRight size={22} aria-hidden="true" />
    </Button>
  )
}
