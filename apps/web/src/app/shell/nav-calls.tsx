import { useTexts } from '../../i18n/language'
import type { CallCounts } from '../../shared/page/call-counts'
import { cx } from '../../ui/class-names'
import { shellTexts } from '../shell-texts'
import type { NavName } from './nav-items'

const looks: Record<keyof CallCounts, string> = {
  orders: 'bg-marigold text-on-marigold',
  conversations: 'bg-danger-solid text-surface',
  schedule: 'border border-line-strong bg-neutral text-neutral-ink',
}

/** Whether something in this part of the menu calls for a person. */
export function isCalling(name: NavName): name is keyof CallCounts {
  return Object.hasOwn(looks, name)
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
        {count > 99 ? '99+' : count}
      </span>
      <span id={id} hidden>
        {t(`calls_${area}`, { count })}
      </span>
    </>
  )
}
