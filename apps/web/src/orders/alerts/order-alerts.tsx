import type { OrderRow } from '@balcao/contract/orders'
import { formatBrl, toCents } from '@balcao/domain/money'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { textsNow, useTexts } from '../../i18n/language'
import { useIsLeader, useLiveEvent } from '../../lib/live/live-provider'
import { useTellCalls } from '../../shared/page/call-counts'
import { useNewsPlace } from '../../shared/page/news-place'
import { notify } from '../../ui/notices/notify'
import { useLiveOrders } from '../data/live-orders'
import { orderKeys, useNewestUnseen, useOrderCounts } from '../data/orders.queries'
import { ordersTexts } from '../texts'
import { waits } from '../words/waits'
import { moveWithUndo } from '../acts/use-card-actions'
import { AlertStrip } from './alert-strip'
import { bell } from './bell'
import { showNotice } from '../../lib/browser/desktop-notices'
import { useNewsOnCards } from './news-on-cards'
import { useAcknowledge } from './use-acknowledge'

const ringEveryMs = 4000

/**
 * New orders shout on every screen of the dashboard until somebody looked, on whatever device: the bell, the tab's
 * title, a notice and a strip above the screen with 'Aceitar' for a single one, 'Ver' and 'Ciente'. On the board the
 * cards themselves tell of it. Mount it once.
 */
export function OrderAlerts() {
  useLiveOrders()
  useEffect(() => bell.start(), [])
  const { data: counts } = useOrderCounts()
  const { acknowledge, isBusy, hasFailed } = useAcknowledge()
  const client = useQueryClient()
  const navigate = useNavigate()
  const place = useNewsPlace()
  const isOnCards = useNewsOnCards()
  const unseen = counts?.unseen ?? 0
  const latest = useLatestNewOrder(unseen)
  const only = unseen === 1 ? latest : null
  useTellCalls('orders', unseen)
  useRinging(unseen > 0 && !isBusy)

  const look = () => {
    void navigate(only ? `/dashboard/orders?order=${only.id}` : '/dashboard/orders?view=board')
    // Several are looked at on the board, where each shouts until it was.
    if (only) void acknowledge()
  }
  return (
    <>
      <Announcement unseen={unseen} />
      {unseen > 0 &&
        place &&
        !isOnCards &&
        createPortal(
          <AlertStrip
            unseen={unseen}
            latest={latest && latestWords(latest)}
            busy={isBusy}
            failed={hasFailed}
            onAccept={only?.status === 'analysis' && !waits(only) ? () => void accept(client, only) : null}
            onSee={look}
            onKnow={() => void acknowledge()}
          />,
          place,
        )}
    </>
  )
}

/** Elsewhere than on the orders no card could say that it failed. */
async function accept(client: QueryClient, order: OrderRow) {
  if (await moveWithUndo(client, order, 'production')) return
  notify.error(textsNow(ordersTexts)('alertAcceptFailed', { number: order.number }))
}

/** Tells screen readers calmly how many orders wait; its live region is always there. */
function Announcement({ unseen }: { unseen: number }) {
  const t = useTexts(ordersTexts)
  return (
    <p role="status" className="sr-only">
      {unseen > 0 && t('alertAnnounce', { count: unseen })}
    </p>
  )
}

function useRinging(ringing: boolean) {
  useEffect(() => {
    if (!ringing) return
    bell.ring()
    const timer = setInterval(bell.ring, ringEveryMs)
    return () => clearInterval(timer)
  }, [ringing])
}

/** The newest order that nobody has looked at; also tells the desktop of each that arrives, once for all tabs. */
function useLatestNewOrder(unseen: number): OrderRow | null {
  const client = useQueryClient()
  const { data: latest = null } = useNewestUnseen(unseen > 0)
  const isLeader = useIsLeader()
  const navigate = useNavigate()
  const gone = (id: string) => {
    if (latest?.id === id) void client.invalidateQueries({ queryKey: orderKeys.unseen })
  }
  useLiveEvent('ORDER_UPSERT', ({ order, fresh }) => {
    if (order.seen_at !== null) gone(order.id)
    else if (fresh) {
      void client.cancelQueries({ queryKey: orderKeys.unseen })
      client.setQueryData(orderKeys.unseen, order)
      if (!isLeader || !document.hidden) return
      showNotice({
        title: textsNow(ordersTexts)('desktopTitle', { number: order.number }),
        body: latestWords(order),
        tag: order.id,
        onPress: () => void navigate(`/dashboard/orders?order=${order.id}`),
      })
    }
  })
  useLiveEvent('ORDERS_SEEN', ({ ids }) => latest && ids.includes(latest.id) && gone(latest.id))
  useLiveEvent('ORDER_REMOVED', ({ id }) => gone(id))
  return unseen > 0 ? latest : null
}

function latestWords(order: OrderRow): string {
  const { number, customer_name: customer, total } = order
  return textsNow(ordersTexts)('alertLatest', { number, customer, total: formatBrl(toCents(total)) })
}
