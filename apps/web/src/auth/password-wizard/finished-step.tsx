import { CircleCheck } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { authTexts } from '../texts'
import { ArrivalHeading } from '../../shared/page/arrival-heading'

/** The password is saved; the sign-in follows by itself. */
export function FinishedStep({ onGo }: { onGo: () => void }) {
  const t = useTexts(authTexts)
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <CircleCheck size={56} aria-hidden="true" className="text-ready-solid" />
      <ArrivalHeading>{t('finishedTitle')}</ArrivalHeading>
      <p className="text-ink-soft">{t('finishedText')}</p>
      <Button kind="secondary" onClick={onGo}>
        {t('goToLogin')}
      </Button>
    </div>
  )
}
