import type { OpeningAct } from '@balcao/contract/company'
import { Bike, ChevronDown, Clock, DoorOpen, Hourglass, Pause, type LucideIcon } from 'lucide-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { useTexts } from '../../i18n/language'
import { Menu, type MenuEntry } from '../../ui/choices/menu'
import { useMedia } from '../../lib/hooks/use-media'
import { cx } from '../../ui/look/class-names'
import { Tooltip } from '../../ui/notices/tooltip'
import { QuickButtons } from './quick-buttons'
import { useQuickActs, type QuickAct } from './quick-acts'
import { ShopSheet } from './shop-sheet'
import { openingTexts } from './texts'
import { useOpening, type Opening } from './use-opening'

interface ShopOpeningProps {
  /** Beside the navigation there is room for each press; in a phone's header the state opens a sheet with them. */
  place: 'side' | 'header'
  /** What else is pressed there; beside the navigation in one press too. */
  more: readonly MenuEntry[]
}

/**
 * Whether customers can order now, on every screen, with what changes that: pause, close, pick-up alone, longer preparation in a
 * press, the rest in another. All of it ends by itself, and each press can be undone.
 */
export function ShopOpening(props: ShopOpeningProps) {
  const opening = useOpening()
  return opening && <ShopState opening={opening} {...props} />
}

function ShopState({ opening, place, more }: ShopOpeningProps & { opening: Opening }) {
  const t = useTexts(openingTexts)
  const acts = useQuickActs(opening)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const words = useStateWords(opening)
  const groups = [...useOtherActs(opening), more]
  const { say } = opening
  const isRoomy = useMedia('(min-width: 40rem)')
  if (place === 'side')
    return (
      <div className="grid gap-1.5">
        <Menu groups={groups} trigger={<StatePill opening={opening} words={words} className="w-full" />} />
        <div className="-mx-2 flex gap-1">
          <QuickButtons acts={acts} say={say} size="icons" />
          {more.map(({ id, label, icon, onSelect }) => (
            <Tooltip key={id} text={label} className="grid flex-1">
              {() => (
                <button
                  type="button"
                  aria-label={label}
                  onClick={onSelect}
                  className="inline-flex min-h-9 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
                >
                  {icon}
                </button>
              )}
            </Tooltip>
          ))}
        </div>
      </div>
    )
  return (
    <span className="flex min-w-0 items-center justify-end">
      <StatePill
        opening={opening}
        words={words}
        className="mr-1"
        aria-haspopup="dialog"
        onClick={() => setSheetOpen(true)}
      />
      <QuickButtons acts={thumbActs(acts, isRoomy)} say={say} size="thumb" />
      {isSheetOpen && (
        <ShopSheet
          title={t('shop', { state: words.join(' · ') })}
          acts={acts}
          say={say}
          groups={groups}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </span>
  )
}

/** Those of a phone's header: longer preparation where there is room; closing at the edge, which no message covers. */
function thumbActs(acts: readonly QuickAct[], isRoomy: boolean): readonly QuickAct[] {
  const [closing, ...others] = acts.toSorted((a, b) => Number(b.id === 'close') - Number(a.id === 'close'))
  return [...others.filter(({ id }) => isRoomy || id !== 'slower'), ...(closing ? [closing] : [])]
}

/** 'Aberta', and what is unusual about it: 'Só retirada', '+15 min'. */
function useStateWords({ open, opensAt, paused, delivers, extraMinutes, isClosedByHand, when }: Opening) {
  const t = useTexts(openingTexts)
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
  return [state(), ...more] as const
}

/** What has no button of its own: other pauses, other preparation, the ways back in words. */
function useOtherActs({ open, delivers, extraMinutes, isClosedByHand, cooks, say }: Opening): MenuEntry[][] {
  const t = useTexts(openingTexts)
  const entry = (Icon: LucideIcon, label: string, act: OpeningAct): MenuEntry => ({
    id: label,
    label,
    icon: <Icon size={20} aria-hidden="true" />,
    onSelect: () => void say(act),
  })
  const doors = [
    ...(open
      ? ([15, 60] as const).map((minutes) => entry(Pause, t(`pause${minutes}`), { act: 'pause', minutes }))
      : []),
    ...(isClosedByHand ? [entry(DoorOpen, t('openNow'), { act: 'open' })] : []),
    ...(delivers ? [] : [entry(Bike, t('deliverAgain'), { act: 'deliver' })]),
  ]
  if (!cooks) return [doors]
  const preparation = [
    ...[15, 30]
      .filter((minutes) => minutes !== (extraMinutes || 15))
      .map((minutes) => entry(Hourglass, t('slowerBy', { minutes }), { act: 'slower', minutes })),
    ...(extraMinutes > 0 ? [entry(Clock, t('usualTime'), { act: 'usual' })] : []),
  ]
  return [doors, preparation]
}

type StatePillProps = ComponentPropsWithRef<'button'> & {
  opening: Opening
  words: readonly [string, ...string[]]
}

/** In one line; where a header leaves little room in two. */
function StatePill({ opening, words: [state, ...more], className, ...rest }: StatePillProps) {
  const t = useTexts(openingTexts)
  const { open, delivers, extraMinutes } = opening
  const isUnusual = !delivers || extraMinutes > 0
  return (
    <button
      type="button"
      {...rest}
      aria-label={t('shop', { state: [state, ...more].join(' · ') })}
      className={cx(
        'inline-flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-full border border-line bg-surface px-3 max-[26rem]:gap-1.5 max-[26rem]:px-2 text-sm font-semibold text-ink hover:bg-sunken',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'size-2.5 shrink-0 rounded-full max-[21rem]:hidden',
          !open ? 'bg-danger-solid' : isUnusual ? 'bg-marigold' : 'bg-ready-solid',
        )}
      />
      <span className="min-w-0 flex-1 truncate text-left leading-tight max-[26rem]:wrap-normal max-[26rem]:whitespace-normal">
        <span className="max-[26rem]:line-clamp-2">{state}</span>
        {more.length > 0 && (
          <span className="max-[26rem]:block max-[26rem]:truncate">
            <span className="max-[26rem]:hidden"> · </span>
            {more.join(' · ')}
          </span>
        )}
      </span>
      <ChevronDown size={16} aria-hidden="true" className="shrink-0 max-[26rem]:hidden" />
    </button>
  )
}
