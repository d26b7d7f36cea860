import type { OrderRow } from '@balcao/contract/orders'
import { nextStatus, type OrderStatus } from '@balcao/domain/orders'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { textsNow, textsReady, useTexts } from '../i18n/language'
import { lazyPiece } from '../lib/pieces/lazy-piece'
import { zoneOf } from '../shared/company/company-query'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { useMay, useRole } from '../shared/role/role-scope'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { PaceScope } from './words/pace'
import type { BoardActions, Outcome } from './board/board-actions'
import { knownOrder, useLiveOrders } from './data/live-orders'
import { mayPress } from './data/pending-moves'
import { useOrdersView } from './view/orders-view'
import { statusWord } from './words/status-word'
import { ordersTexts } from './texts'
import { useCardActions } from './acts/use-card-actions'
import { useOrderAddress } from './view/use-order-address'
import { useOrderKeys } from './keys/use-order-keys'
import { ViewSkeleton } from './view/view-skeleton'
import { leaveCard } from './keys/walk-cards'

const { Piece: BoardView } = lazyPiece(async () => (await import('./board/board-view')).BoardView)
const { Piece: ListView } = lazyPiece(async () => (await import('./view/list-view')).ListView)
const { Piece: KitchenView } = lazyPiece(async () => (await import('./kitchen/kitchen-view')).KitchenView)
const OrderDetails = lazy(async () => ({
  default: (await import('./details/order-details')).OrderDetailsPanel,
}))
const OrderEditor = lazy(async () => {
  const { OrderEditor } = await import('./form/order-editor')
  await textsReady()
  return { default: OrderEditor }
})
const KeysDialog = lazy(async () => ({ default: (await import('./tools/keys-dialog')).KeysDialog }))
const DeleteDialog = lazy(async () => ({ default: (await import('./cards/delete-dialog')).DeleteDialog }))
const CloseDialog = lazy(async () => ({ default: (await import('./details/close-dialog')).CloseDialog }))

interface OrdersScreenProps {
  /** Bare CNPJ of the signed-in company. */
  cnpj: string
  onPrinting: () => void
}

/** /dashboard/orders (ORD-01): the board, the list or the kitchen's screen; details and the form open above them. */
export function OrdersScreen({ cnpj, onPrinting }: OrdersScreenProps) {
  const t = useTexts(ordersTexts)
  useDocumentTitle(t('title'))
  useLiveOrders()
  const client = useQueryClient()
  const { filters, changeFilters, panel, openPanel } = useOrderAddress()
  const [view, chooseView] = useOrdersView(cnpj, useRole() === 'cozinha' ? 'kitchen' : 'board')
  const { record: company } = useCompanyRecord()
  const zone = zoneOf(company)
  const { move: moveQuietly, remove } = useCardActions()
  const { move, said } = useSaidMoves(moveQuietly, view !== 'list')
  const [doomed, setDoomed] = useState<OrderRow | null>(null)
  const [closing, setClosing] = useState<{ order: OrderRow; outcome: Outcome } | null>(null)
  const [keysShown, setKeysShown] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const mayPlace = useMay('orders.place')
  const mayEdit = useMay('orders.edit')
  const mayDelete = useMay('orders.delete')
  const mayClose = useMay('orders.close')
  const openNew = mayPlace ? () => openPanel({ kind: 'new' }) : undefined

  const actions = useMemo<BoardActions>(
    () => ({
      open: ({ id }) => openPanel({ kind: 'details', id }),
      edit: mayEdit ? ({ id }) => openPanel({ kind: 'edit', id }) : undefined,
      remove: mayDelete ? setDoomed : undefined,
      close: mayClose ? (order, outcome) => setClosing({ order, outcome }) : undefined,
      move,
    }),
    [openPanel, move, mayEdit, mayDelete, mayClose],
  )
  const layout = view === 'board' ? 'board' : 'list'
  useOrderKeys({
    layout,
    onCommand(command, orderId) {
      if (command === 'search') search.current?.focus()
      if (command === 'new') openNew?.()
      if (command === 'help') setKeysShown(true)
      const order = orderId === undefined ? undefined : knownOrder(client, orderId)
      if (command === 'open' && order) actions.open(order)
      if (command === 'advance' && order && mayPress(order.id) && nextStatus(order.status) !== order.status) {
        move(order, nextStatus(order.status))
      }
    },
  })

  const shared = {
    zone,
    filters,
    onFilters: changeFilters,
    actions,
    searchRef: search,
    onView: chooseView,
    onNew: openNew,
    onPrinting,
    onKeys: () => setKeysShown(true),
  }
  return (
    <PaceScope value={company}>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Suspense fallback={<ViewSkeleton view={view} />}>
        {view === 'board' && <BoardView {...shared} />}
        {view === 'list' && <ListView {...shared} />}
        {view === 'kitchen' && <KitchenView zone={zone} actions={actions} onView={chooseView} />}
      </Suspense>
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
      </Suspense>
      {/* A question that is still on its way must not take away what lies below it. */}
      <Suspense fallback={null}>
        {doomed && (
          <DeleteDialog
            onClose={() => setDoomed(null)}
            onConfirm={() => {
              remove(doomed)
              if (panel && panel.kind !== 'new' && panel.id === doomed.id) openPanel(null)
              setDoomed(null)
            }}
          />
        )}
        {closing && <CloseDialog {...closing} onClose={() => setClosing(null)} />}
        {keysShown && <KeysDialog layout={layout} onClose={() => setKeysShown(false)} />}
      </Suspense>
    </PaceScope>
  )
}

/** Moving, where on the board a card is said to have gone, and gives the focus to its neighbour. */
function useSaidMoves(move: BoardActions['move'], isBoard: boolean) {
  const [said, setSaid] = useState('')
  const moveAndSay = useCallback(
    (order: OrderRow, to: OrderStatus) => {
      if (isBoard) {
        leaveCard(order.id)
        const t = textsNow(ordersTexts)
        setSaid(t('moved', { number: order.number, status: statusWord(t, to, order) }))
      }
      move(order, to)
    },
    [isBoard, move],
  )
  return { move: moveAndSay, said }
}
