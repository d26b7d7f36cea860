import type { OrderRow } from '@balcao/contract/orders'
import { canMove, type OrderStatus } from '@balcao/domain/orders'
import { Ban, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import type { MenuEntry } from '../../ui/menu'
import { RowMenu } from '../../ui/row-menu'
import { statusWord } from '../status-word'
import { ordersTexts } from '../texts'
import type { BoardActions } from './board-actions'

const back: Partial<Record<OrderStatus, OrderStatus>> = {
  production: 'analysis',
  ready: 'production',
  dispatched: 'ready',
}

/** What else can be done with an order: one step back, editing, and the one way in which it ends from here. */
export function CardMenu({ order, actions }: { order: OrderRow; actions: BoardActions }) {
  const t = useTexts(ordersTexts)
  const { edit, remove, close, move } = actions
  const before = back[order.status]
  const outcome = canMove(order.status, 'refused', order.fulfilment)
    ? 'refused'
    : canMove(order.status, 'cancelled', order.fulfilment)
      ? 'cancelled'
      : null
  const entry = (one: MenuEntry | false | null | undefined) => (one ? [one] : [])
  const groups = [
    [
      ...entry(
        edit && {
          id: 'edit',
          label: t('edit'),
          icon: <Pencil size={18} aria-hidden="true" />,
          onSelect: () => edit(order),
        },
      ),
      ...entry(
        before && {
          id: 'back',
          label: t('moveBack', { status: statusWord(t, before, order) }),
          icon: <Undo2 size={18} aria-hidden="true" />,
          onSelect: () => move(order, before),
        },
      ),
    ],
    entry(
      close &&
        outcome && {
          id: outcome,
          label: t(outcome === 'refused' ? 'refuseOrder' : 'cancelOrder'),
          icon: <Ban size={18} aria-hidden="true" />,
          danger: true,
          onSelect: () => close(order, outcome),
        },
    ),
    entry(
      remove && {
        id: 'delete',
        label: t('deleteMistake'),
        icon: <Trash2 size={18} aria-hidden="true" />,
        onSelect: () => remove(order),
      },
    ),
  ]
  if (groups.every((group) => group.length === 0)) return null
  return <RowMenu label={t('moreOf', { number: order.number })} groups={groups} />
}
