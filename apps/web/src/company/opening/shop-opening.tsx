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
import { cx } from '../../ui/look/class-names'
import { Menu, type MenuEntry } from '../../ui/choices/menu'
import { IconButton } from '../../ui/buttons/icon-button'
import { openingTexts } from './texts'
import { useOpening } from './use-opening'

/**
 * Whether customers can order now, on every screen; one press pauses the shop or opens it again, another opens what else
 * changes that: close, pick-up alone, longer preparation. All of it ends by itself, and each press can be undone. `more`: what else is pressed there.
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

  const quick = open
    ? cooks && { label: t('pause30'), Icon: Pause, act: { act: 'pause', minutes: 30 } as const }
    : isClosedByHand && { label: t('openNow'), Icon: DoorOpen, act: { act: 'open' } as const }

  return (
    <span className="flex max-w-full min-w-0 items-center gap-1">
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
      {quick && (
        <IconButton
          label={quick.label}
          title={quick.label}
          icon={<quick.Icon size={20} aria-hidden="true" />}
          disabled={busy}
          onClick={() => void say(quick.act)}
        />
      )}
    </span>
  )
}
