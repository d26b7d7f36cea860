import { WifiOff } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useConnection } from '../../lib/live/connection'
import { shellTexts } from './shell-texts'

/** Says that what is on the screen may be old. Its live region is always there, so that it is announced. */
export function ConnectionBanner() {
  const t = useTexts(shellTexts)
  const connection = useConnection()
  return (
    <div aria-live="polite">
      {connection !== 'online' && (
        <p className="flex items-center gap-3 bg-analysis px-4 py-2.5 font-semibold text-analysis-ink sm:px-6 lg:px-10">
          <WifiOff size={20} aria-hidden="true" className="shrink-0" />
          {t(connection)}
        </p>
      )}
    </div>
  )
}
