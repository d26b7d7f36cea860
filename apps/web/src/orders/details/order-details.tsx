import type { OrderDetails } from '@balcao/contract/orders'
import { isOpen } from '@balcao/domain/orders'
import { Ban, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { StatusBadge } from '../../shared/orders/status-badge'
import { useMay } from '../../shared/role/role-scope'
import { Button } from '../../ui/buttons/button'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { Skeleton } from '../../ui/waiting/skeleton'
import { Time } from '../../ui/values/time'
import { AdvanceButton } from '../cards/advance-button'
import { MoveButton } from '../cards/move-button'
import { CardProblem } from '../cards/card-problem'
import { OrderAge } from '../cards/order-age'
import type { CardActions } from '../cards/order-card'
import { useOrderDetails } from '../data/orders.queries'
import { statusWord } from '../words/status-word'
import { markSeen } from '../data/see-orders'
import { DetailsFailure } from './details-failure'
import { useMinute } from '../../lib/hooks/use-now'
import { slotWords } from '../../shared/orders/scheduled/slot-words'
import { ordersTexts } from '../texts'
import { CloseDialog } from './close-dialog'
import { CustomerSection } from './customer-section'
import { ItemsSection } from './items-section'
import { PaymentsSection } from './payments-section'
import { PrintsSection } from './prints-section'
import { stepBack } from '../acts/step-back'
import { Timeline } from './timeline'

interface OrderDetailsPanelProps {
  orderId: string
  zone: string
  actions: CardActions
  onClose: () => void
}

/** One order completely (ORD-15). Opening it counts as having seen it, for every device. */
export function OrderDetailsPanel({ orderId, zone, actions, onClose }: OrderDetailsPanelProps) {
  const t = useTexts(ordersTexts)
  const { data: details, error, refetch } = useOrderDetails(orderId)
  const unseen = details?.order.seen_at === null
  useEffect(() => {
    if (unseen)
      markSeen(orderId).catch((failure: unknown) =>
        logFailure('an order could not be marked as seen', failure),
      )
  }, [unseen, orderId])

  const order = details?.order
  return (
    <SidePanel
      onClose={onClose}
      title={order ? t('orderNumber', { number: order.number }) : t('details')}
      aside={
        order && (
          <span className="flex flex-wrap items-center gap-2 [&_[data-until]]:not-sr-only">
            <StatusBadge status={order.status} word={statusWord(t, order.status, order)} />
            {isOpen(order.status) && <OrderAge order={order} />}
          </span>
        )
      }
      footer={
        order &&
        isOpen(order.status) && <AdvanceButton order={order} onMove={(to) => actions.move(order, to)} />
      }
    >
      {!details && !error && <Loading />}
      {error && <DetailsFailure error={error} onRetry={() => void refetch()} />}
      {details && <Content details={details} zone={zone} actions={actions} />}
    </SidePanel>
  )
}

function Content({ details, zone, actions }: { details: OrderDetails; zone: string; actions: CardActions }) {
  const t = useTexts(ordersTexts)
  const { locale } = useLanguage()
  const now = useMinute()
  const { order } = details
  return (
    <div className="grid grid-cols-1 gap-5">
      <CardProblem orderId={order.id} />
      <p className="text-ink-soft">
        <Placed when={<Time at={order.created_at} zone={zone} show="both" />} /> ·{' '}
        {t(`source_${order.source}`)} · {t(order.fulfilment)}
        {order.scheduled_for && (
          <span className="block text-lg font-bold text-ink">
            {t('scheduledFor', { when: slotWords(order.scheduled_for, { zone, now, locale }) })}
          </span>
        )}
        {order.cancel_reason && <> · {t(`reason_${order.cancel_reason}`)}</>}
      </p>
      <CustomerSection order={order} />
      <ItemsSection order={order} />
      <PaymentsSection details={details} zone={zone} />
      <PrintsSection details={details} zone={zone} />
      <Timeline details={details} zone={zone} now={now} />
      <OtherActions details={details} actions={actions} />
    </div>
  )
}

/** A sentence with a time inside: the words around it come from the catalogue. */
function Placed({ when }: { when: ReactNode }) {
  const [before, after] = useTexts(ordersTexts)('placedAt', { when: '\0' }).split('\0')
  return (
    <>
      {before}
      {when}
      {after}
    </>
  )
}

function OtherActions({ details, actions }: { details: OrderDetails; actions: CardActions }) {
  const t = useTexts(ordersTexts)
  const [closing, setClosing] = useState<'cancelled' | 'refused' | null>(null)
  const { order, can } = details
  const back = stepBack({ order, moveTo: can.moveTo, timeline: details.timeline })
  const mayClose = useMay('orders.close')
  const refusing = can.moveTo.includes('refused')
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5">
      {can.edit && actions.edit && (
        <Button
          kind="secondary"
          icon={<Pencil size={18} aria-hidden="true" />}
          onClick={() => actions.edit?.(order)}
        >
          {t('edit')}
        </Button>
      )}
      {back && (
        <MoveButton
          order={order}
          kind="secondary"
          icon={<Undo2 size={18} aria-hidden="true" />}
          onPress={() => actions.move(order, back)}
        >
          {t('moveBack', { status: statusWord(t, back, order) })}
        </MoveButton>
      )}
      {refusing && mayClose && (
        <Button
          kind="danger"
          icon={<Ban size={18} aria-hidden="true" />}
          onClick={() => setClosing('refused')}
        >
          {t('refuseOrder')}
        </Button>
      )}
      {can.cancel && mayClose && (
        <Button
          kind="danger"
          icon={<Ban size={18} aria-hidden="true" />}
          onClick={() => setClosing('cancelled')}
        >
          {t('cancelOrder')}
        </Button>
      )}
      {can.delete && actions.remove && (
        <Button
          kind="danger"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => actions.remove?.(order)}
        >
          {t('delete')}
        </Button>
      )}
      {closing && <CloseDialog order={order} outcome={closing} onClose={() => setClosing(null)} />}
    </div>
  )
}

function Loading() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
      <Skeleton className="h-24" />
    </div>
  )
}
