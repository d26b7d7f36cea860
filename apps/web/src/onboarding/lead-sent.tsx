import { MailCheck } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { onboardingTexts } from './texts'
import { ArrivalHeading } from '../shared/page/arrival-heading'
import { RoundIcon } from '../ui/round-icon'

/** Takes the form's place once the lead is stored (LEAD-15, LEAD-16). */
export function LeadSent() {
  const t = useTexts(onboardingTexts)
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <RoundIcon tone="good" size="large">
        <MailCheck size={40} aria-hidden="true" />
      </RoundIcon>
      <ArrivalHeading as="h1" className="text-2xl">
        {t('successTitle')}
      </ArrivalHeading>
      <p className="max-w-sm text-ink-soft">{t('successText')}</p>
    </div>
  )
}
