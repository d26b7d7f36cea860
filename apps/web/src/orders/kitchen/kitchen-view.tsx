import type { OrderRow } from '@balcao/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { ChefHat, Maximize2, Minimize2 } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { useScreenAwake } from '../../lib/browser/screen-awake'
import { useWall } from '../../lib/browser/wall'
import { cx } from '../../ui/look/class-names'
import { EmptyState } from '../../ui/notices/empty-state'
import { IconButton } from '../../ui/buttons/icon-button'
import { Skeleton } from '../../ui/waiting/skeleton'
import { bell } from '../alerts/bell'
import { SoundButton } from '../alerts/sound-button'
import type { BoardActions } from '../board/board-actions'
import { boardFrame } from '../board/board-frame'
import { useShiftGuard } from '../board/use-shift-guard'
import { ListFailed, MoreOrders } from '../cards/list-ends'
import { ViewSwitch } from '../tools/view-switch'
import { useColumnOrders } from '../data/orders.queries'
import type { OrdersView } from '../view/orders-view'
import { ordersTexts } from '../texts'
import { waits } from '../words/waits'
import { Ticket } from './ticket'
import { pressLine } from './tick-line'

interface KitchenViewProps {
  zone: string
  actions: BoardActions
  onView: (view: OrdersView) => void
}

/**
 * For a screen on the kitchen's wall: what is being made, the one that waits longest first, and behind it what nobody has
 * accepted yet and whose time has come. It rings when something comes to be made, and the screen stays on.
 */
export function KitchenView({ zone, actions, onView }: KitchenViewProps) {
  const t = useTexts(ordersTexts)
  const making = useColumnOrders('production', { search: '', period: null, zone })
  const waiting = useColumnOrders('analysis', { search: '', period: null, zone })
  const client = useQueryClient()
  const tick = useCallback(
    (order: OrderRow, line: number, ticked: boolean) => void pressLine(client, order, line, ticked),
    [client],
  )
  useScreenAwake()
  useRingForNew(making.data)
  const orders = making.data && [...making.data, ...(waiting.data ?? []).filter((order) => !waits(order))]
  useShiftGuard(orders)
  return (
    <div data-column="kitchen" tabIndex={-1} className={cx(boardFrame, 'grid gap-3 focus:outline-none')}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <h1 className="mr-auto text-2xl">
          {t('kitchen')}{' '}
          {making.data && (
            <span className="ml-1 text-xl text-ink-soft tabular-nums">
              {t('kitchenCount', { count: making.data.length })}
            </span>
          )}
        </h1>
        <ViewSwitch view="kitchen" onView={onView} />
        <SoundButton />
        <WallButton />
      </div>
      {making.isError && <ListFailed list={making} />}
      {!orders && !making.isError && <Loading label={t('loadingOrders')} />}
      {orders?.length === 0 && (
        <EmptyState icon={<ChefHat size={28} aria-hidden="true" />} title={t('kitchenEmpty')}>
          {t('kitchenEmptyHint')}
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] items-start gap-3">
          {orders.map((order) => (
            <li key={order.id} className="min-w-0">
              <Ticket order={order} onTick={tick} onMove={actions.move} />
            </li>
          ))}
        </ul>
      )}
      <MoreOrders list={making}>{t('boardMore')}</MoreOrders>
    </div>
  )
}

function WallButton() {
  const t = useTexts(ordersTexts)
  const [isWall, turn] = useWall()
  const Icon = isWall ? Minimize2 : Maximize2
  const label = t(isWall ? 'wallEnd' : 'wall')
  return (
    <IconButton
      label={label}
      title={label}
      icon={<Icon size={22} aria-hidden="true" />}
      onClick={() => void turn()}
    />
  )
}

/** Sounds once for what comes to be made while one looks on; what was there before makes none. */
function useRingForNew(orders: readonly OrderRow[] | undefined) {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!orders) return
    const before = known.current
    known.current = new Set(orders.map(({ id }) => id))
    if (before && orders.some(({ id }) => !before.has(id))) bell.ring()
  }, [orders])
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3">
      <span className="sr-only">{label}</span>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-72 rounded-xl" />
      ))}
    </div>
  )
}
