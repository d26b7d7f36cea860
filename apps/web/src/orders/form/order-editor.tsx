import type { OrderRow } from '@balcao/contract/orders'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { Skeleton } from '../../ui/waiting/skeleton'
import { useOrderDetails } from '../data/orders.queries'
import { DetailsFailure } from '../details/details-failure'
import { ordersTexts } from '../texts'
import { draftOr, draftPlace, type OrderDraft } from './order-draft'
import { OrderForm } from './order-form'
import { emptyOrder, valuesOf } from './order-form-values'

interface OrderEditorProps {
  cnpj: string
  /** Null for a new order. */
  orderId: string | null
  onClose: () => void
  onOpen: (orderId: string) => void
}

/** The form of a new order (as it was left), or of an order once it is fetched. */
export function OrderEditor({ cnpj, orderId, onClose, onOpen }: OrderEditorProps) {
  if (orderId) return <EditLoader cnpj={cnpj} orderId={orderId} onClose={onClose} onOpen={onOpen} />
  return <FormWithDraft cnpj={cnpj} order={null} onClose={onClose} onOpen={onOpen} />
}

function EditLoader({ cnpj, orderId, onClose, onOpen }: OrderEditorProps & { orderId: string }) {
  const t = useTexts(ordersTexts)
  const { data, error, refetch, isFetchedAfterMount } = useOrderDetails(orderId)
  if (data && isFetchedAfterMount)
    return <FormWithDraft cnpj={cnpj} order={data.order} onClose={onClose} onOpen={onOpen} />
  return (
    <SidePanel onClose={onClose} title={t('edit')}>
      {error ? (
        <DetailsFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-44" />
        </div>
      )}
    </SidePanel>
  )
}

/** Holds what the form began from: live changes must not pull it from under the person who edits. */
function FormWithDraft({
  cnpj,
  order,
  onClose,
  onOpen,
}: Omit<OrderEditorProps, 'orderId'> & { order: OrderRow | null }) {
  const [start] = useState(() => {
    const place = draftPlace(sessionStorage, cnpj, order?.id ?? null)
    const fresh: OrderDraft = order
      ? { id: order.id, version: order.version, values: valuesOf(order) }
      : { id: newId(), version: 0, values: emptyOrder }
    return { order, place, draft: draftOr(place, fresh) }
  })
  return <OrderForm {...start} onClose={onClose} onOpen={onOpen} />
}
