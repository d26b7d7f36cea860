import { MailCheck } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../i18n/language'
import { useFocusOnArrival } from '../lib/hooks/use-focus-on-arrival'
import { onboardingTexts } from './texts'

/** Takes the form's place once the lead is stored (LEAD-15, LEAD-16). */
export function LeadSent() {
  const t = useTexts(onboardingTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-ready text-ready-ink">
        <MailCheck size={40} aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {t('successTitle')}
      </h1>
      <p className="max-w-sm text-ink-soft">{t('successText')}</p>
    </div>
  )
}
