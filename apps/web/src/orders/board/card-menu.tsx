import type { OrderRow } from '@balcao/contract/orders'
import { canMove, movesFrom } from '@balcao/domain/orders'
import { Ban, CircleDollarSign, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import type { MenuEntry } from '../../ui/choices/menu'
import { RowMenu } from '../../ui/choices/row-menu'
import { usePayWhole } from '../payments/use-pay-whole'
import { statusWord } from '../words/status-word'
import { stepBack } from '../acts/step-back'
import { ordersTexts } from '../texts'
import type { BoardActions } from './board-actions'

/** What else can be done with an order: one step back, editing, and the one way in which it ends from here. */
export function CardMenu({ order, actions }: { order: OrderRow; actions: BoardActions }) {
  const t = useTexts(ordersTexts)
  const { edit, remove, close, move } = actions
  const before = stepBack({ order, moveTo: movesFrom(order.status, order.fulfilment), timeline: [] })
  const outcome = canMove(order.status, 'refused', order.fulfilment)
    ? 'refused'
    : canMove(order.status, 'cancelled', order.fulfilment)
      ? 'cancelled'
      : null
  const { canPay, isBusy, pay } = usePayWhole(order)
  const entry = (one: MenuEntry | false | null | undefined) => (one ? [one] : [])
  const groups = [
    [
      ...entry(
        canPay && {
          id: 'pay',
          label: t('pay'),
          icon: <CircleDollarSign size={18} aria-hidden="true" />,
          onSelect: () => !isBusy && pay(),
        },
      ),
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
