import { isModuleOpen, type Modules } from '@balcao/domain/licence'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink } from 'react-router'
import { useTexts } from '../../i18n/language'
import { licenceTexts } from '../../licence/texts'
import { unavailableText } from '../../licence/unavailable-text'
import { useCallCounts } from '../../shared/page/call-counts'
import { cx } from '../../ui/look/class-names'
import { Tooltip } from '../../ui/notices/tooltip'
import { shellTexts } from './shell-texts'
import { callingArea, NavCalls } from './nav-calls'
import type { NavItem } from './nav-items'

interface NavEntryProps {
  item: NavItem
  modules: Modules
  onFollow: () => void
}

const entryClass = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3.5 font-semibold'

/**
 * One line of the menu. Without its module it stays in sight, greyed, focusable and explained, and leads
 * nowhere (SHELL-13 to SHELL-15). Pressed, it says why below itself: a finger has no tooltip.
 */
export function NavEntry({ item, modules, onFollow }: NavEntryProps) {
  const t = useTexts(shellTexts)
  const tLicence = useTexts(licenceTexts)
  const Icon = item.icon
  const title = t(`nav_${item.name}`)
  const [isTold, setTold] = useState(false)
  const callsId = useId()
  const counts = useCallCounts()
  const area = callingArea(item.name)
  const calls = area ? counts[area] : 0

  if (item.flag && !isModuleOpen(modules, item.flag)) {
    const reason = tLicence(unavailableText(item.flag))
    return (
      <Tooltip text={reason} className="block">
        {(description) => (
          <>
            <a
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- an <a> without href is no link by itself
              role="link"
              aria-disabled="true"
              tabIndex={0}
              {...description}
              onClick={() => setTold(true)}
              onKeyDown={({ key }) => key === 'Enter' && setTold(true)}
              className={cx(entryClass, 'text-ink-soft opacity-65')}
            >
              <Icon size={22} aria-hidden="true" />
              <span className="flex-1">{title}</span>
              <Lock size={16} aria-hidden="true" />
            </a>
            {isTold && <span className="block pr-3.5 pb-2 pl-12 text-sm text-ink-soft">{reason}</span>}
          </>
        )}
      </Tooltip>
    )
  }
  return (
    <span className="relative block">
      <NavLink
        to={`/dashboard/${item.name}`}
        onClick={onFollow}
        aria-describedby={calls > 0 ? callsId : undefined}
        className={({ isActive }) =>
          cx(
            entryClass,
            'transition-colors',
            isActive ? 'bg-accent text-on-accent' : 'text-ink hover:bg-sunken',
          )
        }
      >
        <Icon size={22} aria-hidden="true" />
        {title}
      </NavLink>
      {area && calls > 0 && <NavCalls id={callsId} area={area} count={calls} />}
    </span>
  )
}
