import { useTexts } from '../../i18n/language'
import { callAreas, type CallCounts } from '../../shared/page/call-counts'
import { cx } from '../../ui/look/class-names'
import { upTo99 } from '../../ui/values/up-to-99'
import { shellTexts } from './shell-texts'
import type { NavName } from './nav-items'

const looks: Record<keyof CallCounts, string> = {
  orders: 'bg-marigold text-on-marigold',
  conversations: 'bg-danger-solid text-surface',
  schedule: 'border border-line-strong bg-neutral text-neutral-ink',
}

/** The part of the menu, if something in it can call for a person. */
export function callingArea(name: NavName): keyof CallCounts | null {
  return callAreas.find((area) => area === name) ?? null
}

interface NavCallsProps {
  /** By which the link beside it is described. */
  id: string
  area: keyof CallCounts
  count: number
}

/** How much calls for a person behind a line of the menu: a number to see, a sentence to hear. */
export function NavCalls({ id, area, count }: NavCallsProps) {
  const t = useTexts(shellTexts)
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute top-1/2 right-2.5 grid min-h-6 min-w-6 -translate-y-1/2 place-items-center rounded-full px-1.5 text-sm font-bold tabular-nums',
          looks[area],
        )}
      >
        {upTo99(count)}
      </span>
      <span id={id} hidden>
        {t(`calls_${area}`, { count })}
      </span>
    </>
  )
}
