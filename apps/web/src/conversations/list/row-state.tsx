import { standingOf } from '@balcao/domain/orders'
import type { Chat } from '@balcao/contract/conversations'
import { BellRing, Bot, BotOff, Headset, ShoppingBag } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { statusBand } from '../../shared/orders/status-band'
import { cx } from '../../ui/look/class-names'
import { conversationsTexts } from '../texts'
import { whoAnswers } from './who-answers'

interface RowStateProps {
  chat: Chat
  botOn: boolean
  /** Epoch milliseconds. */
  now: number
}

/** The last line of a row: a customer who waits, who answers, and the live order. */
export function RowState({ chat, botOn, now }: RowStateProps) {
  return (
    <span className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <WhoWords chat={chat} botOn={botOn} now={now} />
      {chat.order && <OrderBadge order={chat.order} />}
    </span>
  )
}

function WhoWords({ chat, botOn, now }: RowStateProps) {
  const t = useTexts(conversationsTexts)
  const state = whoAnswers(chat, { botOn, now })
  switch (state.who) {
    case 'none':
      return null
    case 'waiting':
      return (
        <span className="inline-flex min-w-0 items-center gap-1.5 rounded-full bg-danger px-2.5 py-0.5 font-bold text-danger-ink">
          <BellRing size={16} aria-hidden="true" className="shrink-0 animate-breathe" />
          <span className="truncate">
            {state.minutes === 0 ? t('who_waitingNow') : t('who_waiting', { count: state.minutes })}
          </span>
        </span>
      )
    case 'human':
      return (
        <Who icon={<Headset size={16} aria-hidden="true" className="shrink-0" />}>
          {state.minutes === null
            ? t('who_human')
            : state.minutes === 0
              ? t('who_humanSoon')
              : t('who_humanUntil', { minutes: state.minutes })}
        </Who>
      )
    case 'off':
      return <Who icon={<BotOff size={16} aria-hidden="true" className="shrink-0" />}>{t('who_off')}</Who>
    case 'bot':
      return <Who icon={<Bot size={16} aria-hidden="true" className="shrink-0" />}>{t('who_bot')}</Who>
  }
}

function Who({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-ink-soft">
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}

function OrderBadge({ order }: { order: NonNullable<Chat['order']> }) {
  const t = useTexts(conversationsTexts)
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold tabular-nums',
        statusBand(order.status),
      )}
    >
      <ShoppingBag size={15} aria-hidden="true" />
      {t('order', {
        number: order.number,
        status: t(`status_${standingOf(order.status, order.fulfilment)}`),
      })}
    </span>
  )
}
