import { Menu } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../i18n/language'
import { callAreas, useCallCounts } from '../../shared/page/call-counts'
import { IconButton } from '../../ui/buttons/icon-button'
import { upTo99 } from '../../ui/values/up-to-99'
import { shellTexts } from './shell-texts'

/** Opens the menu of a narrow screen; what calls behind it is a number on the button, and sentences to hear. */
export function MenuButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const t = useTexts(shellTexts)
  const callsId = useId()
  const counts = useCallCounts()
  const calling = callAreas.filter((area) => counts[area] > 0)
  const total = calling.reduce((sum, area) => sum + counts[area], 0)
  return (
    <span className="relative">
      <IconButton
        label={t('openMenu')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-describedby={total > 0 ? callsId : undefined}
        icon={<Menu size={26} aria-hidden="true" />}
        onClick={onOpen}
      />
      {total > 0 && (
        <>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0 right-0 grid min-h-5 min-w-5 place-items-center rounded-full bg-danger-solid px-1 text-sm leading-none font-bold text-surface tabular-nums"
          >
            {upTo99(total)}
          </span>
          <span id={callsId} hidden>
            {calling.map((area) => t(`calls_${area}`, { count: counts[area] })).join(', ')}
          </span>
        </>
      )}
    </span>
  )
}
