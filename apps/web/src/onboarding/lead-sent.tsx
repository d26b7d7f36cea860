import { MailCheck } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { Arrived } from '../shared/page/arrived'
import { onboardingTexts } from './texts'

/** Takes the form's place once the lead is stored (LEAD-15, LEAD-16). */
export function LeadSent() {
  const t = useTexts(onboardingTexts)
  return (
    <Arrived
      icon={<MailCheck size={40} aria-hidden="true" />}
      title={t('successTitle')}
      text={t('successText')}
    />
  )
}
