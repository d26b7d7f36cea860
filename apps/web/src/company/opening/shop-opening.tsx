import { Bike, ChevronDown, Clock, DoorClosed, DoorOpen, Hourglass, Pause, Store } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/class-names'
import { Menu, type MenuEntry } from '../../ui/menu'
import { openingTexts } from './texts'
import { useOpening } from './use-opening'

const icon = { size: 20, 'aria-hidden': true } as const

/**
 * Whether customers can order now, on every screen; a press opens what changes that: pause, close, open, pick-up alone,
 * longer preparation. All of it ends by itself, and each press can be undone.
 */
export function ShopOpening() {
  const t = useTexts(openingTexts)
  const opening = useOpening()
  if (opening === null) return null
  const { open, opensAt, paused, delivers, extraMinutes, isClosedByHand, cooks, when, busy, say } = opening
  const until = opensAt === null ? null : when(opensAt)
  const state = open
    ? t('open')
    : until === null
      ? t('closed')
      : t(paused ? 'pausedUntil' : isClosedByHand ? 'closedUntil' : 'opensAt', { when: until })
  const more = [
    ...(open && !delivers ? [t('pickupOnly')] : []),
    ...(open && extraMinutes > 0 ? [t('slower', { minutes: extraMinutes })] : []),
  ]
  const words = [state, ...more].join(' · ')

  const doors: MenuEntry[] = open
    ? [
        ...([15, 30, 60] as const).map((minutes) => ({
          id: `pause-${minutes}`,
          label: t(`pause${minutes}`),
          icon: <Pause {...icon} />,
          onSelect: () => void say({ act: 'pause', minutes }),
        })),
        {
          id: 'close',
          label: t('close'),
          icon: <DoorClosed {...icon} />,
          onSelect: () => void say({ act: 'close' }),
        },
      ]
    : isClosedByHand
      ? [
          {
            id: 'open',
            label: t('openNow'),
            icon: <DoorOpen {...icon} />,
            onSelect: () => void say({ act: 'open' }),
          },
        ]
      : [
          {
            id: 'stay-closed',
            label: t('stayClosed'),
            icon: <DoorClosed {...icon} />,
            onSelect: () => void say({ act: 'close' }),
          },
        ]
  const deliveries: MenuEntry[] = [
    delivers
      ? {
          id: 'pickup-only',
          label: t('onlyPickup'),
          icon: <Store {...icon} />,
          onSelect: () => void say({ act: 'pickup-only' }),
        }
      : {
          id: 'deliver',
          label: t('deliverAgain'),
          icon: <Bike {...icon} />,
          onSelect: () => void say({ act: 'deliver' }),
        },
  ]
  const preparation: MenuEntry[] = [
    ...[15, 30]
      .filter((minutes) => minutes !== extraMinutes)
      .map((minutes) => ({
        id: `slower-${minutes}`,
        label: t('slowerBy', { minutes }),
        icon: <Hourglass {...icon} />,
        onSelect: () => void say({ act: 'slower', minutes }),
      })),
    ...(extraMinutes > 0
      ? [
          {
            id: 'usual',
            label: t('usualTime'),
            icon: <Clock {...icon} />,
            onSelect: () => void say({ act: 'usual' }),
          },
        ]
      : []),
  ]

  return (
    <Menu
      groups={cooks ? [doors, deliveries, preparation] : [doors]}
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
