import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { useFocusOnArrival } from '../../lib/hooks/use-focus-on-arrival'
import { Button } from '../../ui/button'
import { authTexts } from '../texts'

/** The password is saved; the sign-in follows by itself. */
export function FinishedStep({ onGo }: { onGo: () => void }) {
  const t = useTexts(authTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <CircleCheck size={56} aria-hidden="true" className="text-ready-solid" />
      <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {t('finishedTitle')}
      </h2>
      <p className="text-ink-soft">{t('finishedText')}</p>
      <Button kind="secondary" onClick={onGo}>
        {t('goToLogin')}
      </Button>
    </div>
  )
}
