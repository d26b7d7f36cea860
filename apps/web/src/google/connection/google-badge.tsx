import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { toneColours } from '../../ui/values/badge'
import { cx } from '../../ui/look/class-names'
import { googleTexts } from '../texts'
import { ConnectionDetails } from './connection-details'
import { useGoogle } from './google.queries'
import { stateLooks } from './state-look'

interface GoogleBadgeProps {
  /** The details panel is open from the start. */
  isOpen?: boolean
  /** IANA zone of the company's clock. */
  zone: string
}

/** How the company's Google Calendar stands in a word (GOOG-08 to GOOG-11), and behind it the details (GOOG-12). */
export function GoogleBadge({ isOpen = false, zone }: GoogleBadgeProps) {
  const t = useTexts(googleTexts)
  const id = useId()
  const [isShown, setIsShown] = useState(isOpen)
  const google = useGoogle()
  const { state } = google.connection
  const { tone, icon } = stateLooks[state]
  return (
    <div className="grid grid-cols-1 gap-3">
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
        className="inline-flex min-h-11 items-center gap-2.5 justify-self-start rounded-md font-semibold"
      >
        Google Calendar
        <span
          className={cx(
            'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm whitespace-nowrap',
            toneColours[tone],
          )}
        >
          {icon}
          {t(`state_${state}`)}
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={cx('text-ink-soft transition-transform', isShown && 'rotate-180')}
        />
      </button>
      <span role="status" className="sr-only">
        {state === 'loading' ? '' : t('stateSpoken', { state: t(`state_${state}`) })}
      </span>
      <div id={id} hidden={!isShown}>
        {isShown && <ConnectionDetails google={google} zone={zone} />}
      </div>
    </div>
  )
}
