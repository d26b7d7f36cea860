import type { OrderRow } from '@balcao/contract/orders'
import { nextStatus } from '@balcao/domain/orders'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { textsReady, useTexts } from '../i18n/language'
import { zoneOf } from '../shared/company/company-query'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { useMay } from '../shared/role/role-scope'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { DeleteDialog } from './components/delete-dialog'
import { ListTools } from './components/list-tools'
import { OrderCounters } from './components/order-counters'
import { OrderGrid } from './components/order-grid'
import { ScreenTitle } from './components/screen-title'
import { useLiveOrders } from './live-orders'
import { isNarrowed, noFilters } from './order-filters'
import { useOrderList } from './orders.queries'
import { mayPress } from './pending-moves'
import { ordersTexts } from './texts'
import { useCardActions } from './use-card-actions'
import { useOrderAddress } from './use-order-address'
import { useOrderKeys } from './use-order-keys'

const OrderDetails = lazy(async () => ({
  default: (await import('./details/order-details')).OrderDetailsPanel,
}))
const OrderEditor = lazy(async () => {
  const { OrderEditor } = await import('./form/order-editor')
  await textsReady()
  return { default: OrderEditor }
})
const KeysDialog = lazy(async () => ({ default: (await import('./components/keys-dialog')).KeysDialog }))

interface OrdersScreenProps {
  /** Bare CNPJ of the signed-in company. */
  cnpj: string
  onPrinting: () => void
}

/** /dashboard/orders (ORD-01): counters, search, filters and the cards; details and the form open above them. */
export function OrdersScreen({ cnpj, onPrinting }: OrdersScreenProps) {
  const t = useTexts(ordersTexts)
  useDocumentTitle(t('title'))
  useLiveOrders()
  const { filters, changeFilters, panel, openPanel } = useOrderAddress()
  const { record: company } = useCompanyRecord()
  const zone = zoneOf(company)
  const list = useOrderList({ filters, zone })
  const { move, remove } = useCardActions()
  const [doomed, setDoomed] = useState<OrderRow | null>(null)
  const [keysShown, setKeysShown] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const mayPlace = useMay('orders.place')
  const mayEdit = useMay('orders.edit')
  const mayDelete = useMay('orders.delete')
  const openNew = mayPlace ? () => openPanel({ kind: 'new' }) : undefined

  const actions = useMemo(
    () => ({
      open: ({ id }: OrderRow) => openPanel({ kind: 'details', id }),
      edit: mayEdit ? ({ id }: OrderRow) => openPanel({ kind: 'edit', id }) : undefined,
      remove: mayDelete ? setDoomed : undefined,
      move,
    }),
    [openPanel, move, mayEdit, mayDelete],
  )
  useOrderKeys({
    orders: list.data ?? [],
    onCommand(command, order) {
      if (command === 'search') search.current?.focus()
      if (command === 'new') openNew?.()
      if (command === 'help') setKeysShown(true)
      if (command === 'open' && order) actions.open(order)
      if (command === 'advance' && order && mayPress(order.id) && nextStatus(order.status) !== order.status) {
        move(order, nextStatus(order.status))
      }
    },
  })

  return (
    <div className="mx-auto grid max-w-screen-2xl gap-5 pb-24">
      <ScreenTitle onNew={openNew} onPrinting={onPrinting} onKeys={() => setKeysShown(true)} />
      <OrderCounters selected={filters.status} onSelect={(status) => changeFilters({ status })} />
      <ListTools cnpj={cnpj} filters={filters} onFilters={changeFilters} searchRef={search} />
      <OrderGrid
        list={list}
        narrowed={isNarrowed(filters)}
        actions={actions}
        onNew={openNew}
        onShowAll={() => changeFilters(noFilters)}
      />
      <DeleteDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) remove(doomed)
          if (panel && panel.kind !== 'new' && panel.id === doomed?.id) openPanel(null)
          setDoomed(null)
        }}
      />
      <Suspense fallback={null}>
        {panel?.kind === 'details' && (
          <OrderDetails
            key={panel.id}
            orderId={panel.id}
            zone={zone}
            actions={actions}
            onClose={() => openPanel(null)}
          />
        )}
        {panel && panel.kind !== 'details' && (panel.kind === 'edit' ? mayEdit : mayPlace) && (
          <OrderEditor
            key={panel.kind === 'edit' ? panel.id : 'new'}
            cnpj={cnpj}
            orderId={panel.kind === 'edit' ? panel.id : null}
            onClose={() => openPanel(null)}
            onOpen={(id) => openPanel({ kind: 'details', id })}
          />
        )}
        {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
      </Suspense>
    </div>
  )
}
