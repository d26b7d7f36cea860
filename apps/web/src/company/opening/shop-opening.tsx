import type { OpeningAct } from '@balcao/contract/company'
import {
  Bike,
  ChevronDown,
  Clock,
  DoorClosed,
  DoorOpen,
  Hourglass,
  Pause,
  Store,
  type LucideIcon,
} from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/class-names'
import { Menu, type MenuEntry } from '../../ui/menu'
import { openingTexts } from './texts'
import { useOpening } from './use-opening'

/**
 * Whether customers can order now, on every screen; a press opens what changes that: pause, close, open, pick-up alone,
 * longer preparation. All of it ends by itself, and each press can be undone. `more`: what else is pressed there.
 */
export function ShopOpening({ more: others }: { more: readonly MenuEntry[] }) {
  const t = useTexts(openingTexts)
  const opening = useOpening()
  if (opening === null) return null
  const { open, opensAt, paused, delivers, extraMinutes, isClosedByHand, cooks, when, busy, say } = opening
  const state = () => {
    if (open) return t('open')
    if (opensAt === null) return t('closed')
    const until = { when: when(opensAt) }
    if (paused) return t('pausedUntil', until)
    return isClosedByHand ? t('closedUntil', until) : t('opensAt', until)
  }
  const more = [
    ...(open && !delivers ? [t('pickupOnly')] : []),
    ...(open && extraMinutes > 0 ? [t('slower', { minutes: extraMinutes })] : []),
  ]
  const words = [state(), ...more].join(' · ')

  const entry = (Icon: LucideIcon, label: string, act: OpeningAct): MenuEntry => ({
    id: label,
    label,
    icon: <Icon size={20} aria-hidden="true" />,
    onSelect: () => void say(act),
  })
  const doors = open
    ? [
        ...([15, 30, 60] as const).map((minutes) =>
          entry(Pause, t(`pause${minutes}`), { act: 'pause', minutes }),
        ),
        entry(DoorClosed, t('close'), { act: 'close' }),
      ]
    : [
        isClosedByHand
          ? entry(DoorOpen, t('openNow'), { act: 'open' })
          : entry(DoorClosed, t('stayClosed'), { act: 'close' }),
      ]
  const deliveries = [
    delivers
      ? entry(Store, t('onlyPickup'), { act: 'pickup-only' })
      : entry(Bike, t('deliverAgain'), { act: 'deliver' }),
  ]
  const preparation = [
    ...[15, 30]
      .filter((minutes) => minutes !== extraMinutes)
      .map((minutes) => entry(Hourglass, t('slowerBy', { minutes }), { act: 'slower', minutes })),
    ...(extraMinutes > 0 ? [entry(Clock, t('usualTime'), { act: 'usual' })] : []),
  ]

  return (
    <Menu
      groups={cooks ? [doors, deliveries, preparation, others] : [doors, others]}
      trigger={
        <button
          type="button"
          disabled={busy}
          aria-label={t('shop', { state: words })}
          className="inline-flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm font-semibold text-ink hover:bg-sunken"
        >
          <span
            aria-hidden="true"
            className={cx(
              'size-2.5 shrink-0 rounded-full',
              !open ? 'bg-danger-solid' : more.length > 0 ? 'bg-marigold' : 'bg-ready-solid',
            )}
          />
          <span className="truncate">{words}</span>
          <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
        </button>
      }
    />
  )
}
